import type { RefusedSignIn } from "../../shared/sign-in-rules.ts";
import type { PasskeyResult } from "./passkey-requests.ts";
import { useBusy } from "./use-busy.ts";
import { useHasPasskeys } from "./use-has-passkeys.ts";

/** Signs in with a passkey or registers one. Hidden without scripts or passkey support. */
export function PasskeyButton(props: {
	label: string;
	request: (
		code: typeof import("./passkey-requests.ts"),
	) => Promise<PasskeyResult>;
	onRefused: (refusal: RefusedSignIn | undefined) => void;
	/** Receives the token of the session that begins, if one does. */
	onDone: (token: string | undefined) => void;
}) {
	const { label, request, onRefused, onDone } = props;
	const hasPasskeys = useHasPasskeys();
	const [isBusy, run] = useBusy();
	const ask = async (): Promise<void> => {
		onRefused(undefined);
		const result = await import("./passkey-requests.ts")
			.then(request)
			// If the code cannot be loaded, it is as if no response arrived.
			.catch((): PasskeyResult => {
				return { kind: "refused", refusal: { failure: "offline" } };
			});
		if (result.kind === "registered") onDone(undefined);
		else if (result.kind === "signed-in") onDone(result.token);
		else if (result.kind === "refused") onRefused(result.refusal);
	};
	return (
		<button
			className="button"
			type="button"
			hidden={!hasPasskeys}
			aria-disabled={isBusy}
			onClick={() => run(ask)}
		>
			{label}
		</button>
	);
}
