import type { ReactNode } from "react";

/** A name and its value among `Terms`; nothing where there is no value. */
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
