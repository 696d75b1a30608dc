import { foldText, wordsOf } from "#app/shared/text/fold-text.ts";
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import type { DeskGroup, DeskHit } from "../desk-search";
import type { SearchAnswer, SearchHit, ShownType } from "../query/search-shapes";
import type { SearchIcon } from "../search-icon";

export type NamedPage = { path: string; name: string };

export type PaletteItem =
	| { kind: "hit"; hit: SearchHit; type: ShownType | undefined }
	| { kind: "desk"; icon: SearchIcon; hit: DeskHit }
	| { kind: "page"; page: NamedPage }
	| { kind: "recent"; q: string }
	| { kind: "all"; q: string; total: number; more: boolean };

/** Results in other languages form groups of their own. */
type OtherLanguage = `in-${Language}`;
type FixedName = "best" | "goTo" | "recent" | "all";
export type PaletteGroup = { items: PaletteItem[] } & (
	| { name: FixedName | OtherLanguage }
	/** The server says their words. */
	| { name: `desk-${string}` | `type-${string}`; title: string }
);

type Input = {
	q: string;
	answer: SearchAnswer | null;
	desk?: readonly DeskGroup[];
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
export function paletteGroups({ q, answer, desk = [], pages, language, recent }: Input): PaletteGroup[] {
	if (q.trim() === "") return filled([{ name: "recent", items: recent.map((one) => ({ kind: "recent", q: one })) }]);

	const found = answer?.hits ?? [];
	const hits = found.filter((hit) => hit.language === language);
	const best = hits.slice(0, BEST_HITS_SHOWN);
	const types = answer?.types ?? [];
	const itemOf = (hit: SearchHit): PaletteItem => ({
		kind: "hit",
		hit,
		type: types.find(({ type }) => type === hit.type),
	});
	const byType = types.map(({ type, many }): PaletteGroup => {
		const own = hits.slice(BEST_HITS_SHOWN).filter((hit) => hit.type === type);
		return { name: `type-${type}`, title: many, items: own.slice(0, A_GROUP).map(itemOf) };
	});
	const byLanguage = LANGUAGE_CODES.filter((code) => code !== language).map((code): PaletteGroup => {
		const own = found.filter((hit) => hit.language === code);
		return { name: `in-${code}`, items: own.slice(0, OTHER_LANGUAGE_HITS_SHOWN).map(itemOf) };
	});
	return filled([
		...desk.map(
			({ kind, name, icon, hits }): PaletteGroup => ({
				name: `desk-${kind}`,
				title: name,
				items: hits.map((hit) => ({ kind: "desk", icon, hit })),
			}),
		),
		{ name: "best", items: best.map(itemOf) },
		...byType,
		...byLanguage,
		{ name: "goTo", items: pagesNamed(q, pages).map((page) => ({ kind: "page", page })) },
		{ name: "all", items: answer ? [{ kind: "all", q, total: answer.total, more: answer.more }] : [] },
	]);
}

export function isOtherLanguage(name: PaletteGroup["name"]): name is OtherLanguage {
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
