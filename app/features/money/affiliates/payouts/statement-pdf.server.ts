import type { TFunction } from "i18next";
import { money, moneyColumn } from "#app/shared/money.ts";
import { openPaper } from "#app/shared/pdf/paper.server.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { findPayout, listCommissionsOfPayout } from "./payouts.repository.server";

/** Further rows are summed up; the CSV of commissions has all of them. */
export const STATEMENT_ROWS = 500;

type Input = {
	found: Awaited<ReturnType<typeof findPayout>>[number];
	rows: Awaited<ReturnType<typeof listCommissionsOfPayout>>;
	language: Language;
	t: TFunction<"earnings">;
	formats: Formats;
	loadFont: (name: string) => Promise<ArrayBuffer>;
	now: Date;
};

export async function statementPdf({ found, rows, language, t, formats, loadFont, now }: Input) {
	const { payout, code, name } = found;
	const inCurrency = (minor: number) => money(minor, payout.currency);
	const bases = rows.map(({ baseMinor }) => inCurrency(baseMinor));
	const amounts = [payout, ...rows].map(({ amountMinor }) => inCurrency(amountMinor));
	const [inBases, inAmounts] = [moneyColumn(bases, language), moneyColumn(amounts, language)];
	const title = t("statement.title");
	const facts = [
		t("statement.for", { name: name ?? "–", code: code ?? "–" }),
		t("statement.made", { date: formats.date(payout.createdAt) }),
		payout.state === "paid" && payout.paidAt
			? t("statement.paid", { date: formats.date(payout.paidAt), reference: payout.reference ?? "–" })
			: t(`payouts.states.${payout.state}`),
		...(payout.isTest ? [t("testMode")] : []),
	];
	const heads = [
		t("commissions.sold"),
		t("statement.order"),
		t("commissions.base"),
		t("statement.rate"),
		t("commissions.amount"),
	];
	const lines = rows.map(({ soldAt, kind, orderId, baseMinor, rateBps, amountMinor }) => [
		formats.date(soldAt),
		kind === "correction" ? `${orderId.slice(0, 8)} (${t("kinds.correction")})` : orderId.slice(0, 8),
		inBases(inCurrency(baseMinor)),
		formats.percent(rateBps / 100),
		inAmounts(inCurrency(amountMinor)),
	]);
	const more = payout.commissionCount - rows.length;
	const rest = more > 0 ? t("statement.more", { count: more }) : "";
	const total = t("statement.total", { amount: inAmounts(inCurrency(payout.amountMinor)) });
	const foot = (page: number, of: number) => t("statement.page", { page, of });
	const letters = [title, ...facts, ...heads, ...lines.flat(), rest, total, foot(1, 1), "0123456789"].join(" ");
	const paper = await openPaper({ title, language, letters, loadFont, now });
	paper.write(title, { style: "title", size: 22 });
	paper.gap(6);
	for (const fact of facts) paper.write(fact, { size: 10, color: "muted" });
	paper.gap(12);
	if (lines.length > 0) paper.table({ head: heads.map(asCell), rows: lines.map((line) => line.map(asCell)) });
	if (rest) paper.write(rest, { size: 9, color: "muted" });
	paper.gap(10);
	paper.rule();
	paper.gap(6);
	paper.write(total, { style: "strong", size: 13 });
	return paper.finish(foot);
}

function asCell(text: string, at: number) {
	return { text, isStrong: false, align: at < 2 ? "left" : "right" } as const;
}
