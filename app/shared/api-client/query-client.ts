import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { requestApi } from "./api-call";
import { type ApiQuery, MUTATION_DEFAULTS, QUERY_DEFAULTS } from "./query-policy";

/** Load it through `lazy-query-client.ts`. */
export function createQueryClient(): QueryClient {
	return new QueryClient({ defaultOptions: { queries: QUERY_DEFAULTS, mutations: MUTATION_DEFAULTS } });
}

export type ApiResult<T> = { data: T | undefined; error: Error | null; isPending: boolean };

/** Data that a loader sent with the page. `readAt` is in UTC milliseconds. */
export type InitialData<T> = { data: T; readAt: number };

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

/** `initialData` only fills an empty cache, but the page may bring newer data than the cache has. */
function seedIfNewer<T>(client: QueryClient, queryKey: readonly unknown[], { data, readAt }: InitialData<T>) {
	const knownAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
	if (readAt > knownAt) client.setQueryData(queryKey, data, { updatedAt: readAt });
}

export type ApiMutation = {
	method: "POST" | "DELETE";
	path: string;
	body?: unknown;
	keepalive?: boolean;
};

export async function runMutation(client: QueryClient, mutation: ApiMutation, outdated: readonly string[] = []) {
	const observer = new MutationObserver(client, {
		mutationFn: async (call: ApiMutation) => (await requestApi(call)).json(),
	});
	const answer: unknown = await observer.mutate(mutation);
	await Promise.all(outdated.map((path) => invalidatePath(client, path)));
	return answer;
}

export function invalidatePath(client: QueryClient, path: string): Promise<void> {
	return client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).split("?", 1)[0] === path });
}
