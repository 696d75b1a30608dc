import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { numberFormat } from "#app/shared/words/intl.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import type { DealSheet } from "#db/schema/community/forum.ts";

type Poll = { question: string; options: readonly string[] };
type Copied = { body: string; deal: DealSheet | null; poll: Poll | null; language: string };

/** What moderators get of a post: its text, and behind it its deal sheet and its poll in words. */
export function copyOfPost({ body, deal, poll, language }: Copied): string {
	const parts = [body, deal ? sheetInWords(deal, language) : "", poll ? pollInWords(poll, language) : ""];
	return parts.filter((part) => part !== "").join("\n\n");
}

function sheetInWords(deal: DealSheet, language: string): string {
	const t = getFixedT(toLanguage(language), "forum");
	const amount = (value: number) =>
		`${numberFormat(language, { maximumFractionDigits: 0 }).format(value)} ${deal.currency}`;
	const share = numberFormat(language, { style: "percent", maximumFractionDigits: 1 });
	const lines = [
		[t("deal.title"), deal.place],
		...(deal.asking === null ? [] : [[t("deal.fields.asking"), amount(deal.asking)]]),
		[t("deal.value"), amount(deal.afterRepairValue)],
		[t("deal.fields.marginPercent"), share.format(deal.marginPercent / 100)],
		[t("deal.repairs"), amount(deal.repairs)],
		[t("deal.fee"), amount(deal.fee)],
	];
	return lines.map((line) => line.join(BETWEEN)).join("\n");
}

const BETWEEN = " · ";
const OPTION = "– ";

function pollInWords({ question, options }: Poll, language: string): string {
	return [`${pollHeading(language)}${question}`, ...options.map((option) => `${OPTION}${option}`)].join("\n");
}

/** What stands before the question of a poll. */
export function pollHeading(language: string): string {
	return `${getFixedT(toLanguage(language), "forum")("poll.title")}${BETWEEN}`;
}
