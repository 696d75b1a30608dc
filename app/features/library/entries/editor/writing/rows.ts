import { isJsonObject, type JsonObject } from "#app/shared/json.ts";
import { keyOf } from "#app/shared/text/key-of.ts";
import { parseTypedNumber } from "#app/shared/words/typed-number.ts";
import type { RowList } from "./entry-fields.ts";

type Text = Record<string, string>;
/** A row in form values; sections of a checklist have nested rows. */
export type Row = { [name: string]: string | Text[] };

/** Per list: the language-independent fields of a row beside its key. Numbers are handled as text. */
const ROW_FACTS: Record<RowList, { texts: readonly string[]; numbers: readonly string[] }> = {
	sections: { texts: [], numbers: [] },
	fields: { texts: ["type"], numbers: [] },
	inputs: { texts: ["unit"], numbers: ["default", "min", "max"] },
	results: { texts: ["unit", "formula", "place"], numbers: [] },
	screens: { texts: ["name", "path", "as"], numbers: [] },
};

/** Row fields that are omitted when empty. */
const OPTIONAL = new Set(["place"]);

/** A list of an entry as rows: its order and facts from the facts, its texts by key from the words. */
export function toRows(list: RowList, facts: JsonObject, words: JsonObject): Row[] {
	const texts = asObject(words[list]);
	return asList(facts[list]).map((row) => {
		const key = text(row.key);
		const { texts: own, numbers } = ROW_FACTS[list];
		const shown: Text = Object.fromEntries([...own, ...numbers].map((name) => [name, text(row[name])]));
		if (list === "screens") return shown;
		if (list === "sections") {
			const section = asObject(texts[key]);
			const items = asObject(section.items);
			return {
				key,
				title: text(section.title),
				items: (Array.isArray(row.items) ? row.items : []).map((item) => ({
					key: text(item),
					text: text(asObject(items[text(item)]).text),
					note: text(asObject(items[text(item)]).note),
				})),
			};
		}
		if (list === "inputs") shown.group = text(asObject(words.groups)[text(row.group)]) || text(row.group);
		return { key, label: text(texts[key]), ...shown };
	});
}

/** The headings of the inputs' groups, each once, for who translates them. */
export function toGroupRows(facts: JsonObject, words: JsonObject): Row[] {
	const keys = asList(facts.inputs).map(({ group }) => text(group));
	const labels = asObject(words.groups);
	return [...new Set(keys)].filter(Boolean).map((key) => ({ key, title: text(labels[key]) }));
}

export function fromRows(list: RowList, typed: unknown): { facts: JsonObject[]; words: JsonObject; groups: Text } {
	const rows = asList(typed);
	const used = new Set(rows.flatMap((row) => [text(row.key), ...asList(row.items).map(({ key }) => text(key))]));
	const facts: JsonObject[] = [];
	const words: JsonObject = {};
	const groups: Text = {};
	for (const row of rows) {
		if (list === "screens") {
			facts.push(factsOfRow(list, row));
			continue;
		}
		const key = text(row.key) || uniqueKey(text(list === "sections" ? row.title : row.label), list, used);
		const own: JsonObject = { key, ...factsOfRow(list, row) };
		if (list === "sections") {
			const items = asList(row.items).map((item) => ({
				text: text(item.text),
				note: text(item.note),
				key: text(item.key) || uniqueKey(text(item.text), "item", used),
			}));
			own.items = items.map((item) => item.key);
			const texts = items.map(({ key: name, ...said }) => [name, said] as const);
			words[key] = { title: text(row.title), items: Object.fromEntries(texts) };
		} else words[key] = text(row.label);
		if (list === "inputs" && text(row.group)) {
			const group = keyOf(text(row.group)) || "group";
			own.group = group;
			groups[group] = text(row.group);
		}
		facts.push(own);
	}
	return { facts, words, groups };
}

function factsOfRow(list: RowList, row: JsonObject): JsonObject {
	const { texts, numbers } = ROW_FACTS[list];
	const figures = numbers.flatMap((name) => (text(row[name]) ? [[name, readNumber(text(row[name]))] as const] : []));
	const filled = texts.filter((name) => !OPTIONAL.has(name) || text(row[name]) !== "");
	return { ...Object.fromEntries(filled.map((name) => [name, text(row[name])])), ...Object.fromEntries(figures) };
}

/** Parses a number in English format; invalid text stays as typed, for the schema to refuse and the form to show. */
function readNumber(typed: string): number | string {
	return parseTypedNumber(typed, "en") ?? typed;
}

function uniqueKey(words: string, otherwise: string, used: Set<string>): string {
	const stem = /^[a-z]/.test(keyOf(words)) ? keyOf(words) : otherwise.replace(/s$/, "");
	let key = stem;
	for (let number = 2; used.has(key); number += 1) key = `${stem}-${number}`;
	used.add(key);
	return key;
}

export function text(value: unknown): string {
	return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

export function asObject(value: unknown): JsonObject {
	return isJsonObject(value) ? value : {};
}

export function asList(value: unknown): JsonObject[] {
	return Array.isArray(value) ? value.map(asObject) : [];
}
