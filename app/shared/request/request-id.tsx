import { createContext, useContext } from "react";

const RequestIdContext = createContext("");

/** The request id for error pages. Empty in the browser. */
export const RequestIdProvider = RequestIdContext.Provider;

export function useRequestId(): string {
	return useContext(RequestIdContext);
}
