import type { z } from "zod";
import type { FormMessage } from "#app/shared/forms/form-message.ts";
import { type FieldKind, SETTING_FIELDS } from "./setting-fields";
import type { SettingKey } from "./setting-keys";
import type { Settings } from "./setting-schemas";

/** By field name. Unticked checkboxes are missing. */
export type FormValues = Record<string, string>;

/** Prefixed, because the form has other fields as well. */
export const fieldName = (path: string) => `value.${path}`;

export function toFormValues<K extends SettingKey>(key: K, value: Settings[K]): FormValues {
	const entries = SETTING_FIELDS[key].map(
		({ path, kind }) => [fieldName(path), toText(kind, valueAtPath(value, path))] as const,
	);
	return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null));
}

/**
 * Converts submitted text without validation. Invalid numbers become NaN and unknown fields stay, for the schema to
 * refuse. A form with only unticked checkboxes posts nothing.
 */
export function fromFormValues(key: SettingKey, typed: unknown = {}): unknown {
	if (typeof typed !== "object" || typed === null) return typed;
	const value = copyOf(typed);
	for (const { path, kind } of SETTING_FIELDS[key]) setAtPath(value, path, fromText(kind, textAtPath(typed, path)));
	return value;
}

export type SettingProblems = Record<string, FormMessage>;

export function pathProblems(error: z.ZodError): SettingProblems {
	const problems: SettingProblems = {};
	for (const issue of error.issues) {
		const path = issue.path.join(".") || "form";
		const limit = issue.code === "too_big" ? issue.maximum : issue.code === "too_small" ? issue.minimum : undefined;
		problems[path] ??= { key: issue.message, ...(limit === undefined ? {} : { values: { limit: Number(limit) } }) };
	}
	return problems;
}

function toText(kind: FieldKind, value: unknown): string | null {
	if (kind === "flag") return value ? "on" : null;
	if (kind === "money") return String(Number(value) / 100);
	return String(value);
}

function fromText(kind: FieldKind, text: string | undefined): unknown {
	if (kind === "flag") return text !== undefined;
	if (kind === "whole" || kind === "decimal") return readNumber(text);
	if (kind === "money") return Math.round(100 * readNumber(text));
	// A form that is read drops fields that are empty, as these lists may be.
	return kind === "lines" ? (text ?? "") : text;
}

/** Ignores spaces and accepts a decimal comma. */
function readNumber(text = ""): number {
	const plain = text.replace(/[\s\u00a0\u202f]/g, "").replace(/^([^,.]*),([^,.]*)$/, "$1.$2");
	return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

function valueAtPath(value: unknown, path: string): unknown {
	return path.split(".").reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], value);
}

function textAtPath(typed: unknown, path: string): string | undefined {
	const isInside = (inner: unknown): inner is Record<string, unknown> => typeof inner === "object" && inner !== null;
	const found = path
		.split(".")
		.reduce<unknown>((inner, name) => (isInside(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined), typed);
	return typeof found === "string" ? found : undefined;
}

/** Drops files, which a form may submit in place of text. */
function copyOf(typed: object): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(typed).map(([name, inner]) => [
			name,
			typeof inner === "object" && inner !== null ? copyOf(inner) : inner,
		]),
	);
}

function setAtPath(value: Record<string, unknown>, path: string, entry: unknown) {
	const names = path.split(".");
	const last = names.pop() as string;
	let inner = value;
	for (const name of names) {
		if (typeof inner[name] !== "object" || inner[name] === null) inner[name] = {};
		inner = inner[name] as Record<string, unknown>;
	}
	inner[last] = entry;
}
