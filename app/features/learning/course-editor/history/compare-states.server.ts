import { COURSE_PART, lessonPart, modulePart } from "#app/features/learning/authoring/publishing/course-parts.ts";
import { entryName, FACTS_LANGUAGE } from "#app/features/library/versioned-content/part.ts";
import { partTexts } from "#app/features/library/versioned-content/part-texts.ts";
import { isJsonObject, type JsonObject } from "#app/shared/json.ts";
import {
	MOST_WORD_CHANGES,
	type ParagraphRow,
	paragraphDifferences,
} from "#app/shared/text/paragraph-differences.server.ts";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import type { Curriculum } from "../curriculum/curriculum";
import { objectsIn } from "../parts/draft-values";
import { readPartKey } from "../parts/part-names";
import { PROBLEM_FIELDS } from "../publish/part-problems";
import type { Bodies, CourseState } from "./course-state.server";
import { type OrderDifference, orderDifferences } from "./order-differences";

export type SettingDifference = { key: string; path: string; was: unknown; is: unknown };
export type TextField = { path: string; rows: ParagraphRow[] };
export type TextDifference = { key: string; hasBefore: boolean; fields: TextField[] };
export type StateDifferences = {
	order: OrderDifference[];
	settings: SettingDifference[];
	texts: TextDifference[];
	/** Parts that differ in languages that are not compared. */
	others: { language: Language; parts: number }[];
	counts: { added: number; removed: number; moved: number; settings: number };
	/** There are so many changes that whole paragraphs are shown instead of words. */
	isCoarse: boolean;
};

type States = { was: CourseState; is: CourseState };

/** Names of parts that differ between two states. */
export function differingParts({ was, is }: States): { key: string; language: string }[] {
	const all = new Map([...was.parts, ...is.parts]);
	return [...all].flatMap(([name, [key, language]]) =>
		was.parts.get(name)?.[2] === is.parts.get(name)?.[2] ? [] : [{ key, language }],
	);
}

/** The hashes whose bodies `compareStates` asks for: the order on both sides, and what differs in the language. */
export function comparedHashes(states: States, language: Language): string[] {
	const differing = differingParts(states).filter((part) => [FACTS_LANGUAGE, language].includes(part.language));
	const names = new Set(differing.map((part) => entryName(part.key, part.language)));
	const isOrder = (key: string, of: string) =>
		of === FACTS_LANGUAGE && ["course", "module"].includes(readPartKey(key).kind);
	return [states.was, states.is].flatMap(({ parts }) =>
		[...parts].flatMap(([name, [key, of, hash]]) => (names.has(name) || isOrder(key, of) ? [hash] : [])),
	);
}

/** What differs between two states: order and settings, and the texts of one language. Parts stand in the order of the newer one. */
export function compareStates(states: States, bodies: Bodies, language: Language): StateDifferences {
	const { was, is } = states;
	const bodyIn = (state: CourseState, key: string, of: string): JsonObject | null => {
		const hash = state.parts.get(entryName(key, of))?.[2];
		return hash === undefined ? null : (bodies.get(hash) ?? {});
	};
	const curriculum = (state: CourseState) => curriculumAt((key) => bodyIn(state, key, FACTS_LANGUAGE) ?? {});
	const [former, now] = [curriculum(was), curriculum(is)];
	const differing = differingParts(states);
	const places = placesIn(now, former);
	const placeOf = (key: string) => places.get(key) ?? places.size;
	const inOrder = differing.toSorted((one, other) => placeOf(one.key) - placeOf(other.key));
	const order = orderDifferences(former, now);
	const settings = inOrder
		.filter((part) => part.language === FACTS_LANGUAGE)
		.flatMap(({ key }) => settingDifferences(key, bodyIn(was, key, FACTS_LANGUAGE), bodyIn(is, key, FACTS_LANGUAGE)));
	const words = inOrder.filter((part) => part.language === language);
	const pairs = words.map(({ key }) => ({ key, was: bodyIn(was, key, language), is: bodyIn(is, key, language) }));
	const compared = compareTexts(pairs, language);
	return {
		order,
		settings,
		texts: compared.texts,
		others: LANGUAGE_CODES.filter((code) => code !== language).flatMap((code) => {
			const parts = differing.filter((part) => part.language === code).length;
			return parts > 0 ? [{ language: code, parts }] : [];
		}),
		counts: { ...countPieces(compared.texts), settings: settings.length + order.length },
		isCoarse: compared.isCoarse,
	};
}

type TextPair = { key: string; was: JsonObject | null; is: JsonObject | null };

