import { isJsonObject, type JsonObject } from "#app/shared/json.ts";
import type { EntryKind } from "../../kinds/kinds.server.ts";
import { type EntryField, type FieldInput, fieldsOf, type RowList, rowListsOf, wordFields } from "./entry-fields.ts";
import { PLACE_CELLS, type PlaceCell } from "./place-cells.ts";
import { asObject, fromRows, type Row, text, toGroupRows, toRows } from "./rows.ts";

export type Written = { facts: JsonObject; words: JsonObject };

export type FormEntry = { [name: string]: string | Row[] | Record<string, Record<string, string>> | undefined };

export function toForm(kind: EntryKind, { facts, words }: Written): FormEntry {
	const form: FormEntry = {};
	for (const field of fieldsOf(kind, facts))
		form[field.name] = toText(field.input, fieldValue(field, { facts, words }));
	for (const list of rowListsOf(kind, facts)) form[list] = toRows(list, facts, words);
	if (kind === "place") form.rules = toCells({ facts, words });
	return form;
}

/** The words in another language with the same rows; only the English form can change the rows. */
export function toTranslation(kind: EntryKind, { facts, words }: Written): FormEntry {
	const form: FormEntry = {};
	for (const field of wordFields(kind, facts)) form[field.name] = toText(field.input, words[field.name]);
	for (const list of translatedLists(kind, facts)) form[list] = toRows(list, facts, words);
	const groups = toGroupRows(facts, words);
	if (groups.length > 0) form.groups = groups;
	if (kind === "place") form.rules = toCells({ facts, words });
	return form;
}

/** What was typed into the form of an entry, as facts and words; not yet checked, so that a draft keeps whatever it is. */
export function fromForm(kind: EntryKind, typed: JsonObject): Written {
	const written: Written = { facts: {}, words: {} };
	for (const field of fieldsOf(kind, typed)) {
		const value = fromText(field, typed[field.name]);
		if (value !== undefined) written[field.of][field.name] = value;
	}
	for (const list of rowListsOf(kind, typed)) addRows(written, list, typed[list]);
	if (kind === "place") addCells(written, typed.rules);
	return written;
}

/** The words of a submitted translation. Empty ones are omitted, so readers see the English. */
export function fromTranslation(kind: EntryKind, facts: JsonObject, typed: JsonObject): JsonObject {
	const written: Written = { facts: {}, words: {} };
	for (const field of wordFields(kind, facts)) {
		const value = fromText(field, typed[field.name]);
		if (value !== undefined) written.words[field.name] = value;
	}
	for (const list of translatedLists(kind, facts)) addRows(written, list, typed[list]);
	const groups = fromRows("fields", asRows(typed.groups)).words;
	if (kind === "place") addCells(written, typed.rules);
	if (Object.keys(groups).length > 0) written.words.groups = groups;
	return withoutGaps(written.words);
}

export function translatedLists(kind: EntryKind, facts: JsonObject): readonly RowList[] {
	return rowListsOf(kind, facts).filter((list) => list !== "screens");
}

/** Groups become rows with a title; fields become rows with a label. */
function asRows(groups: unknown): unknown {
	return Array.isArray(groups)
		? groups.map((group) => ({ key: asObject(group).key, label: asObject(group).title }))
		: [];
}

function fieldValue({ name, of }: EntryField, written: Written): unknown {
	return written[of][name];
}

function addRows(written: Written, list: RowList, typed: unknown) {
	const { facts, words, groups } = fromRows(list, typed);
	written.facts[list] = facts;
	if (list !== "screens") written.words[list] = words;
	if (Object.keys(groups).length > 0) written.words.groups = groups;
}

function toText(input: FieldInput, value: unknown): string | undefined {
	if (Array.isArray(value)) return value.map(text).join(input === "codes" ? ", " : "\n");
	return text(value);
}

function fromText({ input, isOptional, of }: EntryField, typed: unknown): unknown {
	const plain = text(typed).replace(/\r\n?/g, "\n");
	if (input === "lines" || input === "codes") {
		const separator = input === "lines" ? "\n" : /[\s,，、]+/;
		return plain
			.split(separator)
			.map((one) => one.trim())
			.filter(Boolean);
	}
	if (plain.trim() === "" && isOptional && (of === "facts" || input === "file")) return undefined;
	return plain.trim();
}

function toCells({ facts, words }: Written): Record<string, Record<string, string>> {
	const [rules, texts] = [asObject(facts.rules), asObject(words.rules)];
	const cell = (name: PlaceCell) => {
		const [rule, said] = [asObject(rules[name]), asObject(texts[name])];
		const source = asObject(rule.source);
		return {
			answer: text(rule.answer),
			reviewedOn: text(rule.reviewedOn),
			text: text(said.text),
			doubt: text(said.doubt),
			sourceName: text(source.name),
			sourceUrl: text(source.url),
			sourceDate: text(source.date),
		};
	};
	return Object.fromEntries(PLACE_CELLS.map((name) => [name, cell(name)]));
}

function addCells(written: Written, typed: unknown) {
	const facts: JsonObject = {};
	const words: JsonObject = {};
	for (const name of PLACE_CELLS) {
		const cell = asObject(asObject(typed)[name]);
		const [url, date] = [text(cell.sourceUrl).trim(), text(cell.sourceDate)];
		const source = { name: text(cell.sourceName).trim(), ...(url ? { url } : {}), ...(date ? { date } : {}) };
		facts[name] = { answer: text(cell.answer), source, reviewedOn: text(cell.reviewedOn) };
		words[name] = { text: text(cell.text).trim(), doubt: text(cell.doubt).trim() };
	}
	written.facts.rules = facts;
	written.words.rules = words;
}

/** Without texts that are empty, and without what has only such. */
export function withoutGaps(words: JsonObject): JsonObject {
	const kept = Object.entries(words).flatMap(([name, value]) => {
		if (value === "" || (Array.isArray(value) && value.length === 0)) return [];
		if (!isJsonObject(value)) return [[name, value] as const];
		const inner = withoutGaps(value);
		return Object.keys(inner).length > 0 ? [[name, inner] as const] : [];
	});
	return Object.fromEntries(kept);
}
