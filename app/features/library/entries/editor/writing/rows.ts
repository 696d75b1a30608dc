import { isJsonObject, type JsonObject } from "#app/shared/json.ts";
import { keyOf } from "#app/shared/text/key-of.ts";
import { parseTypedNumber } from "#app/shared/words/typed-number.ts";
import type { RowList } from "../../kinds/form-shape.ts";

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
const OPTIONAL_ROW_FIELDS = new Set(["place"]);

/** A list of an entry as rows: its order and facts from the facts, its texts by key from the words. */
export function toRows(list: RowList, facts: JsonObject, words: JsonObject): Row[] {
	const texts = asObject(words[list]);
	return asList(facts[list]).map((row) => {
		const key = asText(row.key);
		const { texts: own, numbers } = ROW_FACTS[list];
		const shown: Text = Object.fromEntries([...own, ...numbers].map((name) => [name, asText(row[name])]));
		if (list === "screens") return shown;
		if (list === "sections") {
			const section = asObject(texts[key]);
			const items = asObject(section.items);
			return {
				key,
				title: asText(section.title),
				items: (Array.isArray(row.items) ? row.items : []).map((item) => ({
					key: asText(item),
					text: asText(asObject(items[asText(item)]).text),
					note: asText(asObject(items[asText(item)]).note),
				})),
			};
		}
		if (list === "inputs") shown.group = asText(asObject(words.groups)[asText(row.group)]) || asText(row.group);
		return { key, label: asText(texts[key]), ...shown };
	});
}

/** The headings of the inputs' groups, each once, for who translates them. */
export function toGroupRows(facts: JsonObject, words: JsonObject): Row[] {
	const keys = asList(facts.inputs).map(({ group }) => asText(group));
	const labels = asObject(words.groups);
	return [...new Set(keys)].filter(Boolean).map((key) => ({ key, title: asText(labels[key]) }));
}

export function fromFormRows(list: RowList, typed: unknown): { facts: JsonObject[]; words: JsonObject; groups: Text } {
	const rows = asList(typed);
	const used = new Set(rows.flatMap((row) => [asText(row.key), ...asList(row.items).map(({ key }) => asText(key))]));
	const facts: JsonObject[] = [];
	const words: JsonObject = {};
	const groups: Text = {};
	for (const row of rows) {
		if (list === "screens") {
			facts.push(factsOfRow(list, row));
			continue;
		}
		const key = asText(row.key) || uniqueKey(asText(list === "sections" ? row.title : row.label), list, used);
		const own: JsonObject = { key, ...factsOfRow(list, row) };
		if (list === "sections") {
			const items = asList(row.items).map((item) => ({
				text: asText(item.text),
				note: asText(item.note),
				key: asText(item.key) || uniqueKey(asText(item.text), "item", used),
			}));
			own.items = items.map((item) => item.key);
			const texts = items.map(({ key: name, ...said }) => [name, said] as const);
			words[key] = { title: asText(row.title), items: Object.fromEntries(texts) };
		} else words[key] = asText(row.label);
		if (list === "inputs" && asText(row.group)) {
			const group = keyOf(asText(row.group)) || "group";
			own.group = group;
			groups[group] = asText(row.group);
		}
		facts.push(own);
	}
	return { facts, words, groups };
}

function factsOfRow(list: RowList, row: JsonObject): JsonObject {
	const { texts, numbers } = ROW_FACTS[list];
	const figures = numbers.flatMap((name) =>
		asText(row[name]) ? [[name, readNumber(asText(row[name]))] as const] : [],
	);
	const filled = texts.filter((name) => !OPTIONAL_ROW_FIELDS.has(name) || asText(row[name]) !== "");
	return { ...Object.fromEntries(filled.map((name) => [name, asText(row[name])])), ...Object.fromEntries(figures) };
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

export function asText(value: unknown): string {
	return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

export function asObject(value: unknown): JsonObject {
	return isJsonObject(value) ? value : {};
}

export function asList(value: unknown): JsonObject[] {
	return Array.isArray(value) ? value.map(asObject) : [];
}
