import { CHARGED_CURRENCY } from "#app/features/money/prices/display-currency.ts";
import { type Money, money } from "#app/shared/money.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { numberPattern, readNumber } from "./numbers";

const TABLE_PATTERN = /<table\b[^>]*>[\s\S]*?<\/table>/g;
const HEAD_CELL_PATTERN = /<th\b[^>]*>([\s\S]*?)<\/th>/g;
const CELL_PATTERN = /<td\b[^>]*>([\s\S]*?)<\/td>/g;

type FoundSum = { at: number; amount: Money };

/** Results of sum tables, as defined in docs/content.md. Expects HTML of our renderer. */
export function findSums(html: string, language: Language): FoundSum[] {
	const result = new RegExp(`^(\\s*<strong>([-−]?)(${numberPattern(language)})</strong>)`);
	return [...html.matchAll(TABLE_PATTERN)].flatMap(({ 0: table, index }) => {
		const heads = [...table.matchAll(HEAD_CELL_PATTERN)];
		const last = [...table.slice(table.lastIndexOf("<tr")).matchAll(CELL_PATTERN)];
		if (heads.length !== 2 || heads[1]?.[1]?.trim() !== CHARGED_CURRENCY || last.length !== 2) return [];
		const [cell] = last.slice(1);
		const [, written = "", sign, digits] = result.exec(cell?.[1] ?? "") ?? [];
		if (!cell || digits === undefined) return [];
		const text = table.lastIndexOf("<tr") + cell.index + cell[0].indexOf(">") + 1;
		const minor = Math.round(readNumber(digits, language) * 100);
		return [{ at: index + text + written.length, amount: money(sign ? -minor : minor, CHARGED_CURRENCY) }];
	});
}
