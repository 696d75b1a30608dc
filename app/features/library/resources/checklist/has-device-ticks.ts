/** Guests' ticks by checklist slug. Cleared on sign-out. */
export const DEVICE_TICKS = "checklists";

export function hasDeviceTicks(): boolean {
	try {
		return localStorage.getItem(DEVICE_TICKS) !== null;
	} catch {
		return false;
	}
}
