import { SEARCH_TYPES } from "../../../../db/schema/library/search";
import type { SearchAnswer, SearchHit } from "../query/search-shapes";
import { foldText } from "../words/fold-text";

export type NamedPage = { path: string; name: string };

/** A line that can be chosen. */
export type Item =
	| { kind: "hit"; hit: SearchHit }
	| { kind: "page"; page: NamedPage }
	| { kind: "recent"; q: string }
	| { kind: "all"; q: string; total: number; more: boolean };

export type GroupName = "best" | SearchHit["type"] | "goTo" | "recent" | "all";
export type Group = { name: GroupName; items: Item[] };

type Input = {
	/** As it was typed; empty: what was looked for before, and nothing else. */
	q: string;
	/** Null as long as nothing has come. */
	answer: SearchAnswer | null;
	pages: readonly NamedPage[];
	recent: readonly string[];
};

const BEST = 2;
const A_GROUP = 3;
const PAGES = 4;

/** The lines in their groups: the two best results first, then each type in its fixed order, pages by their name, all results. */
export function paletteGroups({ q, answer, pages, recent }: Input): Group[] {
	if (q.trim() === "") return filled([{ name: "recent", items: recent.map((one) => ({ kind: "recent", q: one })) }]);

	const hits = answer?.hits ?? [];
	const best = hits.slice(0, BEST);
	const byType = SEARCH_TYPES.map((type): Group => {
		const own = hits.slice(BEST).filter((hit) => hit.type === type);
		return { name: type, items: own.slice(0, A_GROUP).map((hit) => ({ kind: "hit", hit })) };
	});
	return filled([
		{ name: "best", items: best.map((hit) => ({ kind: "hit", hit })) },
		...byType,
		{ name: "goTo", items: pagesNamed(q, pages).map((page) => ({ kind: "page", page })) },
		{ name: "all", items: answer ? [{ kind: "all", q, total: answer.total, more: answer.more }] : [] },
	]);
}

/** Pages with a word in their name that begins as every word of the search does. */
function pagesNamed(q: string, pages: readonly NamedPage[]): NamedPage[] {
	const wanted = foldText(q).split(/\s+/u).filter(Boolean);
	const begins = ({ name }: NamedPage, word: string) => {
		const folded = foldText(name);
		return (
			folded.startsWith(word) || folded.includes(` ${word}`) || (/\p{Script=Han}/u.test(word) && folded.includes(word))
		);
	};
	return pages.filter((page) => wanted.every((word) => begins(page, word))).slice(0, PAGES);
}

function filled(groups: readonly Group[]): Group[] {
	return groups.filter(({ items }) => items.length > 0);
}
