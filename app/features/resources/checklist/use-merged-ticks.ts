import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/** As in device-ticks.ts, which is not loaded where there is nothing to take over. */
const DEVICE_TICKS = "checklists";

/** Takes the ticks of this device over into the account of who has signed in. Mounted once, in the root. */
export function useMergedTicks(isSignedIn: boolean): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (!isSignedIn || !hasTicks()) return;
		void import("./merge-device-ticks")
			.then(({ mergeDeviceTicks }) => mergeDeviceTicks())
			.then(
				(isMerged) => isMerged && window.location.pathname.includes("/resources") && revalidate(),
				// They stay on the device, for the next page.
				() => {},
			);
	}, [isSignedIn, revalidate]);
}

function hasTicks(): boolean {
	try {
		return localStorage.getItem(DEVICE_TICKS) !== null;
	} catch {
		return false;
	}
}
