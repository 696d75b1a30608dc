import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import type { Journal } from "./database/journal.ts";
import type { Question } from "./database/question.ts";
import { workKind } from "./database/work-kind.ts";

/** What an isolate keeps of its 128 MB, counted at two bytes a character: a hundred pages or so. */
const MAX_BYTES = 16_000_000;
/** A question may speak of now ("since yesterday at this time"), and the footer names the year: that much they may be off. */
const MAX_AGE_MS = 60_000;
/** Addresses whose first visitor is remembered; only what is asked for again within a minute is kept. */
const MAX_SEEN = 5000;

interface DrawnPage {
	/** The page's one batch; null for a page that needs no data. */
	question: Question | null;
	/** What the database said to it, statement by statement. */
	said: readonly Rows[];
	/** How long that is as text, for the bytes it takes. */
	saidLength: number;
	headers: Headers;
	/** The HTML, cut where its nonce stood. */
	parts: readonly string[];
	drawnAt: number;
}

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Who reads: what a page depends on besides its address, its cookies and the answers of the database. */
interface Reader {
	nonce: string;
	language: Promise<string>;
	/** IANA name. */
	timeZone: string;
}

/**
 * Pages for visitors, in the memory of one isolate: each is drawn once and sent
 * again as long as the database says the same to the same questions.
 *
 * The questions are asked for every request, so no page is out of date; what is
 * saved is everything between the answers and the HTML. A page is kept when it is
 * good (200), sets no cookie, and asked the database at most once, by a batch of
 * reads; and not before somebody asks for it a second time, so that addresses
 * nobody comes back to cost neither memory nor work. For requests without
 * credential only (`isVisit`). Record: docs/decisions/0017-pages-drawn-once.md
 */
export function createVisitorPages({ maxBytes = MAX_BYTES, now = Date.now } = {}) {
	const pages = new LRUCache<string, DrawnPage>({ maxSize: maxBytes, sizeCalculation: bytesOf });
	const seen = new LRUCache<string, number>({ max: MAX_SEEN });
	return (request: Request) => openVisit(request, { pages, seen, now });
}

interface Memory {
	pages: LRUCache<string, DrawnPage>;
	/** When somebody asked last, by key. */
	seen: LRUCache<string, number>;
	now: () => number;
}

export type Visit = ReturnType<typeof openVisit>;

function openVisit(request: Request, { pages, seen, now }: Memory) {
	const asked: Question[] = [];
	const heard: unknown[] = [];
	let early: { question: Question; answer: Promise<unknown> } | null = null;
	let isRecalling = false;
	let place: { key: string; nonce: string; isAskedAgain: boolean } | null = null;
	let html: string | null = null;
	let headers: Headers | null = null;

	const journal: Journal = {
		asking(question) {
			if (isRecalling) return;
			asked.push(question);
			const answer = early && isSame(early.question, question) ? early.answer : undefined;
			early = null;
			return answer;
		},
		answered(_question, answer) {
			if (!isRecalling) heard.push(answer);
		},
	};

	function keepWhenComplete() {
		if (html === null || headers === null || place === null) return;
		const [question = null, ...more] = asked;
		if (more.length > 0 || heard.length !== asked.length || (question && !isRepeatable(question))) return;
		const parts = html.split(place.nonce);
		// A copy: what Remix does to its rows is its own affair.
		const said = question ? structuredClone(rowsOf(heard[0])) : [];
		const saidLength = JSON.stringify(said).length;
		pages.set(place.key, { question, said, saidLength, headers, parts, drawnAt: now() });
	}

	/** True when the database says what it said when the page was drawn. What it says now is at hand for Remix. */
	async function isUpToDate({ question, said }: DrawnPage, db: D1Database): Promise<boolean> {
		if (question === null) return true;
		isRecalling = true;
		const answer = db.batch(question.statements.map(({ sql, values }) => db.prepare(sql).bind(...values)));
		early = { question, answer };
		// A failure is for whoever asks the same next.
		const isSaid = await answer.then(
			(answered) => isSameAnswer(rowsOf(answered), said),
			() => false,
		);
		isRecalling = false;
		return isSaid;
	}

	return {
		journal,

		/** The page as it was drawn before; null when there is none, or the database says something else by now. */
		async recall(db: D1Database, reader: Reader): Promise<Response | null> {
			const key = await keyOf(request, reader);
			const isAskedAgain = now() - (seen.get(key) ?? Number.NEGATIVE_INFINITY) <= MAX_AGE_MS;
			seen.set(key, now());
			place = { key, nonce: reader.nonce, isAskedAgain };
			const page = pages.get(key);
			if (!page || now() - page.drawnAt > MAX_AGE_MS || !(await isUpToDate(page, db))) return null;
			const recalled = new Headers(page.headers);
			recalled.append("Server-Timing", 'page;desc="drawn before"');
			return new Response(page.parts.join(reader.nonce), { headers: recalled });
		},

		/** Whether the page is worth keeping, once it is drawn. */
		isWanted: () => place?.isAskedAgain ?? false,

		/** Hears the HTML of a page that was drawn without an error. */
		drawn(whole: string): void {
			html = whole;
			keepWhenComplete();
		},

		/** Hears the response that the page goes out with. */
		answered(response: Response): void {
			if (!place?.isAskedAgain || response.status !== 200 || response.headers.has("Set-Cookie")) return;
			headers = new Headers(response.headers);
			keepWhenComplete();
		},
	};
}

async function keyOf({ url, headers }: Request, { language, timeZone }: Reader): Promise<string> {
	// A crawler gets whole what others get in pieces.
	const isCrawler = isbot(headers.get("User-Agent"));
	return [url, headers.get("Cookie"), await language, timeZone, isCrawler].join("\n");
}

/** What is asked for every visitor again must be a batch, which `recall` can ask, and change nothing. */
function isRepeatable({ how, statements }: Question): boolean {
	return how === "batch" && workKind(statements.map(({ sql }) => sql)) === "read";
}

function isSame(one: Question, other: Question): boolean {
	return (
		one.how === other.how &&
		one.statements.length === other.statements.length &&
		one.statements.every(({ sql, values }, index) => {
			const others = other.statements[index];
			return sql === others?.sql && values.every((value, at) => value === others.values[at]);
		})
	);
}

/** The rows of each statement of a batch; how long they took is left out. */
function rowsOf(answer: unknown): Rows[] {
	return (answer as D1Result<Record<string, unknown>>[]).map(({ results }) => results);
}

/**
 * Whether two batches brought the same rows, told cell by cell: for a long list
 * that takes a tenth of what it takes to write both as text. A BLOB is never the same.
 */
function isSameAnswer(one: readonly Rows[], other: readonly Rows[]): boolean {
	return one.every((rows, at) => {
		const others = other[at];
		return rows.length === others?.length && rows.every((row, index) => isSameRow(row, others[index]));
	});
}

/** Rows of one statement have the same columns. */
function isSameRow(row: Rows[number], other: Rows[number] | undefined): boolean {
	for (const column in row) if (row[column] !== other?.[column]) return false;
	return true;
}

function bytesOf({ saidLength, parts }: DrawnPage, key: string): number {
	return 2 * parts.reduce((sum, part) => sum + part.length, saidLength + key.length);
}
