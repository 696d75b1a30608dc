import { isSameTyping, type LessonTyping, type OtherDraft, type SaveReply } from "../lesson-typing";

/** A text that the server has not acknowledged yet, with what it was written on. */
export type DeviceCopy = { typed: LessonTyping; base: LessonTyping; revision: number };

/** What came of one request; `unsent` without an answer of the school. */
export type SendOutcome = SaveReply | { ok: false; reason: "unsent" | "signedOut" | "refused" };

export type SaveState =
	| { kind: "saved"; at: string | null }
	| { kind: "saving" }
	| { kind: "kept" }
	| { kind: "signIn" }
	| { kind: "conflict"; base: LessonTyping; theirs: OtherDraft }
	| { kind: "refused"; reason: "tooLarge" | "refused" };

type Options = {
	first: { typed: LessonTyping; revision: number; at: string | null };
	send: (copy: DeviceCopy) => Promise<SendOutcome>;
	/** Keeps the copy on the device until it is acknowledged; null ends it. */
	keep: (copy: DeviceCopy | null) => void;
	onState: (state: SaveState) => void;
};
export type Autosave = ReturnType<typeof createAutosave>;

/** After the last key. */
export const REST_MS = 1_000;
const RETRY_MS = 10_000;

/**
 * Saves a text as it is typed: one request at a time, on top of the revision that was seen last, with a copy on the
 * device until the server has acknowledged it. A conflict stops it until `merge` says what the text shall be.
 */
export function createAutosave({ first, send, keep, onState }: Options) {
	let base = first.typed;
	let typed = first.typed;
	let revision = first.revision;
	let savedAt = first.at;
	let state: SaveState = { kind: "saved", at: savedAt };
	let isSending = false;
	let isEnded = false;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const show = (next: SaveState) => {
		const isNews = next.kind !== "saving" || state.kind !== "saving";
		state = next;
		if (!isEnded && isNews) onState(next);
	};
	const wait = (ms: number) => {
		clearTimeout(timer);
		timer = setTimeout(() => void flush(), ms);
	};
	const isSaved = () => isSameTyping(typed, base);

	async function flush(): Promise<void> {
		clearTimeout(timer);
		if (isSending || isEnded || state.kind === "conflict" || isSaved()) return;
		isSending = true;
		if (state.kind === "refused") show({ kind: "saving" });
		const sent = { typed, base, revision };
		const outcome = await send(sent);
		isSending = false;
		if (outcome.ok) {
			base = sent.typed;
			revision = outcome.revision;
			keep(isSaved() ? null : { typed, base, revision });
			savedAt = outcome.at;
			if (isSaved()) return show({ kind: "saved", at: savedAt });
			show({ kind: "saving" });
			wait(REST_MS);
			return;
		}
		switch (outcome.reason) {
			case "unsent":
				show({ kind: "kept" });
				wait(RETRY_MS);
				return;
			case "signedOut":
				show({ kind: "signIn" });
				return;
			case "changedMeanwhile":
				show({ kind: "conflict", base, theirs: outcome.theirs });
				return;
			case "tooLarge":
			case "refused":
				show({ kind: "refused", reason: outcome.reason });
		}
	}

	return {
		change(next: LessonTyping) {
			typed = next;
			keep(isSaved() ? null : { typed, base, revision });
			if (state.kind === "conflict" || isSending) return;
			if (isSaved()) {
				clearTimeout(timer);
				show({ kind: "saved", at: savedAt });
				return;
			}
			if (state.kind === "saved") show({ kind: "saving" });
			wait(REST_MS);
		},
		/** At once: the network is back, the page is left, somebody has signed in again. */
		flush,
		/** Somebody else's draft stands there; what is typed was written on `copy.base`. */
		diverge(copy: DeviceCopy, theirs: OtherDraft) {
			typed = copy.typed;
			base = copy.base;
			show({ kind: "conflict", base, theirs });
		},
		/** The conflict is over: `next` is written on top of the other draft. */
		async merge(next: LessonTyping) {
			if (state.kind !== "conflict") return;
			base = state.theirs.typed;
			revision = state.theirs.revision;
			typed = next;
			keep(isSaved() ? null : { typed, base, revision });
			show(isSaved() ? { kind: "saved", at: savedAt } : { kind: "saving" });
			await flush();
		},
		end() {
			isEnded = true;
			clearTimeout(timer);
		},
	};
}
