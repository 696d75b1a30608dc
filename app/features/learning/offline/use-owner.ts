import { useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { watchOutbox } from "../../../shared/outbox/watch-outbox";

/** The account that is shown: whose deeds are kept. */
export function useOwner(): number | null {
	const root = useRouteLoaderData("root") as { user: { id: number } | null } | undefined;
	return root?.user?.id ?? null;
}

/** Sends what is kept on a page that keeps something, as long as it is open. */
export function useKeptDeeds(): void {
	const owner = useOwner();
	useEffect(() => (owner === null ? undefined : watchOutbox(owner)), [owner]);
}
