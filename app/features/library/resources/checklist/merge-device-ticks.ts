import { deviceTicks, saveDeviceTicks } from "./device-ticks";
import { sendTicks } from "./send-ticks";

/** Moves the ticks of this device to the account. Returns true when any were moved. */
export async function mergeDeviceTicks(): Promise<boolean> {
	let isMerged = false;
	for (const [slug, ticks] of Object.entries(deviceTicks())) {
		const items = Object.entries(ticks).map(([item, at]) => `${item}~${at}`);
		const isSaved = await sendTicks(`/resources/${encodeURIComponent(slug)}/ticks`, { was: [], items });
		if (isSaved) saveDeviceTicks(slug, {});
		isMerged ||= isSaved;
	}
	return isMerged;
}