function compareTexts(pairs: readonly TextPair[], language: Language): { texts: TextDifference[]; isCoarse: boolean } {
	let left = MOST_WORD_CHANGES;
	const texts = pairs.map(({ key, was, is }): TextDifference => {
		const [older, newer] = [textsOf(was), textsOf(is)];
		const paths = [...new Set([...newer.keys(), ...older.keys()])].filter(
			(path) => older.get(path) !== newer.get(path),
		);
		const fields = paths
			.toSorted((one, other) => fieldPlace(one) - fieldPlace(other))
			.map((path) => {
				const rows = paragraphDifferences(older.get(path) ?? "", newer.get(path) ?? "", {
					language,
					isCoarse: left <= 0,
				});
				const { added, removed } = countRows(rows);
				left -= added + removed;
				return { path, rows };
			});
		return { key, hasBefore: was !== null, fields };
	});
	return { texts: texts.filter(({ fields }) => fields.length > 0), isCoarse: left <= 0 };
}

/** A title stands before its text. */
function fieldPlace(path: string): number {
	const at = PROBLEM_FIELDS.findIndex((field) => path.startsWith(field));
	return at < 0 ? PROBLEM_FIELDS.length : at;
}

/** Drawings are told by their size: their source says nothing to a reader. */
function textsOf(body: JsonObject | null): Map<string, string> {
	const { figures, ...words } = body ?? {};
	const drawings = isJsonObject(figures)
		? Object.entries(figures).map(([name, svg]) => [`figures.${name}`, String(svg).length.toString()] as const)
		: [];
	return new Map([...partTexts(words).map(({ path, text }) => [path, text] as const), ...drawings]);
}

/** The lists that make up the order are told by themselves; those of questions by the keys of their items. */
function settingDifferences(key: string, was: JsonObject | null, is: JsonObject | null): SettingDifference[] {
	const [older, newer] = [flatFacts(was), flatFacts(is)];
	return [...new Set([...newer.keys(), ...older.keys()])]
		.filter((path) => older.get(path) !== newer.get(path))
		.map((path) => ({ key, path, was: older.get(path) ?? null, is: newer.get(path) ?? null }));
}

function flatFacts(body: JsonObject | null): Map<string, string> {
	const { modules: _modules, lessons: _lessons, position: _position, draw, ...facts } = body ?? {};
	const drawn = objectsIn(draw).map(({ count, tag }) => `${count} ${tag ?? ""}`.trim());
	return new Map(partTexts(keyed({ ...facts, draw: drawn })).map(({ path, text }) => [path, text]));
}

/** Lists of things with keys by these keys, so that one more at the top changes none of the others. */
function keyed(value: unknown): unknown {
	if (Array.isArray(value)) {
		if (value.length === 0 || !value.every((item) => isJsonObject(item) && typeof item.key === "string")) return value;
		return Object.fromEntries(value.map(({ key, ...item }) => [key, keyed(item)]));
	}
	if (!isJsonObject(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, keyed(inner)]));
}

function curriculumAt(facts: (key: string) => JsonObject): Curriculum {
	const keysIn = (value: unknown) =>
		Array.isArray(value) ? value.filter((key): key is string => typeof key === "string") : [];
	return keysIn(facts(COURSE_PART).modules).map((key) => ({ key, lessons: keysIn(facts(modulePart(key)).lessons) }));
}

/** By the key of the part: the course first, then modules with their lessons; what only the older order has stands behind. */
function placesIn(now: Curriculum, former: Curriculum): Map<string, number> {
	const keys = [now, former].flatMap((curriculum) => [
		COURSE_PART,
		...curriculum.flatMap((module) => [modulePart(module.key), ...module.lessons.map(lessonPart)]),
	]);
	return new Map([...new Set(keys)].map((key, at) => [key, at]));
}

function countPieces(texts: readonly TextDifference[]) {
	const all = texts.flatMap(({ fields }) => fields.map(({ rows }) => countRows(rows)));
	const sum = (name: "added" | "removed" | "moved") => all.reduce((total, one) => total + one[name], 0);
	return { added: sum("added"), removed: sum("removed"), moved: sum("moved") };
}

function countRows(rows: readonly ParagraphRow[]) {
	const changed = rows.flatMap((row) => (row.kind === "changed" ? [row] : []));
	const count = (pieces: { change: string }[] | null, change: string) =>
		pieces?.filter((piece) => piece.change === change).length ?? 0;
	return {
		added: changed.reduce((sum, { is }) => sum + count(is, "new"), 0),
		removed: changed.reduce((sum, { was }) => sum + count(was, "gone"), 0),
		moved: rows.filter((row) => row.kind === "moved" && row.side === "was").length,
	};
}
