/** Ticks of who is not signed in, by the slug of the checklist. Signing out clears it with everything else. */
export const DEVICE_TICKS = "checklists";

/** True where something is kept on this device; false where storage is forbidden. */
export function hasDeviceTicks(): boolean {
	try {
		return localStorage.getItem(DEVICE_TICKS) !== null;
	} catch {
		return false;
	}
}
