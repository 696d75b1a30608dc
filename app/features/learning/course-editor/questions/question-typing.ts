import type { JsonObject } from "#app/shared/json.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import type { AnswerKey } from "#db/schema/learning/quizzes.ts";
import { objectIn, objectsIn, textIn, textsIn } from "../parts/draft-values";

export const QUESTION_TYPES = [
	"single",
	"multiple",
	"trueFalse",
	"number",
	"ordering",
	"matching",
	"shortText",
] as const satisfies AnswerKey["type"][];
export type QuestionType = (typeof QUESTION_TYPES)[number];

export type OptionTyping = { id: string; text: string; feedback: string; isRight: boolean };
export type VariableTyping = { name: string; from: string; to: string; step: string };
export type DiagnosisTyping = { answer: string; text: string };
/** Two sides that belong together: their ids and texts. */
export type PairTyping = { item: string; itemText: string; match: string; matchText: string };
/** A second side that belongs to no item. */
export type DecoyTyping = { id: string; text: string };
/** `language`: in which it is shown as the right answer; empty for none of its own. It counts in all. */
export type AcceptedTyping = { text: string; language: string };

/**
 * A question as its page edits it, in one language; numbers and calculations as they are typed. `options` of an
 * ordering question stand in the right order. Only what belongs to `type` is filled.
 */
export type QuestionTyping = {
	type: QuestionType;
	prompt: string;
	explanation: string;
	hints: string[];
	options: OptionTyping[];
	isTrue: boolean;
	answer: string;
	tolerance: string;
	unit: string;
	variables: VariableTyping[];
	diagnoses: DiagnosisTyping[];
	pairs: PairTyping[];
	decoys: DecoyTyping[];
	accepted: AcceptedTyping[];
	/** Separated by commas. */
	tags: string;
	inBank: boolean;
};

type QuestionParts = {
	/** An entry of `questions` in the facts of a lesson. */
	fact: JsonObject;
	/** Its words in the language. */
	words: JsonObject;
	/** Its English words, which say what options there are. */
	english: JsonObject;
};

export function readQuestion({ fact, words, english }: QuestionParts): QuestionTyping {
	const key = objectIn(fact.answerKey);
	const type = typeOf(fact);
	const results = Array.isArray(key.diagnoses) ? key.diagnoses : [];
	const notes = textsIn(words.diagnoses);
	return {
		type,
		prompt: textIn(words.prompt),
		explanation: textIn(words.explanation),
		hints: textsIn(words.hints),
		options: type === "matching" ? [] : optionsOf({ fact, words, english }),
		isTrue: type !== "trueFalse" || key.value === true,
		answer: type === "number" ? typedValue(key.value) : "",
		tolerance: typedValue(key.tolerance),
		unit: textIn(key.unit),
		variables: ownVariables(key).map(([name, range]) => {
			const [from, to] = Array.isArray(range.between) ? range.between : [];
			return { name, from: typedValue(from), to: typedValue(to), step: typedValue(range.step) };
		}),
		diagnoses: results.map((answer, at) => ({ answer: typedValue(answer), text: notes[at] ?? "" })),
		pairs: pairsOf(key, words),
		decoys: type === "matching" ? decoysOf({ fact, words, english }) : [],
		accepted: objectsIn(key.accepted).map(({ text, language }) => ({
			text: textIn(text),
			language: textIn(language),
		})),
		tags: textsIn(fact.tags).join(", "),
		inBank: fact.inBank === true,
	};
}

export function typeOf(fact: JsonObject): QuestionType {
	const { type } = objectIn(fact.answerKey);
	return QUESTION_TYPES.find((one) => one === type) ?? "single";
}

function optionsOf({ fact, words, english }: QuestionParts): OptionTyping[] {
	const key = objectIn(fact.answerKey);
	const ids = objectsIn(english.choices).map(({ id }) => textIn(id));
	const order = textsIn(key.order);
	const right = [textIn(key.option), ...textsIn(key.options)];
	const texts = textsById(words);
	const feedback = objectIn(words.feedback);
	return [...new Set([...order.filter((id) => ids.includes(id)), ...ids])].map((id) => ({
		id,
		text: texts.get(id) ?? "",
		feedback: textIn(feedback[id]),
		isRight: right.includes(id),
	}));
}

function pairsOf(key: JsonObject, words: JsonObject): PairTyping[] {
	const [items, matches] = [textsIn(key.items), textsIn(key.matches)];
	const texts = textsById(words);
	return items.flatMap((item, at) => {
		const match = matches[at];
		if (match === undefined) return [];
		return [{ item, itemText: texts.get(item) ?? "", match, matchText: texts.get(match) ?? "" }];
	});
}

/** What is offered beside the pairs. */
function decoysOf({ fact, words, english }: QuestionParts): DecoyTyping[] {
	const key = objectIn(fact.answerKey);
	const ofPairs = [...textsIn(key.items), ...textsIn(key.matches)];
	const texts = textsById(words);
	return [...textsById(english).keys()]
		.filter((id) => !ofPairs.includes(id))
		.map((id) => ({ id, text: texts.get(id) ?? "" }));
}

function textsById(words: JsonObject): Map<string, string> {
	return new Map(objectsIn(words.choices).map(({ id, text }) => [textIn(id), textIn(text)]));
}

