import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { requestApi } from "./api-call";
import { type ApiQuery, MUTATION_DEFAULTS, QUERY_DEFAULTS } from "./query-policy";

/** TanStack Query under the policies of the school. Loaded through `lazy-query-client.ts` only. */
export function createQueryClient(): QueryClient {
	return new QueryClient({ defaultOptions: { queries: QUERY_DEFAULTS, mutations: MUTATION_DEFAULTS } });
}

/** What a query knows at the moment. */
export type ApiResult<T> = { data: T | undefined; error: Error | null; isPending: boolean };

/** Tells `listen` what a query knows, now and whenever it changes, until the function it returns is called. */
export function observeQuery<T>(client: QueryClient, query: ApiQuery<T>, listen: (result: ApiResult<T>) => void) {
	const { answer: _answer, ...options } = query;
	const observer = new QueryObserver(client, options);
	const tell = () => {
		const { data, error, isPending } = observer.getCurrentResult();
		listen({ data: data as T | undefined, error, isPending });
	};
	const stop = observer.subscribe(tell);
	tell();
	return stop;
}

export type ApiMutation = { method: "POST" | "DELETE"; path: string; body?: unknown };

/** Sends a change; queries whose key opens with one of `outdated` are read again when next needed. Returns its JSON. */
export async function runMutation(client: QueryClient, mutation: ApiMutation, outdated: readonly string[] = []) {
	const observer = new MutationObserver(client, {
		mutationFn: async ({ method, path, body }: ApiMutation) => (await requestApi(method, path, body)).json(),
	});
	const answer: unknown = await observer.mutate(mutation);
	await Promise.all(outdated.map((path) => client.invalidateQueries({ queryKey: [path] })));
	return answer;
}
