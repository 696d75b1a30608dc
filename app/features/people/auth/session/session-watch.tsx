import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { InitialData } from "#app/shared/api-client/query-client.ts";
import { currentUserQuery } from "#app/shared/api-client/query-policy.ts";
import { useApiQuery } from "#app/shared/api-client/use-api-query.ts";
import type { User } from "../user-shape";

type Props = { shown: InitialData<User> };

/**
 * Keeps the shown user current: pages do not reload the root, so it queries the session endpoint once the data is
 * five minutes old, and revalidates when the user changed.
 */
export function SessionWatch({ shown }: Props) {
	return <Watch key={useLocation().pathname} shown={shown} />;
}

/** Remounted for each page, which makes the query check its age. */
function Watch({ shown }: Props) {
	const { revalidate } = useRevalidator();
	const { data: current } = useApiQuery(currentUserQuery<User>(), { already: shown });
	const isSame = current === undefined || (current?.id === shown.data.id && current.role === shown.data.role);

	useEffect(() => {
		if (!isSame) revalidate();
	}, [isSame, revalidate]);
	return null;
}
