import type { ReactNode } from "react";

/** A name and value in `Terms`; renders nothing without a value. */
export function Term({
	name,
	children,
}: {
	name: string;
	children: ReactNode;
}) {
	if (!children) return null;
	return (
		<div>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}
