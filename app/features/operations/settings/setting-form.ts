import type { z } from "zod";
import type { FormMessage } from "#app/shared/forms/form-message.ts";
import { type FieldKind, SETTING_FIELDS } from "./setting-fields";
import type { SettingKey } from "./setting-keys";
import type { Settings } from "./setting-schemas";

/** What stands in the fields of a form, by their names. A box that is not ticked has no entry. */
export type FormValues = Record<string, string>;

/** The name of the field in which a value is typed: the form has other fields beside those of the setting. */
export const fieldName = (path: string) => `value.${path}`;

/** A setting as its form shows it. */
export function toFormValues<K extends SettingKey>(key: K, value: Settings[K]): FormValues {
	const entries = SETTING_FIELDS[key].map(
		({ path, kind }) => [fieldName(path), toText(kind, valueAt(value, path))] as const,
	);
	return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null));
}

/**
 * What was typed, as the setting it stands for, and not yet checked. `typed` holds
 * texts where the setting has values; a figure that is none becomes NaN, which no
 * schema lets through. What the setting does not have stays, for its schema to refuse. A form whose boxes are all unticked
 * posts nothing.
 */
export function fromFormValues(key: SettingKey, typed: unknown = {}): unknown {
	if (typeof typed !== "object" || typed === null) return typed;
	const value = copyOf(typed);
	for (const { path, kind } of SETTING_FIELDS[key]) setAt(value, path, fromText(kind, textAt(typed, path)));
	return value;
}

export type SettingProblems = Record<string, FormMessage>;

/** What zod found, by path of the value; the first one counts. */
export function pathProblems(error: z.ZodError): SettingProblems {
	const problems: SettingProblems = {};
	for (const issue of error.issues) {
		// A tag has no field of its own.
		const path = issue.path.filter((name) => typeof name !== "number").join(".") || "form";
		const limit = issue.code === "too_big" ? issue.maximum : issue.code === "too_small" ? issue.minimum : undefined;
		problems[path] ??= { key: issue.message, ...(limit === undefined ? {} : { values: { limit: Number(limit) } }) };
	}
	return problems;
}

function toText(kind: FieldKind, value: unknown): string | null {
	if (kind === "flag") return value ? "on" : null;
	if (kind === "money") return String(Number(value) / 100);
	if (kind === "tags") return (value as string[]).join(", ");
	return String(value);
}

function fromText(kind: FieldKind, text: string | undefined): unknown {
	if (kind === "flag") return text !== undefined;
	if (kind === "tags")
		return (text ?? "")
			.split(/[,，、]/)
			.map((tag) => tag.trim())
			.filter(Boolean);
	if (kind === "whole" || kind === "decimal") return readNumber(text);
	if (kind === "money") return Math.round(100 * readNumber(text));
	return text;
}

/** A figure as people type it: spaces are passed over, and a comma may stand before the decimals. */
function readNumber(text = ""): number {
	const plain = text.replace(/[\s\u00a0\u202f]/g, "").replace(/^([^,.]*),([^,.]*)$/, "$1.$2");
	return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

function valueAt(value: unknown, path: string): unknown {
	return path.split(".").reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], value);
}

/** The text that was typed for a value; a form can hold anything in its place. */
function textAt(typed: unknown, path: string): string | undefined {
	const isInside = (inner: unknown): inner is Record<string, unknown> => typeof inner === "object" && inner !== null;
	const found = path
		.split(".")
		.reduce<unknown>((inner, name) => (isInside(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined), typed);
	return typeof found === "string" ? found : undefined;
}

/** A form may hold a file in the place of a text: nothing can be read from it, so nothing is left of it. */
function copyOf(typed: object): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(typed).map(([name, inner]) => [
			name,
			typeof inner === "object" && inner !== null ? copyOf(inner) : inner,
		]),
	);
}

function setAt(value: Record<string, unknown>, path: string, entry: unknown) {
	const names = path.split(".");
	const last = names.pop() as string;
	let inner = value;
	for (const name of names) {
		if (typeof inner[name] !== "object" || inner[name] === null) inner[name] = {};
		inner = inner[name] as Record<string, unknown>;
	}
	inner[last] = entry;
}
