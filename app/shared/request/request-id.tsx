import { createContext, useContext } from "react";

const RequestIdContext = createContext("");

/** Carries the id of a request to what shows it to the visitor. Empty in the browser. */
export const RequestIdProvider = RequestIdContext.Provider;

export function useRequestId(): string {
	return useContext(RequestIdContext);
}
