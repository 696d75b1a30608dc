import { useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { InitialData } from "#app/shared/api-client/query-client.ts";
import { currentUserQuery } from "#app/shared/api-client/query-policy.ts";
import { useApiQuery } from "#app/shared/api-client/use-api-query.ts";
import type { User } from "../user-shape";

/** What the frame shows, and when it was read. */
type Props = { shown: InitialData<User> };

/**
 * Keeps the frame honest: the root is not read again with each page, so the
 * session endpoint is asked who is signed in, five minutes after the last time
 * and not before. Where the answer is another one, the page is read anew.
 */
export function SessionWatch({ shown }: Props) {
	return <Watch key={useLocation().pathname} shown={shown} />;
}

/** Mounted anew for each page, which is when the query looks at its age. */
function Watch({ shown }: Props) {
	const { revalidate } = useRevalidator();
	const { data: current } = useApiQuery(currentUserQuery<User>(), { already: shown });
	const isSame = current === undefined || (current?.id === shown.data.id && current.role === shown.data.role);

	useEffect(() => {
		if (!isSame) revalidate();
	}, [isSame, revalidate]);
	return null;
}
