import { useEffect, useRef, useState } from "react";
import { loadQueryClient } from "./lazy-query-client";
import type { ApiResult, InitialData } from "./query-client";
import type { ApiQuery } from "./query-policy";

type Options<T> = {
	/** Nothing is asked while this is false. */
	enabled?: boolean;
	/** What a loader has read with the page: it is not asked for again before it is stale. */
	already?: InitialData<T>;
};

/**
 * Reads from the API once the page runs, through the shared query client. On
 * the server, before the first answer and while `enabled` is false, `data` is
 * what was there already, and without it `isPending` is true.
 */
export function useApiQuery<T>(query: ApiQuery<T>, { enabled = true, already }: Options<T> = {}): ApiResult<T> {
	const [result, setResult] = useState<ApiResult<T>>(() => waiting(already));
	const latest = useRef({ query, already });
	latest.current = { query, already };
	const key = query.queryKey.join("/");

	// biome-ignore lint/correctness/useExhaustiveDependencies: a query is its key, and what is there already is newer when it changes
	useEffect(() => {
		if (!enabled) return;
		let hasLeft = false;
		let stop = () => {};
		loadQueryClient().then(
			({ client, observeQuery }) => {
				if (!hasLeft) stop = observeQuery(client, latest.current.query, setResult, latest.current.already);
			},
			(error) => setResult({ ...waiting(latest.current.already), error, isPending: false }),
		);
		return () => {
			hasLeft = true;
			stop();
		};
	}, [key, enabled, already?.readAt]);

	return result;
}

function waiting<T>(already: InitialData<T> | undefined): ApiResult<T> {
	return { data: already?.data, error: null, isPending: already === undefined };
}
