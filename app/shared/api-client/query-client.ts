import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { requestApi } from "./api-call";
import { type ApiQuery, MUTATION_DEFAULTS, QUERY_DEFAULTS } from "./query-policy";

/** TanStack Query under the policies of the school. Loaded through `lazy-query-client.ts` only. */
export function createQueryClient(): QueryClient {
	return new QueryClient({ defaultOptions: { queries: QUERY_DEFAULTS, mutations: MUTATION_DEFAULTS } });
}

/** What a query knows at the moment. */
export type ApiResult<T> = { data: T | undefined; error: Error | null; isPending: boolean };

/** What came with the page, and when (UTC milliseconds). */
export type InitialData<T> = { data: T; readAt: number };

/** Tells `listen` what a query knows, now and whenever it changes, until the function it returns is called. */
export function observeQuery<T>(
	client: QueryClient,
	{ answer: _answer, ...query }: ApiQuery<T>,
	listen: (result: ApiResult<T>) => void,
	already?: InitialData<T>,
) {
	if (already) seedIfNewer(client, query.queryKey, already);
	const observer = new QueryObserver(client, query);
	const tell = () => {
		const { data, error, isPending } = observer.getCurrentResult();
		listen({ data: data as T | undefined, error, isPending });
	};
	const stop = observer.subscribe(tell);
	tell();
	return stop;
}

/** `initialData` would do this for an empty cache only: a page brings newer data than what it finds there. */
function seedIfNewer<T>(client: QueryClient, queryKey: readonly unknown[], { data, readAt }: InitialData<T>) {
	const knownAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
	if (readAt > knownAt) client.setQueryData(queryKey, data, { updatedAt: readAt });
}

export type ApiMutation = {
	method: "POST" | "DELETE";
	path: string;
	body?: unknown;
	/** Goes through even while the page is being left. */
	keepalive?: boolean;
};

/** Sends a change; what was read under one of the `outdated` paths is read again. Returns its JSON. Throws an `ApiFailure`. */
export async function runMutation(client: QueryClient, mutation: ApiMutation, outdated: readonly string[] = []) {
	const observer = new MutationObserver(client, {
		mutationFn: async (call: ApiMutation) => (await requestApi(call)).json(),
	});
	const answer: unknown = await observer.mutate(mutation);
	await Promise.all(outdated.map((path) => invalidatePath(client, path)));
	return answer;
}

/** Has what was read under a path, in whatever language, read again: at once where it is shown, otherwise when it is. */
export function invalidatePath(client: QueryClient, path: string): Promise<void> {
	return client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).split("?", 1)[0] === path });
}
