import { createContext, useContext } from "react";

const RequestIdContext = createContext("");

export const RequestIdProvider = RequestIdContext.Provider;

export function useRequestId(): string {
	return useContext(RequestIdContext);
}
