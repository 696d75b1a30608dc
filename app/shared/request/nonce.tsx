import { createContext, useContext } from "react";

const NonceContext = createContext("");

/** Carries the nonce of a response to what renders its inline scripts. Empty in the browser. */
export const NonceProvider = NonceContext.Provider;

export function useNonce(): string {
	return useContext(NonceContext);
}
