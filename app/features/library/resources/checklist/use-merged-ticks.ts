import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { hasDeviceTicks } from "./has-device-ticks";

/** Takes the ticks of this device over into the account of who has signed in. Mounted once, in the root. */
export function useMergedTicks(isSignedIn: boolean): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (!isSignedIn || !hasDeviceTicks()) return;
		void import("./merge-device-ticks")
			.then(({ mergeDeviceTicks }) => mergeDeviceTicks())
			.then(
				(isMerged) => isMerged && window.location.pathname.includes("/resources") && revalidate(),
				// They stay on the device, for the next page.
				() => {},
			);
	}, [isSignedIn, revalidate]);
}
