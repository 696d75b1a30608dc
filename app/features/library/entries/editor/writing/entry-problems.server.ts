import type { z } from "zod";
import type { FormMessage } from "#app/shared/forms/form-message.ts";
import type { JsonObject } from "#app/shared/json.ts";
import type { EntryKind, EntryProblems } from "../../kinds/entry-kind.ts";
import { UNREADABLE } from "../../kinds/entry-schemas.ts";
import { libraryErrorKey } from "../messages.ts";
import { withoutEmptyTexts } from "./entry-form.ts";
import { asList, asObject, asText } from "./rows.ts";

export type Checked = { value: JsonObject | null; problems: EntryProblems };

/** Facts by the schema of their kind. The position is none of the form: the list gives it. */
export function checkFacts(kind: EntryKind, facts: JsonObject): Checked {
	const hasPosition = "position" in kind.facts.shape;
	const parsed = kind.facts.safeParse(hasPosition ? { position: 0, ...facts } : facts);
	if (parsed.success) return { value: parsed.data, problems: {} };
	return { value: null, problems: named(parsed.error, (path) => factName(path)) };
}

/** The words of one language by the schema of their kind. `facts` say in which order the rows of lists stand. */
export function checkWords(
	kind: EntryKind,
	facts: JsonObject,
	words: JsonObject,
	{ isTranslation = false } = {},
): Checked {
	const parsed = kind.words.safeParse(isTranslation ? withoutEmptyTexts(words) : words);
	if (parsed.success) return { value: parsed.data, problems: {} };
	return { value: null, problems: named(parsed.error, (path) => wordName(path, facts, isTranslation)) };
}

function named(error: z.ZodError, nameOf: (path: readonly PropertyKey[]) => string): EntryProblems {
	const problems: EntryProblems = {};
	for (const issue of error.issues) problems[nameOf(issue.path)] ??= toMessage(issue);
	return problems;
}

const SOURCE_FIELDS: Record<string, string> = { name: "sourceName", url: "sourceUrl", date: "sourceDate" };

function factName(path: readonly PropertyKey[]): string {
	const [first, second, third, fourth] = path.map(String);
	if (first === undefined) return "course";
	if (first === "rules") {
		return third === "source"
			? `rules.${second}.${SOURCE_FIELDS[fourth ?? "name"]}`
			: `rules.${second}.${third ?? "answer"}`;
	}
	if (first === "sections" && third === "items") {
		return fourth === undefined ? `sections[${second}].title` : `sections[${second}].items[${fourth}].text`;
	}
	if (["sections", "fields", "inputs", "results", "screens"].includes(first) && second !== undefined) {
		return `${first}[${second}].${third ?? "key"}`;
	}
	return first;
}

function wordName(path: readonly PropertyKey[], facts: JsonObject, isTranslation: boolean): string {
	const [first, second, third, fourth] = path.map(String);
	if (first === undefined || second === undefined) return first ?? "title";
	const rowOf = (list: string, key: string) => asList(facts[list]).findIndex((row) => row.key === key);
	switch (first) {
		case "rules":
			return `rules.${second}.${third ?? "text"}`;
		case "sections": {
			const row = rowOf("sections", second);
			if (third !== "items") return `sections[${row}].title`;
			const items = asList(facts.sections)[row]?.items;
			const item = Array.isArray(items) ? items.findIndex((key) => asText(key) === fourth) : 0;
			return `sections[${row}].items[${item}].${String(path[4] ?? "text")}`;
		}
		case "fields":
		case "inputs":
		case "results":
			return `${first}[${rowOf(first, second)}].label`;
		case "groups": {
			const groups = [...new Set(asList(facts.inputs).map(({ group }) => asText(group)))].filter(Boolean);
			return isTranslation
				? `groups[${groups.indexOf(second)}].title`
				: `inputs[${asList(facts.inputs).findIndex(({ group }) => group === second)}].group`;
		}
		default:
			return first;
	}
}

/** Turns schema issues into messages for admins: the schemas' own texts address authors of content files. */
function toMessage(issue: z.core.$ZodIssue): FormMessage {
	switch (issue.code) {
		case "too_small":
			if (issue.origin === "string") return { key: libraryErrorKey("errors.empty") };
			if (issue.origin === "array") return { key: libraryErrorKey("errors.emptyList") };
			return { key: libraryErrorKey("errors.tooSmall"), values: { limit: Number(issue.minimum) } };
		case "too_big": {
			const limit = { limit: Number(issue.maximum) };
			if (issue.origin === "string") return { key: libraryErrorKey("errors.tooLong"), values: limit };
			if (issue.origin === "array") return { key: libraryErrorKey("errors.tooMany"), values: limit };
			return { key: libraryErrorKey("errors.tooLarge"), values: limit };
		}
		case "invalid_value":
			return { key: libraryErrorKey("errors.choose") };
		case "invalid_type":
			if (issue.path.at(-1) === "topic") return { key: libraryErrorKey("errors.choose") };
			return {
				key:
					issue.expected === "number" || issue.expected === "int"
						? libraryErrorKey("errors.number")
						: libraryErrorKey("errors.empty"),
			};
		case "invalid_format":
			return { key: formatMessage(issue, asObject(issue)) };
		case "custom":
			if (issue.message === UNREADABLE) return { key: "common:errors.unreadable" };
			if (issue.path[0] === "url") return { key: libraryErrorKey("errors.path") };
			return { key: libraryErrorKey("errors.course") };
		case "invalid_key":
		case "invalid_element":
			return { key: libraryErrorKey("errors.key") };
		default:
			return { key: libraryErrorKey("errors.wrong") };
	}
}

function formatMessage(issue: z.core.$ZodIssueInvalidStringFormat, { pattern }: JsonObject) {
	const last = issue.path.at(-1);
	const field = typeof last === "number" ? issue.path.at(-2) : last;
	if (field === "topic") return libraryErrorKey("errors.choose");
	if (issue.format === "date") return libraryErrorKey("errors.day");
	if (issue.format === "url") return libraryErrorKey("errors.address");
	if (issue.format === "starts_with") return libraryErrorKey("errors.path");
	if (field === "countries" || field === "country") return libraryErrorKey("errors.country");
	if (field === "file" || field === "captions" || field === "translatedFile") return libraryErrorKey("errors.fileGone");
	if (field === "lessons") return libraryErrorKey("errors.lesson");
	return String(pattern).includes("a-zA-Z") ? libraryErrorKey("errors.key") : libraryErrorKey("errors.slug");
}
