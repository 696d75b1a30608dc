import { newHexId } from "#app/shared/ids.ts";
import {
	hasFeedback,
	hasOptions,
	type OptionTyping,
	type PairTyping,
	type QuestionType,
	type QuestionTyping,
} from "./question-typing";

export const ROW_LISTS = ["options", "hints", "variables", "diagnoses", "pairs", "decoys", "accepted"] as const;
export type RowList = (typeof ROW_LISTS)[number];

/** How many rows a list may have. */
export const MOST_ROWS = {
	options: 10,
	hints: 5,
	variables: 10,
	diagnoses: 8,
	pairs: 8,
	decoys: 4,
	accepted: 20,
} satisfies Record<RowList, number>;

export type RowChange = { deed: "add" | "remove" | "up" | "down"; list: RowList; at: number };

/** The value of the button that changes a row without script: "up options 2". */
export const writeRowChange = ({ deed, list, at }: RowChange) => `${deed} ${list} ${at}`;

const DEEDS = ["add", "remove", "up", "down"] as const;

export function parseRowChange(text: string): RowChange | null {
	const [first, second, third] = text.split(" ");
	const deed = DEEDS.find((one) => one === first);
	const list = ROW_LISTS.find((one) => one === second);
	return deed && list && /^\d{1,2}$/.test(third ?? "") ? { deed, list, at: Number(third) } : null;
}

/** The question with a row more, less or elsewhere; as it was where that cannot be. */
export function changeRows(typed: QuestionTyping, { deed, list, at }: RowChange): QuestionTyping {
	switch (list) {
		case "options":
			return { ...typed, options: changed(typed.options, { deed, at, most: MOST_ROWS[list], empty: emptyOption }) };
		case "hints":
			return { ...typed, hints: changed(typed.hints, { deed, at, most: MOST_ROWS[list], empty: () => "" }) };
		case "variables": {
			const empty = () => ({ name: "", from: "", to: "", step: "1" });
			return { ...typed, variables: changed(typed.variables, { deed, at, most: MOST_ROWS[list], empty }) };
		}
		case "diagnoses": {
			const empty = () => ({ answer: "", text: "" });
			return { ...typed, diagnoses: changed(typed.diagnoses, { deed, at, most: MOST_ROWS[list], empty }) };
		}
		case "pairs":
			return { ...typed, pairs: changed(typed.pairs, { deed, at, most: MOST_ROWS[list], empty: emptyPair }) };
		case "decoys":
			return { ...typed, decoys: changed(typed.decoys, { deed, at, most: MOST_ROWS[list], empty: emptyDecoy }) };
		case "accepted": {
			const empty = () => ({ text: "", language: "" });
			return { ...typed, accepted: changed(typed.accepted, { deed, at, most: MOST_ROWS[list], empty }) };
		}
	}
}

/** The question with one typical wrong result more, whose text is still to be written; as it was where none has room. */
export function withDiagnosis(typed: QuestionTyping, answer: string): QuestionTyping {
	if (typed.type !== "number" || typed.diagnoses.length >= MOST_ROWS.diagnoses) return typed;
	return { ...typed, diagnoses: [...typed.diagnoses, { answer, text: "" }] };
}

type Change<Row> = { deed: RowChange["deed"]; at: number; most: number; empty: () => Row };

function changed<Row>(rows: readonly Row[], { deed, at, most, empty }: Change<Row>): Row[] {
	if (deed === "add") return rows.length < most ? [...rows, empty()] : [...rows];
	const row = rows[at];
	const others = rows.filter((_, place) => place !== at);
	if (row === undefined || deed === "remove") return others;
	const to = Math.max(0, Math.min(rows.length - 1, at + (deed === "up" ? -1 : 1)));
	return [...others.slice(0, to), row, ...others.slice(to)];
}

/** Ids of options say nothing about their order: learners see them. */
export function newOptionId(): string {
	return `i${newHexId().slice(0, 8)}`;
}

export function emptyOption(): OptionTyping {
	return { id: newOptionId(), text: "", feedback: "", isRight: false };
}

function emptyPair(): PairTyping {
	return { item: newOptionId(), itemText: "", match: newOptionId(), matchText: "" };
}

const emptyDecoy = () => ({ id: newOptionId(), text: "" });

/** A question of the type to begin with. */
export function emptyQuestion(type: QuestionType): QuestionTyping {
	return {
		type,
		prompt: "",
		explanation: "",
		hints: [],
		options: startOptions(type),
		isTrue: true,
		answer: "",
		tolerance: type === "number" ? "0" : "",
		unit: "",
		variables: [],
		diagnoses: [],
		pairs: type === "matching" ? [emptyPair(), emptyPair(), emptyPair()] : [],
		decoys: [],
		accepted: type === "shortText" ? [{ text: "", language: "" }] : [],
		tags: "",
		inBank: false,
	};
}

const START = { single: 3, multiple: 4, ordering: 3 } as const;

function startOptions(type: QuestionType): OptionTyping[] {
	const count = type === "single" || type === "multiple" || type === "ordering" ? START[type] : 0;
	return Array.from({ length: count }, (_, at) => ({ ...emptyOption(), isRight: type === "single" && at === 0 }));
}

/** Another type keeps prompt, explanation, hints and tags, and options between types that have them. */
export function withType(typed: QuestionTyping, type: QuestionType): QuestionTyping {
	if (type === typed.type) return typed;
	const { prompt, explanation, hints, tags, inBank } = typed;
	const kept = hasOptions(type) && hasOptions(typed.type) ? typed.options : emptyQuestion(type).options;
	const isOneRight = type === "single" || type === "multiple";
	const firstRight = kept.findIndex(({ isRight }) => isRight);
	const options = kept.map((option, at) => ({
		...option,
		feedback: hasFeedback(type) ? option.feedback : "",
		isRight: isOneRight && (type === "single" ? at === Math.max(0, firstRight) : option.isRight),
	}));
	return { ...emptyQuestion(type), prompt, explanation, hints, tags, inBank, options };
}

/** True where the other type has no place for something that is written. */
export function losesText(typed: QuestionTyping, type: QuestionType): boolean {
	if (type === typed.type) return false;
	const keepsOptions = hasOptions(type) || !typed.options.some(({ text }) => text.trim() !== "");
	const keepsFeedback = hasFeedback(type) || !typed.options.some(({ feedback }) => feedback.trim() !== "");
	const hasNumbers = typed.answer.trim() !== "" || typed.variables.length > 0 || typed.diagnoses.length > 0;
	const sides = [
		...typed.pairs.flatMap(({ itemText, matchText }) => [itemText, matchText]),
		...typed.decoys.map(({ text }) => text),
	];
	const hasPairs = sides.some((text) => text.trim() !== "");
	const hasAccepted = typed.accepted.some(({ text }) => text.trim() !== "");
	return !(keepsOptions && keepsFeedback) || hasNumbers || hasPairs || hasAccepted;
}
