import type { FieldValues } from "../read-quiz-form";

export type DeviceDraft = { number: number; values: FieldValues; savedAt: number };
type Place = { owner: number; lessonId: number };

const nameOf = ({ owner, lessonId }: Place) => `draft:${owner}:${lessonId}`;

/**
 * Keeps the answers of an unfinished quiz in this browser, beside what is on its way to the server: a page that was read
 * before they arrived there has them all the same.
 */
export function keepOnDevice(place: Place, draft: DeviceDraft): void {
	try {
		localStorage.setItem(nameOf(place), JSON.stringify(draft));
	} catch {
		// Without storage what is on its way has to do.
	}
}

/** What this browser has of an attempt; what it has of another is out of date and goes. */
export function readFromDevice(place: Place, number: number): DeviceDraft | null {
	try {
		const draft: DeviceDraft | null = JSON.parse(localStorage.getItem(nameOf(place)) ?? "null");
		if (draft && draft.number !== number) localStorage.removeItem(nameOf(place));
		return draft?.number === number && typeof draft.values === "object" ? draft : null;
	} catch {
		return null;
	}
}