function ownVariables(key: JsonObject): [string, JsonObject][] {
	return Object.entries(objectIn(key.variables))
		.map(([name, range]): [string, JsonObject] => [name, objectIn(range)])
		.filter(([, range]) => range.ofLesson !== true);
}

/** Numbers that the text of the lesson shows too; they belong to the lesson and not to a question. */
export function lessonVariables(fact: JsonObject): JsonObject {
	const all = Object.entries(objectIn(objectIn(fact.answerKey).variables));
	return Object.fromEntries(all.filter(([, range]) => objectIn(range).ofLesson === true));
}

/** The facts of the question as typed, with what the page does not edit. */
export function questionFact(before: JsonObject, typed: QuestionTyping): JsonObject {
	const own = typed.type === "number" ? typed.variables : [];
	const variables = {
		...Object.fromEntries(
			own.map(({ name, from, to, step }) => [
				name.trim(),
				{ between: [storedValue(from), storedValue(to)], step: storedValue(step) },
			]),
		),
		...lessonVariables(before),
	};
	const key = typedAnswerKey(typed);
	const { tags: _tags, inBank: _bank, ...rest } = before;
	const tags = tagsIn(typed.tags);
	return {
		...rest,
		answerKey: Object.keys(variables).length > 0 ? { ...key, variables } : key,
		...(tags.length > 0 ? { tags } : {}),
		...(typed.inBank ? { inBank: true } : {}),
	};
}

/** "Sales Contracts, numbers" are the tags sales-contracts and numbers. What no slug can be made of stays as it is. */
export function tagsIn(text: string): string[] {
	const slugs = text
		.split(/[,;，、；]/)
		.map((tag) => tag.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim())
		.map((tag) => tag.replace(/[\s_]+/g, "-"));
	return [...new Set(slugs)].filter((tag) => tag !== "");
}

/** The answer key as typed: a tolerance that is no number stays a text. */
export function typedAnswerKey(typed: QuestionTyping) {
	const { type, options } = typed;
	const right = options.filter(({ isRight }) => isRight).map(({ id }) => id);
	switch (type) {
		case "single":
			return { type, option: right[0] ?? "" };
		case "multiple":
			return { type, options: right };
		case "trueFalse":
			return { type, value: typed.isTrue };
		case "ordering":
			return { type, order: options.map(({ id }) => id) };
		case "matching":
			return { type, items: typed.pairs.map(({ item }) => item), matches: typed.pairs.map(({ match }) => match) };
		case "shortText": {
			const accepted = typed.accepted.map(({ text, language }) => {
				const own = LANGUAGE_CODES.find((code) => code === language);
				return { text: text.trim(), ...(own ? { language: own } : {}) };
			});
			return { type, accepted };
		}
		case "number": {
			const { answer, tolerance, unit, diagnoses } = typed;
			return {
				type,
				value: storedValue(answer),
				tolerance: storedValue(tolerance || "0"),
				unit: unit.trim(),
				...(diagnoses.length > 0 ? { diagnoses: diagnoses.map((one) => storedValue(one.answer)) } : {}),
			};
		}
	}
}

/** The words of the question as typed. A translation leaves out options that have no text in it yet. */
export function questionWords(before: JsonObject, typed: QuestionTyping, isTranslation: boolean): JsonObject {
	const options = hasOptions(typed.type) ? typed.options : [];
	const withFeedback = hasFeedback(typed.type) ? options.filter(({ feedback }) => feedback.trim() !== "") : [];
	return {
		...before,
		prompt: typed.prompt,
		choices: choicesIn(typed).filter(({ text }) => !isTranslation || text.trim() !== ""),
		explanation: typed.explanation,
		feedback: Object.fromEntries(withFeedback.map(({ id, feedback }) => [id, feedback])),
		hints: typed.hints,
		diagnoses: typed.type === "number" ? typed.diagnoses.map(({ text }) => text) : [],
	};
}

/** What a question offers, in the order of its rows. */
export function choicesIn({ type, options, pairs, decoys }: QuestionTyping): { id: string; text: string }[] {
	if (type === "matching") {
		return [
			...pairs.map(({ item, itemText }) => ({ id: item, text: itemText })),
			...pairs.map(({ match, matchText }) => ({ id: match, text: matchText })),
			...decoys,
		];
	}
	return hasOptions(type) ? options.map(({ id, text }) => ({ id, text })) : [];
}

export const hasOptions = (type: QuestionType) => type === "single" || type === "multiple" || type === "ordering";
export const hasFeedback = (type: QuestionType) => type === "single" || type === "multiple";

/** A number becomes one; a calculation and what is neither stay as they are typed. */
function storedValue(text: string): number | string {
	const plain = text.trim();
	return /^[-−]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain.replace("−", "-")) : plain;
}

function typedValue(value: unknown): string {
	return typeof value === "number" || typeof value === "string" ? String(value) : "";
}

/** True where nothing is written in any of the words. */
export function isUnwritten(typed: QuestionTyping): boolean {
	const texts = [
		typed.prompt,
		typed.explanation,
		...typed.hints,
		...typed.options.flatMap(({ text, feedback }) => [text, feedback]),
		...typed.diagnoses.map(({ text }) => text),
		...typed.pairs.flatMap(({ itemText, matchText }) => [itemText, matchText]),
		...typed.decoys.map(({ text }) => text),
	];
	return texts.every((text) => text.trim() === "");
}
