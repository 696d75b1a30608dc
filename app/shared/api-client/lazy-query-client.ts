import type { QueryClient } from "@tanstack/react-query";
import type { ApiMutation } from "./query-client";

type Loaded = typeof import("./query-client") & { client: QueryClient };
let loading: Promise<Loaded> | undefined;
let loaded: Loaded | undefined;

/**
 * The one query client of the browser. TanStack Query is fetched at the first
 * call: a page that asks nothing does not pay for it. Throws when it cannot be
 * fetched; the next call tries again.
 */
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

/** Sends a change through the client. Throws an `ApiFailure`. */
export async function mutateApi<T>(mutation: ApiMutation, outdated?: readonly string[]): Promise<T> {
	const { client, runMutation } = await loadQueryClient();
	return (await runMutation(client, mutation, outdated)) as T;
}

/** Has what was read under a path read again: at once where it is shown, otherwise when it is. Resolves when it has been. */
export async function invalidateQueries(path: string): Promise<void> {
	await loaded?.invalidatePath(loaded.client, path);
}

/** Forgets all that was read. */
export function clearQueries(): void {
	loaded?.client.clear();
}
