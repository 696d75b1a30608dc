import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { hasDeviceTicks } from "./has-device-ticks";

/** Moves the device's ticks to the account after sign-in. Mounted once, in the root. */
export function useMergedTicks(isSignedIn: boolean): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (!isSignedIn || !hasDeviceTicks()) return;
		void import("./merge-device-ticks")
			.then(({ mergeDeviceTicks }) => mergeDeviceTicks())
			.then(
				(isMerged) => isMerged && window.location.pathname.includes("/resources") && revalidate(),
				() => {},
			);
	}, [isSignedIn, revalidate]);
}
