import { type Context, useContext } from "react";

/** What a provider around the component gives. @throws where there is none. */
export function useGiven<Value>(context: Context<Value | undefined>): Value {
	const value = useContext(context);
	if (!value) throw new Error("no provider around this component");
	return value;
}
