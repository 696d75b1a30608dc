import type { EntryKind } from "../../kinds/kinds.server.ts";
import { type FieldInput, wordFields } from "./entry-fields.ts";
import type { FormEntry } from "./entry-form.ts";
import { translatedLists } from "./entry-form.ts";
import { asList, asObject, type Row, text } from "./rows.ts";

/** A text to translate: where it stands in the entry, what it says in English and in the language being written. */
export type TextPair = {
	/** `title`, `sections[0].items[1].text`. */
	name: string;
	/** The name of its label; `number` and `list` where it stands in a row. */
	label: string;
	list?: string;
	input: FieldInput;
	english: string;
	own: string;
};
/** What goes along unseen, so that the words find their row again. */
export type RowKeyField = { name: string; value: string };

/** The texts of an entry one by one, the English beside each, in the order in which readers meet them. */
export function translationPairs(kind: EntryKind, resourceKind: string, english: FormEntry, own: FormEntry) {
	const facts = { kind: resourceKind };
	const pairs: TextPair[] = wordFields(kind, facts).map(({ name, input }) => ({
		name,
		label: name,
		input,
		english: text(english[name]),
		own: text(own[name]),
	}));
	const keys: RowKeyField[] = [];
	const add = (list: string, row: string, label: string, texts: [unknown, unknown], input: FieldInput = "text") => {
		pairs.push({ name: `${row}.${label}`, label, list, input, english: text(texts[0]), own: text(texts[1]) });
	};
	for (const list of [...translatedLists(kind, facts), "groups"] as const) {
		const [rows, ours] = [rowsOf(english[list]), rowsOf(own[list])];
		rows.forEach((row, at) => {
			const place = `${list}[${at}]`;
			const mine = asObject(ours[at]);
			keys.push({ name: `${place}.key`, value: text(row.key) });
			const label = list === "sections" || list === "groups" ? "title" : "label";
			add(list, place, label, [row[label], mine[label]]);
			asList(row.items).forEach((item, index) => {
				const inner = `${place}.items[${index}]`;
				const said = asObject(asList(mine.items)[index]);
				keys.push({ name: `${inner}.key`, value: text(item.key) });
				add("items", inner, "text", [item.text, said.text]);
				if (text(item.note) || text(said.note)) add("items", inner, "note", [item.note, said.note]);
			});
		});
	}
	for (const [cell, said] of Object.entries(asObject(english.rules))) {
		const mine = asObject(asObject(own.rules)[cell]);
		for (const label of ["text", "doubt"]) {
			add(`cells.${cell}`, `rules.${cell}`, label, [asObject(said)[label], mine[label]], "long");
		}
	}
	return { pairs, keys };
}

function rowsOf(value: FormEntry[string]): Row[] {
	return Array.isArray(value) ? value : [];
}
