import { type Context, useContext } from "react";

/** The value of a context. @throws without a provider */
export function useGiven<Value>(context: Context<Value | undefined>): Value {
	const value = useContext(context);
	if (!value) throw new Error("no provider around this component");
	return value;
}
