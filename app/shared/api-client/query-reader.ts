import { callApi } from "./api-call";
import { brokenOff, refusedBy } from "./api-failure";

type Options = {
	/** What to do when nobody is signed in. */
	on401: "returnNull" | "throw";
};
type Asked = { queryKey: readonly unknown[]; signal?: AbortSignal };

/** The path that a query key stands for: its parts, joined by slashes. */
export function pathOf(queryKey: readonly unknown[]): string {
	return queryKey.join("/");
}

/** Makes the reader of queries: GETs what the key names and returns its JSON. */
export function createReader({ on401 }: Options) {
	return async ({ queryKey, signal }: Asked): Promise<unknown> => {
		const path = pathOf(queryKey);
		const response = await callApi({ path, signal, flagRetry: false });
		if (response.status === 401 && on401 === "returnNull") return null;
		if (!response.ok) throw await refusedBy(response);
		try {
			return await response.json();
		} catch (error) {
			throw brokenOff(error, { method: "GET", path, status: response.status });
		}
	};
}
