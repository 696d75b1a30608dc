import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import type { FormMessage } from "#app/shared/forms/form-message.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import type { EntryKind } from "../../kinds/kinds.server";
import type { EntryFiles } from "../entry-files.server";
import type { Choices } from "./entry-page-data.server";

/** What every field of the form of an entry needs to know. */
type EntryFormFacts = {
	kind: EntryKind;
	/** What a resource is; empty for the others. */
	resourceKind: string;
	choices: Choices;
	/** How much a field may hold, by its name. */
	constraints: Record<string, number | undefined>;
	problems: Record<string, FormMessage>;
	/** The files that it has, by id. */
	files: EntryFiles;
	/** The language of the words, for whoever reads them aloud. */
	language: string;
	isNew: boolean;
};

const Facts = createContext<EntryFormFacts | null>(null);
export const EntryFormProvider = Facts.Provider;

export function useEntryForm(): EntryFormFacts {
	const facts = useContext(Facts);
	if (!facts) throw new Error("This field stands in no form of an entry");
	return facts;
}

/** What is wrong with a field, in words. */
export function useProblem(name: string): string | undefined {
	const { problems } = useEntryForm();
	const say = useMessages("library");
	return problems[name] ? say(problems[name]) : undefined;
}

/** The words of the editor by a key that is made of names: of a field, a list, an option. */
export function useNamedWords() {
	const { t } = useTranslation("library");
	const say = t as (key: string, values?: Record<string, string | number>) => string;
	// A key without words says itself.
	return { say, has: (key: string) => say(key) !== key };
}

/** Where a text stands in an entry, in words: `sections[0].title` is “Sections › 1 › Title”. */
export function usePathLabel(): (path: string) => string {
	const { say, has } = useNamedWords();
	return (path) =>
		path
			.split(/[.[\]]+/)
			.filter(Boolean)
			.map((name) => {
				if (/^\d+$/.test(name)) return path.includes(`[${name}]`) ? String(Number(name) + 1) : name;
				// The address of a new entry is none of its fields, and has its words with the editor.
				if (name === "slug") return say("editor.address");
				const known = ["fields", "rows", "cells"].find((group) => has(`${group}.${name}`));
				return known ? say(`${known}.${name}`) : name;
			})
			.join(" › ");
}

/** The names of the fields of the entry in the posted form. */
export const fieldName = (name: string) => `entry.${name}`;
/** The id of a field, to which summaries link. */
export const fieldId = (name: string) => `field-${name}`;
