import type { QueryClient } from "@tanstack/react-query";
import type { ApiMutation } from "./query-client";

type Loaded = typeof import("./query-client") & { client: QueryClient };
let loading: Promise<Loaded> | undefined;
let loaded: Loaded | undefined;

/** TanStack Query is loaded on first use. Rejects if loading fails; the next call tries again. */
export function loadQueryClient(): Promise<Loaded> {
	loading ??= import("./query-client").then(
		(module) => {
			loaded = { ...module, client: module.createQueryClient() };
			return loaded;
		},
		(error) => {
			loading = undefined;
			throw error;
		},
	);
	return loading;
}

/** Throws an `ApiFailure`. */
export async function mutateApi<T>(mutation: ApiMutation, outdated?: readonly string[]): Promise<T> {
	const { client, runMutation } = await loadQueryClient();
	return (await runMutation(client, mutation, outdated)) as T;
}

/** Invalidates queries under a path. Visible ones are refetched at once; resolves when they are. */
export async function invalidateQueries(path: string): Promise<void> {
	await loaded?.invalidatePath(loaded.client, path);
}

export function clearQueries(): void {
	loaded?.client.clear();
}
