import { callApi } from "./api-call";
import { toApiFailure, toNetworkFailure } from "./api-failure";

type Options = {
	on401: "returnNull" | "throw";
};
type QueryContext = { queryKey: readonly unknown[]; signal?: AbortSignal };

export function pathOf(queryKey: readonly unknown[]): string {
	return queryKey.join("/");
}

export function createReader({ on401 }: Options) {
	return async ({ queryKey, signal }: QueryContext): Promise<unknown> => {
		const path = pathOf(queryKey);
		const response = await callApi({ path, signal, flagRetry: false });
		if (response.status === 401 && on401 === "returnNull") return null;
		if (!response.ok) throw await toApiFailure(response);
		try {
			return await response.json();
		} catch (error) {
			throw toNetworkFailure(error, { method: "GET", path, status: response.status });
		}
	};
}
