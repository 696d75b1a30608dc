import { useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { watchDeviceQueue } from "./watch-device-queue";

type Root = { user: { id: number } | null; lookingUntil: unknown };

/** Owner of queued actions. Null for visitors, and while staff look at an account: forms are then sent as they are. */
export function useQueueOwner(): number | null {
	const root = useRouteLoaderData("root") as Root | undefined;
	return root?.user && !root.lookingUntil ? root.user.id : null;
}

export function useSendQueuedActions(): void {
	const owner = useQueueOwner();
	useEffect(() => (owner === null ? undefined : watchDeviceQueue(owner)), [owner]);
}
