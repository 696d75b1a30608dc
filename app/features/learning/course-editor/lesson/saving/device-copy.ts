import type { LessonTyping } from "../lesson-typing";
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

/** What an older page kept lacks fields of today; they are as in `now`. */
export function readCopy(place: Place, now: LessonTyping): DeviceCopy | null {
	try {
		const copy: unknown = JSON.parse(localStorage.getItem(nameAt(placeName(place))) ?? "null");
		if (!isCopy(copy)) return null;
		return { ...copy, typed: { ...now, ...copy.typed }, base: { ...now, ...copy.base } };
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
