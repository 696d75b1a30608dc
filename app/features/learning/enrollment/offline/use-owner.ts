import { useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { watchDeviceQueue } from "#app/shared/device-queue/watch-device-queue.ts";

type Root = { user: { id: number } | null; lookingUntil: unknown };

/** The account that is shown: whose deeds are kept. Null for who only looks through it: their forms post, and are refused in words. */
export function useOwner(): number | null {
	const root = useRouteLoaderData("root") as Root | undefined;
	return root?.user && !root.lookingUntil ? root.user.id : null;
}

/** Sends what is kept on a page that keeps something, as long as it is open. */
export function useKeptDeeds(): void {
	const owner = useOwner();
	useEffect(() => (owner === null ? undefined : watchDeviceQueue(owner)), [owner]);
}
