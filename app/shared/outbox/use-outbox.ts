import { useEffect } from "react";

/** As in deed-store.ts, which is not loaded where nothing waits. */
const PREFIX = "outbox:";

/** Sends what this device has kept for whoever is signed in, on whichever page they are. Mounted once, in the root. */
export function useOutbox(userId: number | null): void {
	useEffect(() => {
		if (userId === null || !hasSome()) return;
		let isOver = false;
		let end = () => {};
		import("./watch-outbox").then(
			({ watchOutbox }) => {
				if (!isOver) end = watchOutbox(userId);
			},
			// It stays on the device, for the next page.
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
		return Object.keys(localStorage).some((name) => name.startsWith(PREFIX));
	} catch {
		return false;
	}
}
