import { useEffect, useRef, useState } from "react";
import { loadQueryClient } from "./lazy-query-client";
import type { ApiResult } from "./query-client";
import type { ApiQuery } from "./query-policy";

/**
 * Reads from the API once the page runs, through the shared query client. On
 * the server, before the first answer and while `enabled` is false, `isPending` is true.
 */
export function useApiQuery<T>(query: ApiQuery<T>, { enabled = true } = {}): ApiResult<T> {
	const [result, setResult] = useState<ApiResult<T>>({ data: undefined, error: null, isPending: true });
	const latest = useRef(query);
	latest.current = query;
	const key = query.queryKey.join("/");

	// biome-ignore lint/correctness/useExhaustiveDependencies: a query is its key
	useEffect(() => {
		if (!enabled) return;
		let hasLeft = false;
		let stop = () => {};
		loadQueryClient().then(
			({ client, observeQuery }) => {
				if (!hasLeft) stop = observeQuery(client, latest.current, setResult);
			},
			(error) => setResult({ data: undefined, error, isPending: false }),
		);
		return () => {
			hasLeft = true;
			stop();
		};
	}, [key, enabled]);

	return result;
}
