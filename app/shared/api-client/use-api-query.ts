import { useEffect, useRef, useState } from "react";
import { loadQueryClient } from "./lazy-query-client";
import type { ApiResult, InitialData } from "./query-client";
import type { ApiQuery } from "./query-policy";

type Options<T> = {
	enabled?: boolean;
	already?: InitialData<T>;
};

/** `data` is the initial data until the first response and while disabled; without any, `isPending` is true. */
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
