import { useEffect } from "react";

/** Same value as in queued-action-store.ts, which is loaded only when something waits. */
const STORAGE_PREFIX = "outbox:";

/** Sends the queue of the signed-in account from any page. Mounted once, in the root. */
export function useDeviceQueue(userId: number | null): void {
	useEffect(() => {
		if (userId === null || !hasSome()) return;
		let isOver = false;
		let end = () => {};
		import("./watch-device-queue").then(
			({ watchDeviceQueue }) => {
				if (!isOver) end = watchDeviceQueue(userId);
			},
			() => {},
		);
		return () => {
			isOver = true;
			end();
		};
	}, [userId]);
}

function hasSome(): boolean {
	try {
		return Object.keys(localStorage).some((name) => name.startsWith(STORAGE_PREFIX));
	} catch {
		return false;
	}
}
