import { createContext, useContext } from "react";

const NonceContext = createContext("");

/** The CSP nonce for inline scripts. Empty in the browser. */
export const NonceProvider = NonceContext.Provider;

export function useNonce(): string {
	return useContext(NonceContext);
}
