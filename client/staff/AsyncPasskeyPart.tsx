import { type ComponentType, useEffect, useState } from "react";

type Part = ComponentType<{ isAgain?: boolean }>;

/** Loads {@link PasskeyPart} on demand, because few visitors need it. */
export function AsyncPasskeyPart(props: { isAgain?: boolean }) {
	const [Part, setPart] = useState<Part>();
	useEffect(() => {
		// If it fails to load, the password still works.
		import("./PasskeyPart.tsx").then(
			({ PasskeyPart }) => setPart(() => PasskeyPart),
			() => {},
		);
	}, []);
	return Part && <Part {...props} />;
}
