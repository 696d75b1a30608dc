import type { FieldValues } from "../read-quiz-form";

export type DeviceDraft = { number: number; values: FieldValues; savedAt: number };
type DraftOwner = { owner: number; lessonId: number };

const nameOf = ({ owner, lessonId }: DraftOwner) => `draft:${owner}:${lessonId}`;

export function saveToDevice(place: DraftOwner, draft: DeviceDraft): void {
	try {
		localStorage.setItem(nameOf(place), JSON.stringify(draft));
	} catch {
		// Without storage the queued answers are used.
	}
}

/** The stored draft of this attempt; drafts of other attempts are outdated and removed. */
export function readFromDevice(place: DraftOwner, number: number): DeviceDraft | null {
	try {
		const draft: DeviceDraft | null = JSON.parse(localStorage.getItem(nameOf(place)) ?? "null");
		if (draft && draft.number !== number) localStorage.removeItem(nameOf(place));
		return draft?.number === number && typeof draft.values === "object" ? draft : null;
	} catch {
		return null;
	}
}
