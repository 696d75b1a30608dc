import type { FieldInput, FormShape } from "../../kinds/form-shape.ts";
import { wordFields } from "./entry-fields.ts";
import type { FormEntry } from "./entry-form.ts";
import { translatedLists } from "./entry-form.ts";
import { asList, asObject, asText, type Row } from "./rows.ts";

export type TextPair = {
	name: string;
	/** Key of the label; `number` and `list` are set within a row. */
	label: string;
	list?: string;
	input: FieldInput;
	english: string;
	own: string;
};
/** A hidden field that assigns the words to their row. */
export type RowKeyField = { name: string; value: string };

export function translationPairs(shape: FormShape, variant: string, english: FormEntry, own: FormEntry) {
	const pairs: TextPair[] = wordFields(shape, variant).map(({ name, input }) => ({
		name,
		label: name,
		input,
		english: asText(english[name]),
		own: asText(own[name]),
	}));
	const keys: RowKeyField[] = [];
	const add = (list: string, row: string, label: string, texts: [unknown, unknown], input: FieldInput = "text") => {
		pairs.push({ name: `${row}.${label}`, label, list, input, english: asText(texts[0]), own: asText(texts[1]) });
	};
	for (const list of [...translatedLists(shape, variant), "groups"] as const) {
		const [rows, ours] = [rowsOf(english[list]), rowsOf(own[list])];
		rows.forEach((row, at) => {
			const place = `${list}[${at}]`;
			const mine = asObject(ours[at]);
			keys.push({ name: `${place}.key`, value: asText(row.key) });
			const label = list === "sections" || list === "groups" ? "title" : "label";
			add(list, place, label, [row[label], mine[label]]);
			asList(row.items).forEach((item, index) => {
				const inner = `${place}.items[${index}]`;
				const said = asObject(asList(mine.items)[index]);
				keys.push({ name: `${inner}.key`, value: asText(item.key) });
				add("items", inner, "text", [item.text, said.text]);
				if (asText(item.note) || asText(said.note)) add("items", inner, "note", [item.note, said.note]);
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
