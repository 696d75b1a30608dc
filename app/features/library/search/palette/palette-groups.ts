import { foldText, wordsOf } from "#app/shared/text/fold-text.ts";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { SEARCH_TYPES } from "#db/schema/library/search.ts";
import type { SearchAnswer, SearchHit } from "../query/search-shapes";
import { DESK_KINDS, type DeskHit, type DeskHits, type DeskKind } from "./desk-hits";

export type NamedPage = { path: string; name: string };

export type PaletteItem =
	| { kind: "hit"; hit: SearchHit }
	| { kind: "desk"; of: DeskKind; hit: DeskHit }
	| { kind: "page"; page: NamedPage }
	| { kind: "recent"; q: string }
	| { kind: "all"; q: string; total: number; more: boolean };

/** Results in other languages form groups of their own. */
type OtherLanguage = `in-${Language}`;
export type GroupName = DeskKind | "best" | OtherLanguage | SearchHit["type"] | "goTo" | "recent" | "all";
export type PaletteGroup = { name: GroupName; items: PaletteItem[] };

type Input = {
	q: string;
	answer: SearchAnswer | null;
	desk?: DeskHits;
	pages: readonly NamedPage[];
	language: string;
	recent: readonly string[];
};

const BEST_HITS_SHOWN = 2;
const A_GROUP = 3;
const OTHER_LANGUAGE_HITS_SHOWN = 5;
const PAGES_SHOWN = 4;
const MOST_WORDS = 12;

/** Groups in order: desk, the two best results, each type, other languages, pages by name, all results. */
export function paletteGroups({ q, answer, desk = {}, pages, language, recent }: Input): PaletteGroup[] {
	if (q.trim() === "") return filled([{ name: "recent", items: recent.map((one) => ({ kind: "recent", q: one })) }]);

	const found = answer?.hits ?? [];
	const hits = found.filter((hit) => hit.language === language);
	const best = hits.slice(0, BEST_HITS_SHOWN);
	const byType = SEARCH_TYPES.map((type): PaletteGroup => {
		const own = hits.slice(BEST_HITS_SHOWN).filter((hit) => hit.type === type);
		return { name: type, items: own.slice(0, A_GROUP).map((hit) => ({ kind: "hit", hit })) };
	});
	const byLanguage = LANGUAGE_CODES.filter((code) => code !== language).map((code): PaletteGroup => {
		const own = found.filter((hit) => hit.language === code);
		return { name: `in-${code}`, items: own.slice(0, OTHER_LANGUAGE_HITS_SHOWN).map((hit) => ({ kind: "hit", hit })) };
	});
	return filled([
		...DESK_KINDS.map(
			(of): PaletteGroup => ({
				name: of,
				items: (desk[of] ?? []).map((hit) => ({ kind: "desk", of, hit })),
			}),
		),
		{ name: "best", items: best.map((hit) => ({ kind: "hit", hit })) },
		...byType,
		...byLanguage,
		{ name: "goTo", items: pagesNamed(q, pages).map((page) => ({ kind: "page", page })) },
		{ name: "all", items: answer ? [{ kind: "all", q, total: answer.total, more: answer.more }] : [] },
	]);
}

export function isOtherLanguage(name: GroupName): name is OtherLanguage {
	return name.startsWith("in-");
}

export function languageOf(name: OtherLanguage): Language {
	return name.slice("in-".length) as Language;
}

/** Pages whose names have a word starting with each search word. */
function pagesNamed(q: string, pages: readonly NamedPage[]): NamedPage[] {
	const wanted = wordsOf(q, MOST_WORDS);
	const begins = ({ name }: NamedPage, word: string) => {
		const folded = foldText(name);
		return (
			folded.startsWith(word) || folded.includes(` ${word}`) || (/\p{Script=Han}/u.test(word) && folded.includes(word))
		);
	};
	return pages
		.filter((page) => wanted.every((spellings) => spellings.some((word) => begins(page, word))))
		.slice(0, PAGES_SHOWN);
}

function filled(groups: readonly PaletteGroup[]): PaletteGroup[] {
	return groups.filter(({ items }) => items.length > 0);
}
