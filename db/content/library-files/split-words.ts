import type { EntryKind } from "#app/features/library/entries/kinds/entry-kind.ts";
import type { JsonObject } from "#app/shared/json.ts";
import type { Place } from "../checks/places.ts";

type KeyedItem = JsonObject & { key: string };

/**
 * Splits English front matter into facts, which are the same in every language, and texts. Lists such as checklist
 * items put their order into the facts, and their texts by key into the words. Translated files have only texts.
 */
export function splitEnglish(
	kind: EntryKind,
	matter: JsonObject,
	body: string,
): { facts: JsonObject; words: JsonObject } {
	const factNames = Object.keys(kind.facts.shape);
	const words: JsonObject = { ...onlyWords(matter, factNames), ...bodyWords(kind, body) };
	const facts: JsonObject = Object.fromEntries(Object.entries(matter).filter(([name]) => factNames.includes(name)));

	for (const [name, list] of Object.entries(matter).filter(([name]) => LISTS.includes(name))) {
		if (!isKeyedList(list)) {
			words[name] = list;
			delete facts[name];
			continue;
		}
		facts[name] = list.map((item) => factsOfItem(name, item));
		words[name] = Object.fromEntries(list.map((item) => [item.key, wordsOfItem(name, item)]));
		const groups = list.flatMap(({ group }) => (typeof group === "string" ? [[groupKey(group), group] as const] : []));
		if (groups.length > 0) words.groups = Object.fromEntries(groups);
	}
	if (facts.access === "signed-in") facts.access = "signedIn";
	return { facts, words };
}

function groupKey(heading: string): string {
	return (heading.toLowerCase().match(/[a-z0-9]+/g) ?? ["group"]).join("-");
}

const LISTS = ["sections", "fields", "inputs", "results"];

function onlyWords(matter: JsonObject, factNames: string[]): JsonObject {
	return Object.fromEntries(
		Object.entries(matter).filter(([name]) => !factNames.includes(name) && !LISTS.includes(name)),
	);
}

function bodyWords(kind: EntryKind, body: string): JsonObject {
	if (!("body" in kind.words.shape)) return {};
	const [text = "", outline] = body.split(/^<!-- outline -->$/m);
	return { body: text.trim(), ...(outline ? { outline: outline.trim() } : {}) };
}

function factsOfItem(list: string, { label: _label, title: _title, items, ...facts }: KeyedItem): JsonObject {
	if (typeof facts.group === "string") return { ...facts, group: groupKey(facts.group) };
	if (list !== "sections") return facts;
	return { ...facts, items: isKeyedList(items) ? items.map(({ key }) => key) : [] };
}

function wordsOfItem(list: string, { label, title, items }: KeyedItem): unknown {
	if (list !== "sections") return label;
	const texts = isKeyedList(items)
		? items.map(({ key, text, note }) => [key, { text, ...(note ? { note } : {}) }] as const)
		: [];
	return { title, items: Object.fromEntries(texts) };
}

function isKeyedList(value: unknown): value is KeyedItem[] {
	return Array.isArray(value) && value.every((item) => typeof item === "object" && item !== null && "key" in item);
}

export function splitPlace({ key: _key, kind, country, name, rules }: Place): { facts: JsonObject; words: JsonObject } {
	const cells = Object.entries(rules);
	return {
		facts: {
			kind,
			country,
			rules: Object.fromEntries(
				cells.map(([cell, { answer, source, reviewedOn }]) => [cell, { answer, source, reviewedOn }]),
			),
		},
		words: {
			title: name,
			rules: Object.fromEntries(
				cells.map(([cell, { text, doubt }]) => [cell, { text, doubt: doubt === "none" ? "" : doubt }]),
			),
		},
	};
}
