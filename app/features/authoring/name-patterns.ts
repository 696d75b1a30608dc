/**
 * What to look for with `like … escape '\'` when a name holds these letters.
 * SQLite folds the case of ASCII only, so other scripts are tried as typed, in
 * lower case, in upper case and capitalised.
 */
export function namePatterns(search: string): string[] {
	const lower = search.toLocaleLowerCase();
	const capitalised = lower.replace(
		/(^|\s)(\S)/gu,
		(_all, space: string, letter: string) => space + letter.toLocaleUpperCase(),
	);
	const forms = new Set([search, lower, search.toLocaleUpperCase(), capitalised]);
	return [...forms].map((form) => `%${form.replace(/[\\%_]/g, "\\$&")}%`);
}
