import { useEffect, useRef, useState } from "react";
import { loadQueryClient } from "./lazy-query-client";
import type { ApiResult, InitialData } from "./query-client";
import type { ApiQuery } from "./query-policy";

type Options<T> = {
	/** Nothing is fetched while this is false. */
	enabled?: boolean;
	/** Data from the page's loader; not fetched again until it is stale. */
	already?: InitialData<T>;
};

/**
 * Reads from the API in the browser through the shared query client. On the server, before the first response and while
 * `enabled` is false, `data` is the initial data; without any, `isPending` is true.
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
