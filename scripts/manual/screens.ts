import type { PictureList } from "#app/features/library/manuals/screen-pictures.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import type { EntryContent } from "#db/content/library-files/entry-content.ts";

export type Screen = { name: string; path: string; as: "visitor" | "student" | "instructor" | "admin" };

type Facts = { screens?: Screen[] };

/** In the order of their pages. Throws for a name that two different screens have. */
export function screensOf(entries: readonly EntryContent[]): Screen[] {
	const byName = new Map<string, Screen>();
	for (const { kind, facts } of entries) {
		if (kind !== "manual") continue;
		for (const screen of (facts as Facts).screens ?? []) {
			const known = byName.get(screen.name);
			if (known && (known.path !== screen.path || known.as !== screen.as)) {
				throw new Error(`Two screens of the manuals are called ${screen.name}.`);
			}
			byName.set(screen.name, screen);
		}
	}
	return [...byName.values()];
}

/** Screens that a manual page either shows or declares, but not both, with page and language. */
export function strayScreens(entries: readonly EntryContent[]): string[] {
	return entries.flatMap(({ kind, key, facts, translations }) => {
		if (kind !== "manual") return [];
		const declared = ((facts as Facts).screens ?? []).map(({ name }) => name);
		return Object.entries(translations).flatMap(([language, words]) => {
			const shown = [...String(words?.body ?? "").matchAll(SHOWN)].map(([, name = ""]) => name);
			const problem = (name: string, what: string) => `${key} (${language}): the screen ${name} ${what}`;
			return [
				...shown.filter((name) => !declared.includes(name)).map((name) => problem(name, "is shown and not declared")),
				...declared.filter((name) => !shown.includes(name)).map((name) => problem(name, "is declared and not shown")),
			];
		});
	});
}

const SHOWN = /^!\[[^\]]*\]\(screen:([a-z0-9-]+)\)$/gm;

/** With the languages; `hasFile` says whether a listed picture exists. */
export function withoutPicture(
	screens: readonly Screen[],
	{ pictures }: PictureList,
	hasFile: (language: string, name: string) => boolean,
): { name: string; languages: string[] }[] {
	return screens.flatMap(({ name }) => {
		const languages = LANGUAGE_CODES.filter((language) => !pictures[name]?.[language] || !hasFile(language, name));
		return languages.length > 0 ? [{ name, languages }] : [];
	});
}
