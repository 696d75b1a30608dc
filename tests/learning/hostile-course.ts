import { LONGEST } from "#app/features/learning/course-editor/parts/lengths.ts";
import { writeChapters } from "#app/features/learning/lessons/media/captions/chapter-lines.ts";
import { writeCaptions } from "#app/features/learning/lessons/media/captions/web-vtt.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";

type Words = { [name: string]: Words | Words[] | string | string[] | null };
type Leaf = Words | Words[] | string | string[] | null;

/** In characters, by the last name on the way to a text; every other text takes a hundred at least. */
const ROOM: Record<string, number> = {
	title: LONGEST.title,
	summary: LONGEST.summary,
	shortDescription: LONGEST.shortDescription,
	outcomes: LONGEST.outcome,
};
const LEAST_ROOM = 100;
const LONG_TEXTS = ["body", "description"];

/**
 * Puts hostile texts into every text of the words of a course's parts. Each kind of field (`lesson.title`, `course.outcomes`) goes
 * through all of them, as far as there are fields of its kind; long texts get all of them, each in a paragraph.
 */
export function hostileWriter() {
	const nextOf = new Map<string, number>();
	return { write: (part: string, words: Words) => written(words, part.split("/")[0] ?? "", "") as Words, nextOf };

	function written(value: Leaf, kind: string, name: string): Leaf {
		if (typeof value === "string") return name === "id" || value === "" ? value : textFor(value, kind, name);
		if (Array.isArray(value)) return value.map((one) => written(one, kind, name)) as Leaf;
		// Drawings ship with the school; no form writes them.
		if (value === null || name === "figures") return value;
		return Object.fromEntries(
			Object.entries(value).map(([inner, one]) => [inner, written(one, `${kind}.${fieldOf(inner, kind)}`, inner)]),
		);
	}

	function textFor(text: string, kind: string, name: string): string {
		if (LONG_TEXTS.includes(name)) return [text, ...HOSTILE_TEXTS].join("\n\n");
		// A question's braces hold sums, which must be right.
		const isAsked = kind.includes(".questions");
		const suits = (one: string) => !(isAsked && one.includes("{"));
		const room = (ROOM[name] ?? LEAST_ROOM) - (isAsked ? 0 : 1);
		let from = nextOf.get(kind) ?? 0;
		let packed = "";
		for (let taken = 0; taken < HOSTILE_TEXTS.length; taken++, from++) {
			const one = onOneLine(HOSTILE_TEXTS[from % HOSTILE_TEXTS.length] ?? "");
			if (!suits(one)) continue;
			if (`${packed} ${one}`.length > room) break;
			packed = `${packed} ${one}`.trim();
		}
		nextOf.set(kind, from);
		return isAsked ? `${packed} ${text}` : packed;
	}
}

/** Captions and chapters of a film: every hostile text is a cue, and a chapter, of a second. */
export function hostileFilmWords() {
	const cues = HOSTILE_TEXTS.map((text, at) => ({ start: at, end: at + 1, text: onOneLine(text) }));
	return {
		captions: writeCaptions(cues),
		chapters: writeChapters(cues.map(({ start, text }) => ({ start, title: text }))),
	};
}

/** Puts as many hostile texts into a text as it has room for, and goes on with the next ones in the next text. */
export function hostilePacker() {
	let from = 0;
	return {
		pack(room: number): string {
			let packed = "";
			for (let taken = 0; taken < HOSTILE_TEXTS.length; taken++, from++) {
				const next = `${packed} ${onOneLine(HOSTILE_TEXTS[from % HOSTILE_TEXTS.length] ?? "")}`.trim();
				// One that no text has room for is left out.
				if (next.length > room && packed !== "") break;
				if (next.length <= room) packed = next;
			}
			return packed;
		},
		packed: () => from,
	};
}

/** Keys of questions and options are no kinds of their own. */
const fieldOf = (name: string, kind: string) => (/\.(?:questions|feedback)$/.test(kind) ? "*" : name);

export const onOneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ");
