import { isJsonObject, type JsonObject } from "#app/shared/json.ts";
import type { EntryField, FieldInput, FormShape, RowList } from "../../kinds/form-shape.ts";
import { fieldsOf, rowListsOf, variantOf, wordFields } from "./entry-fields.ts";
import { asObject, asText, fromFormRows, type Row, toGroupRows, toRows } from "./rows.ts";

export type FactsAndWords = { facts: JsonObject; words: JsonObject };

export type FormEntry = { [name: string]: string | Row[] | Record<string, Record<string, string>> | undefined };

export function toForm(shape: FormShape, { facts, words }: FactsAndWords): FormEntry {
	const form: FormEntry = {};
	for (const field of fieldsOf(shape, variantOf(shape, facts)))
		form[field.name] = toText(field.input, fieldValue(field, { facts, words }));
	for (const list of rowListsOf(shape, variantOf(shape, facts))) form[list] = toRows(list, facts, words);
	if (shape.cells) form.rules = toCells(shape.cells.names, { facts, words });
	return form;
}

/** The words in another language with the same rows; only the English form can change the rows. */
export function toTranslation(shape: FormShape, { facts, words }: FactsAndWords): FormEntry {
	const form: FormEntry = {};
	for (const field of wordFields(shape, variantOf(shape, facts)))
		form[field.name] = toText(field.input, words[field.name]);
	for (const list of translatedLists(shape, variantOf(shape, facts))) form[list] = toRows(list, facts, words);
	const groups = toGroupRows(facts, words);
	if (groups.length > 0) form.groups = groups;
	if (shape.cells) form.rules = toCells(shape.cells.names, { facts, words });
	return form;
}

/** Converts the submitted form of an entry to facts and words. Not validated, because drafts may be incomplete. */
export function fromEntryForm(shape: FormShape, typed: JsonObject): FactsAndWords {
	const written: FactsAndWords = { facts: {}, words: {} };
	for (const field of fieldsOf(shape, variantOf(shape, typed))) {
		const value = fromText(field, typed[field.name]);
		if (value !== undefined) written[field.of][field.name] = value;
	}
	for (const list of rowListsOf(shape, variantOf(shape, typed))) addRows(written, list, typed[list]);
	if (shape.cells) addCells(written, shape.cells.names, typed.rules);
	return written;
}

/** The words of a submitted translation. Empty ones are omitted, so readers see the English. */
export function fromTranslationForm(shape: FormShape, facts: JsonObject, typed: JsonObject): JsonObject {
	const written: FactsAndWords = { facts: {}, words: {} };
	for (const field of wordFields(shape, variantOf(shape, facts))) {
		const value = fromText(field, typed[field.name]);
		if (value !== undefined) written.words[field.name] = value;
	}
	for (const list of translatedLists(shape, variantOf(shape, facts))) addRows(written, list, typed[list]);
	const groups = fromFormRows("fields", asRows(typed.groups)).words;
	if (shape.cells) addCells(written, shape.cells.names, typed.rules);
	if (Object.keys(groups).length > 0) written.words.groups = groups;
	return withoutEmptyTexts(written.words);
}

export function translatedLists(shape: FormShape, variant: string): readonly RowList[] {
	return rowListsOf(shape, variant).filter((list) => list !== "screens");
}

/** Groups become rows with a title; fields become rows with a label. */
function asRows(groups: unknown): unknown {
	return Array.isArray(groups)
		? groups.map((group) => ({ key: asObject(group).key, label: asObject(group).title }))
		: [];
}

function fieldValue({ name, of }: EntryField, written: FactsAndWords): unknown {
	return written[of][name];
}

function addRows(written: FactsAndWords, list: RowList, typed: unknown) {
	const { facts, words, groups } = fromFormRows(list, typed);
	written.facts[list] = facts;
	if (list !== "screens") written.words[list] = words;
	if (Object.keys(groups).length > 0) written.words.groups = groups;
}

function toText(input: FieldInput, value: unknown): string | undefined {
	if (Array.isArray(value)) return value.map(asText).join(input === "codes" ? ", " : "\n");
	return asText(value);
}

function fromText({ input, isOptional, of }: EntryField, typed: unknown): unknown {
	const plain = asText(typed).replace(/\r\n?/g, "\n");
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

function toCells(names: readonly string[], { facts, words }: FactsAndWords): Record<string, Record<string, string>> {
	const [rules, texts] = [asObject(facts.rules), asObject(words.rules)];
	const cell = (name: string) => {
		const [rule, said] = [asObject(rules[name]), asObject(texts[name])];
		const source = asObject(rule.source);
		return {
			answer: asText(rule.answer),
			reviewedOn: asText(rule.reviewedOn),
			text: asText(said.text),
			doubt: asText(said.doubt),
			sourceName: asText(source.name),
			sourceUrl: asText(source.url),
			sourceDate: asText(source.date),
		};
	};
	return Object.fromEntries(names.map((name) => [name, cell(name)]));
}

function addCells(written: FactsAndWords, names: readonly string[], typed: unknown) {
	const facts: JsonObject = {};
	const words: JsonObject = {};
	for (const name of names) {
		const cell = asObject(asObject(typed)[name]);
		const [url, date] = [asText(cell.sourceUrl).trim(), asText(cell.sourceDate)];
		const source = { name: asText(cell.sourceName).trim(), ...(url ? { url } : {}), ...(date ? { date } : {}) };
		facts[name] = { answer: asText(cell.answer), source, reviewedOn: asText(cell.reviewedOn) };
		words[name] = { text: asText(cell.text).trim(), doubt: asText(cell.doubt).trim() };
	}
	written.facts.rules = facts;
	written.words.rules = words;
}

/** Removes empty texts, empty lists, and objects that contain only such. */
export function withoutEmptyTexts(words: JsonObject): JsonObject {
	const kept = Object.entries(words).flatMap(([name, value]) => {
		if (value === "" || (Array.isArray(value) && value.length === 0)) return [];
		if (!isJsonObject(value)) return [[name, value] as const];
		const inner = withoutEmptyTexts(value);
		return Object.keys(inner).length > 0 ? [[name, inner] as const] : [];
	});
	return Object.fromEntries(kept);
}
