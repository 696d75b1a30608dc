import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import type { FormMessage } from "#app/shared/forms/form-message.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import type { Choices } from "../../kinds/entry-kind";
import type { FormShape } from "../../kinds/form-shape";
import type { EntryFiles } from "../entry-files.server";

type EntryFormValue = {
	shape: FormShape;
	variant: string;
	choices: Choices;
	constraints: Record<string, number | undefined>;
	problems: Record<string, FormMessage>;
	files: EntryFiles;
	language: string;
	isNew: boolean;
};

const EntryFormContext = createContext<EntryFormValue | null>(null);
export const EntryFormProvider = EntryFormContext.Provider;

export function useEntryForm(): EntryFormValue {
	const facts = useContext(EntryFormContext);
	if (!facts) throw new Error("This field stands in no form of an entry");
	return facts;
}

export function useProblem(name: string): string | undefined {
	const { problems } = useEntryForm();
	const say = useMessages("library");
	return problems[name] ? say(problems[name]) : undefined;
}

/** Translations by keys that are composed at runtime: of a field, a list, an option. */
export function useNamedWords() {
	const { t } = useTranslation("library");
	const say = t as (key: string, values?: Record<string, string | number>) => string;
	return { say, has: (key: string) => say(key) !== key };
}

export function usePathLabel(): (path: string) => string {
	const { say, has } = useNamedWords();
	return (path) =>
		path
			.split(/[.[\]]+/)
			.filter(Boolean)
			.map((name) => {
				if (/^\d+$/.test(name)) return path.includes(`[${name}]`) ? String(Number(name) + 1) : name;
				// The slug of a new entry is not a field of its kind; its label is one of the editor's.
				if (name === "slug") return say("editor.address");
				const known = ["fields", "rows", "cells"].find((group) => has(`${group}.${name}`));
				return known ? say(`${known}.${name}`) : name;
			})
			.join(" › ");
}

export const fieldName = (name: string) => `entry.${name}`;
/** Error summaries link to it. */
export const fieldId = (name: string) => `field-${name}`;
