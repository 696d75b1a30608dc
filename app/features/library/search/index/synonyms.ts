import { matchQuery } from "../words/match-query.ts";
import { parseSearchWords } from "../words/search-words.ts";
import type { IndexRow } from "./index-rows.ts";

export type Synonym = { language: string; alias: string; query: string };

/** Other names of what `defining` types explain, each with the query of its title. */
export function synonymsOf(rows: readonly IndexRow[], defining: readonly string[]): Synonym[] {
	return rows.flatMap(({ type, language, title, aliases }) => {
		const query = matchQuery(parseSearchWords(title));
		const own = aliasOf(title);
		if (!defining.includes(type) || query === null) return [];
		const names = new Set(aliases.split("\n").map(aliasOf));
		return [...names].filter((alias) => alias !== "" && alias !== own).map((alias) => ({ language, alias, query }));
	});
}

export function aliasOf(name: string): string {
	return parseSearchWords(name)
		.map(({ text }) => text)
		.join(" ");
}
