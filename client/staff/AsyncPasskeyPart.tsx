import { type ComponentType, useEffect, useState } from "react";

type Part = ComponentType<{ isAgain?: boolean }>;

/** Few are asked for a passkey, or make one, so that nobody else loads what does it. */
export function AsyncPasskeyPart(props: { isAgain?: boolean }) {
	const [Part, setPart] = useState<Part>();
	useEffect(() => {
		// Where it does not come, the password is left.
		import("./PasskeyPart.tsx").then(
			({ PasskeyPart }) => setPart(() => PasskeyPart),
			() => {},
		);
	}, []);
	return Part && <Part {...props} />;
}
