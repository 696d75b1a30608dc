import { type AnswerMemory, rowsIn } from "./answer-memory.ts";
import type { AnswerStore } from "./answer-store.ts";
import { fullKey, type Question, quickKey } from "./question.ts";

export interface LastAnswers {
	/** Hears of each answer that was read. The answer must not be changed afterwards. */
	note(question: Question, answer: unknown): void;
	/** The answer that was last given to the same question, or null. */
	recall<T>(question: Question): Promise<{ answer: T } | null>;
}

type Input = {
	memory: AnswerMemory;
	store: AnswerStore | null;
	waitUntil: (work: Promise<unknown>) => void;
};

/** How old an answer may be before the next one replaces it, in milliseconds. */
const REFRESH_AFTER = 60_000;
const STORE_AFTER = 10 * 60_000;
/** How old an answer may be to stand in for the database. */
const ONE_DAY = 24 * 60 * 60_000;

/**
 * Remembers what one visitor's page was made of, for the next who asks while the
 * database is out.
 *
 * Only for requests without any credential: what it holds, anybody may see.
 * Nothing is kept before `keep` says that the page was good, and an answer that
 * is remembered already costs one look-up.
 */
export function createLastAnswers({ memory, store, waitUntil }: Input) {
	const noted: { question: Question; answer: unknown; key: string; at: number }[] = [];
	let wereUsed = false;

	function keepAnswer({ question, answer, key, at }: (typeof noted)[number]) {
		const full = fullKey(question, at);
		if (full === null) return;
		const before = memory.find(key);
		let storedAt = before?.full === full ? before.storedAt : Number.NEGATIVE_INFINITY;
		if (store && at - storedAt >= STORE_AFTER) {
			storedAt = at;
			// A copy that is not made now is made in ten minutes, or by another isolate.
			waitUntil(store.put(full, answer).catch(() => {}));
		}
		memory.put(key, { full, answer, rows: rowsIn(answer), keptAt: at, storedAt });
	}

	return {
		note(question: Question, answer: unknown) {
			const at = Date.now();
			const key = quickKey(question, at);
			const known = memory.find(key);
			if (!known || at - known.keptAt >= REFRESH_AFTER) noted.push({ question, answer, key, at });
		},
		async recall<T>(question: Question) {
			const at = Date.now();
			const full = fullKey(question, at);
			if (full === null) return null;
			const known = memory.find(quickKey(question, at));
			const isKnown = known?.full === full && at - known.keptAt <= ONE_DAY;
			const answer = isKnown ? structuredClone(known.answer) : await store?.find(full).catch(() => undefined);
			if (answer === undefined) return null;
			wereUsed = true;
			return { answer: answer as T };
		},
		/** Call when the page has turned out well. */
		keep() {
			for (const note of noted.splice(0)) keepAnswer(note);
		},
		/** True when the page was made of remembered answers. */
		wereUsed: () => wereUsed,
	} satisfies LastAnswers & Record<string, unknown>;
}
