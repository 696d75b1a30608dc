const known = new Map<string, unknown>();

/** Keeps what was made: an `Intl` object costs some fifty microseconds, looking one up costs one. */
function memoized<T>(kind: string, language: string, options: object | undefined, make: () => T): T {
	const key = `${kind} ${language} ${options ? JSON.stringify(options) : ""}`;
	let made = known.get(key) as T | undefined;
	if (!made) {
		made = make();
		known.set(key, made);
	}
	return made;
}

/** `Intl.NumberFormat`, made once for each language and set of options. */
export function numberFormat(language: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
	return memoized("number", language, options, () => new Intl.NumberFormat(language, options));
}

/** `Intl.DateTimeFormat`, made once for each language and set of options. Throws RangeError for an unknown time zone. */
export function dateFormat(language: string, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	return memoized("date", language, options, () => new Intl.DateTimeFormat(language, options));
}

/** `Intl.ListFormat`, made once for each language and set of options. */
export function listFormat(language: string, options?: Intl.ListFormatOptions): Intl.ListFormat {
	return memoized("list", language, options, () => new Intl.ListFormat(language, options));
}

/** `Intl.DisplayNames` of countries, made once for each language. */
export function countryNames(language: string): Intl.DisplayNames {
	return memoized("country", language, undefined, () => new Intl.DisplayNames(language, { type: "region" }));
}

/** `Intl.Collator`, made once for each language. */
export function collator(language: string): Intl.Collator {
	return memoized("collator", language, undefined, () => new Intl.Collator(language));
}

/** `Intl.PluralRules`, made once for each language. */
export function pluralRules(language: string): Intl.PluralRules {
	return memoized("plural", language, undefined, () => new Intl.PluralRules(language));
}
