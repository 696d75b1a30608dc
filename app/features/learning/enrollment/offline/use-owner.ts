import { useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import { watchDeviceQueue } from "#app/shared/device-queue/watch-device-queue.ts";

type Root = { user: { id: number } | null; lookingUntil: unknown };

/** Owner of queued actions. Null while impersonating: forms then post and are refused with a message. */
export function useQueueOwner(): number | null {
	const root = useRouteLoaderData("root") as Root | undefined;
	return root?.user && !root.lookingUntil ? root.user.id : null;
}

export function useSendQueuedActions(): void {
	const owner = useQueueOwner();
	useEffect(() => (owner === null ? undefined : watchDeviceQueue(owner)), [owner]);
}
