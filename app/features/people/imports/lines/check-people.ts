import { COUNTRIES } from "#app/features/people/account/profile/places-and-languages.ts";
import { cleanLine, hasControls } from "#app/shared/text/clean-text.ts";
import { hasVisibleSign } from "#app/shared/text/invisible-characters.ts";
import { countryNames } from "#app/shared/words/intl.ts";
import { isLanguage, LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { normalizeWord } from "../file/guess-mapping";
import type { Line } from "../file/table";
import type { Mapping } from "../kinds";
import { cellOf, type LineRefusal, readEmail, type Verdict } from "./verdict";

export type PersonOfLine = { email: string; name: string; language: Language; country: string | null };
export type PersonLine = { verdict: Verdict; person: PersonOfLine | null };
type Facts = {
	known: ReadonlySet<string>;
	/** For lines that name no language. */
	language: Language;
};

/** Verdict per line of a people file. Among duplicate addresses the first counts. */
export function checkPeople(lines: readonly Line[], mapping: Mapping, { known, language }: Facts): PersonLine[] {
	const seen = new Map<string, number>();
	return lines.map((line) => {
		const cell = (field: Parameters<typeof cellOf>[2]) => cellOf(line, mapping, field);
		const who = cell("email");
		const verdict = (
			outcome: Verdict["outcome"],
			why: LineRefusal | null = null,
			value: string | null = null,
		): PersonLine => ({
			verdict: { number: line.number, who, outcome, why, value },
			person: null,
		});
		const read = readEmail(who);
		if ("why" in read) return verdict("refused", read.why, who || null);
		const before = seen.get(read.email);
		if (before !== undefined) return verdict("refused", "double", String(before));
		seen.set(read.email, line.number);
		if (known.has(read.email)) return verdict("unchanged", "known");

		const name = cleanLine([cell("name"), cell("lastName")].filter(Boolean).join(" "));
		if (!name) return verdict("refused", "nameMissing");
		if (name.length > 100 || hasControls(name) || !hasVisibleSign(name)) return verdict("refused", "nameInvalid", name);
		const spoken = readLanguage(cell("language")) ?? (cell("language") ? null : language);
		if (!spoken) return verdict("refused", "languageUnknown", cell("language"));
		const country = readCountry(cell("country"));
		if (cell("country") && !country) return verdict("refused", "countryUnknown", cell("country"));
		return { ...verdict("done"), person: { email: read.email, name, language: spoken, country } };
	});
}

/** A school language by code, with or without region, or by name in any school language. */
export function readLanguage(text: string): Language | null {
	const code = text.toLowerCase().split(/[-_]/)[0];
	if (isLanguage(code)) return code;
	return LANGUAGES_BY_NAME().get(normalizeWord(text)) ?? null;
}

export function readCountry(text: string): string | null {
	const code = text.toUpperCase();
	if (COUNTRIES.includes(code)) return code;
	return COUNTRIES_BY_NAME().get(normalizeWord(text)) ?? null;
}

const LANGUAGES_BY_NAME = memoizedMap(() =>
	LANGUAGE_CODES.flatMap((said) => {
		const names = new Intl.DisplayNames(said, { type: "language" });
		return LANGUAGE_CODES.map((code): [string, Language] => [normalizeWord(names.of(code) ?? code), code]);
	}),
);
const COUNTRIES_BY_NAME = memoizedMap(() =>
	LANGUAGE_CODES.flatMap((said) => {
		const names = countryNames(said);
		return COUNTRIES.map((code): [string, string] => [normalizeWord(names.of(code) ?? code), code]);
	}),
);

/** Lazy: most requests do not need two thousand names. */
function memoizedMap<V>(make: () => [string, V][]): () => ReadonlyMap<string, V> {
	let made: ReadonlyMap<string, V> | null = null;
	return () => {
		made ??= new Map(make());
		return made;
	};
}
