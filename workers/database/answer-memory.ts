export interface KeptAnswer {
	/** The question, word for word. */
	full: string;
	answer: unknown;
	rows: number;
	/** UTC milliseconds. */
	keptAt: number;
	/** When it last went to the store that isolates share; UTC milliseconds, or -Infinity. */
	storedAt: number;
}

export interface AnswerMemory {
	find(key: string): KeptAnswer | undefined;
	put(key: string, kept: KeptAnswer): void;
}

/** Of the 128 MB that an isolate has these may take some 20. */
const MAX_ROWS = 20_000;
const MAX_ANSWERS = 500;

/** Answers in the memory of one isolate, at most so many rows and answers: those kept longest ago give way. */
export function createAnswerMemory({ maxRows = MAX_ROWS, maxAnswers = MAX_ANSWERS } = {}): AnswerMemory {
	const kept = new Map<string, KeptAnswer>();
	let rows = 0;

	function drop(key: string) {
		rows -= kept.get(key)?.rows ?? 0;
		kept.delete(key);
	}

	return {
		find: (key) => kept.get(key),
		put(key, answer) {
			drop(key);
			if (answer.rows > maxRows) return;
			kept.set(key, answer);
			rows += answer.rows;
			for (const oldest of kept.keys()) {
				if (rows <= maxRows && kept.size <= maxAnswers) break;
				drop(oldest);
			}
		},
	};
}

/** How many rows an answer of D1 holds, whichever method gave it; at least 1. */
export function rowsIn(answer: unknown): number {
	if (Array.isArray(answer)) return answer.reduce((sum, part) => sum + rowsInResult(part), 1);
	return rowsInResult(answer);
}

function rowsInResult(result: unknown): number {
	const rows = (result as { results?: object[] } | null)?.results ?? [];
	if (rows.length > 1) return rows.length;
	// A list may come as one text.
	const lengths = Object.values(rows[0] ?? {}).map((cell) => (typeof cell === "string" ? cell.length : 0));
	return Math.max(1, Math.round(Math.max(0, ...lengths) / CHARACTERS_OF_A_ROW));
}

const CHARACTERS_OF_A_ROW = 500;
