import type { QueuedAction } from "#app/shared/device-queue/queued-action.ts";
import { readQueuedActions } from "#app/shared/device-queue/queued-action-store.ts";
import type { FieldValues } from "../read-quiz-form";
import { type AttemptStanding, type LeftReason, whyLeft } from "./why-left";

/** An answer in words, to be read where its question is not asked any more. */
export type AnswerLine = { prompt: string; lang?: string | undefined; answers: string[] };
export type DeviceDraft = {
	number: number;
	values: FieldValues;
	savedAt: number;
	lines?: AnswerLine[];
	/** Its answers were handed over to the device queue. */
	isHandedIn?: boolean;
	/** The queued action that hands them in. */
	handInKey?: string;
	/** The server has it. */
	isSaved?: boolean;
};
/** Answers that can no longer be handed in. */
export type LeftAnswers = { number: number; savedAt: number; lines: AnswerLine[]; reason: LeftReason };

type DraftOwner = { owner: number; lessonId: number };
type Entry = { draft: DeviceDraft | null; left: LeftAnswers[] };

/** Of earlier attempts at one quiz. */
const MOST_LEFT = 5;

const nameOf = ({ owner, lessonId }: DraftOwner) => `draft:${owner}:${lessonId}`;

export function saveToDevice(place: DraftOwner, draft: DeviceDraft): void {
	write(place, { ...read(place), draft });
}

/** The stored draft of this attempt. */
export function readFromDevice(place: DraftOwner, number: number): DeviceDraft | null {
	const { draft } = read(place);
	return draft?.number === number ? draft : null;
}

/** True for answers that were begun and not handed in. */
export function hasOpenDraft(place: DraftOwner): boolean {
	const { draft } = read(place);
	return draft !== null && !draft.isHandedIn;
}

/** Its answers are with the device queue from now on, in the action of this key, or with the server. */
export function markHandedIn(place: DraftOwner, number: number, handInKey: string): void {
	const { draft, left } = read(place);
	if (draft?.number === number) write(place, { draft: { ...draft, isHandedIn: true, handInKey }, left });
}

/** Takes a draft back whose hand-in the server has refused for good. Call it while the queue still shows the refusal. */
export function reopenRefusedDraft(place: DraftOwner): void {
	const { draft, left } = read(place);
	if (!draft || !handInOf(draft)?.refused) return;
	const { handInKey: _refused, ...reopened } = draft;
	write(place, { draft: { ...reopened, isHandedIn: false }, left });
}

/** `savedAt`: of the draft that the server has acknowledged; a later one is not saved by that. */
export function markSaved(place: DraftOwner, savedAt: number): void {
	const { draft, left } = read(place);
	if (draft?.savedAt === savedAt) write(place, { draft: { ...draft, isSaved: true }, left });
}

/**
 * Sets answers aside that can no longer be handed in, and forgets those that were. Returns what was set aside until now.
 * It reads the device queue itself: a hand-in that waits there may still be refused.
 */
export function settleDraft(place: DraftOwner, standing: AttemptStanding): LeftAnswers[] {
	reopenRefusedDraft(place);
	const { draft, left } = read(place);
	if (!draft || handInOf(draft)) return left;
	const { isHandedIn = false, isSaved = false } = draft;
	const reason = whyLeft({ ...draft, isSaved, isHandedIn }, standing);
	const isOver = draft.number < standing.number;
	if (reason === null && !isOver) return left;
	const { number, savedAt, lines = [] } = draft;
	const others = left.filter((one) => one.number !== number);
	const next = reason && lines.length > 0 ? [...others, { number, savedAt, lines, reason }].slice(-MOST_LEFT) : left;
	write(place, { draft: null, left: next });
	return next;
}

/** Removes the answers that were set aside. */
export function forgetLeft(place: DraftOwner): void {
	write(place, { ...read(place), left: [] });
}

/** The action that hands it in, while the server has not accepted it. */
function handInOf({ handInKey }: DeviceDraft): QueuedAction | undefined {
	return handInKey === undefined ? undefined : readQueuedActions().find(({ key }) => key === handInKey);
}

function read(place: DraftOwner): Entry {
	try {
		const stored = JSON.parse(localStorage.getItem(nameOf(place)) ?? "null");
		// A draft alone is how it was stored before.
		const draft: DeviceDraft | null = stored?.draft ?? (typeof stored?.number === "number" ? stored : null);
		return {
			draft: typeof draft?.values === "object" ? draft : null,
			left: Array.isArray(stored?.left) ? stored.left : [],
		};
	} catch {
		return { draft: null, left: [] };
	}
}

function write(place: DraftOwner, { draft, left }: Entry): void {
	try {
		if (draft === null && left.length === 0) localStorage.removeItem(nameOf(place));
		else localStorage.setItem(nameOf(place), JSON.stringify({ draft, left }));
	} catch {
		// Without storage the queued answers are used.
	}
}
