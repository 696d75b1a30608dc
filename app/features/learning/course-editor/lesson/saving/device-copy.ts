import type { DeviceCopy } from "./autosave";

const nameAt = (place: string) => `lesson-draft:${place}`;

/** Where a lesson is edited, by which account. */
type Place = { owner: number; url: string };

/** Kept under the account that typed it; without storage nothing is kept, and typing goes on. */
export function keepCopy(place: Place, copy: DeviceCopy | null): void {
	const at = placeName(place);
	try {
		if (copy) localStorage.setItem(nameAt(at), JSON.stringify(copy));
		else localStorage.removeItem(nameAt(at));
	} catch {}
}

export function readCopy(place: Place): DeviceCopy | null {
	try {
		const copy: unknown = JSON.parse(localStorage.getItem(nameAt(placeName(place))) ?? "null");
		return isCopy(copy) ? copy : null;
	} catch {
		return null;
	}
}

function isCopy(value: unknown): value is DeviceCopy {
	return typeof value === "object" && value !== null && "typed" in value && "base" in value && "revision" in value;
}

function placeName({ owner, url }: Place): string {
	return `${owner}:${url}`;
}
