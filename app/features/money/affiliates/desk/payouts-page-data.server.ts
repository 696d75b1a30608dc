import { money, moneyColumn } from "#app/shared/money.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { payoutBox } from "../application/payout-details.server";
import { listPayouts } from "../payouts/payouts.repository.server";
import { findRunOfMonth } from "../payouts/runs.repository.server";
import { monthOf } from "../payouts/start-run.server";

export async function readPayoutsPage(db: Database, search: URLSearchParams) {
	const isAll = search.get("state") === "all";
	const rows = await db.batch([listPayouts(db, isAll ? null : "open"), findRunOfMonth(db, monthOf(new Date()))]);
	return { isAll, rows };
}

type PageRows = Awaited<ReturnType<typeof readPayoutsPage>>;
type PageInput = {
	search: URLSearchParams;
	env: Parameters<typeof payoutBox>[0];
	language: Language;
	timeZone: string;
};

const DONE_VALUES = ["done", "changed", "hasRun"] as const;

/** `hasKey` is false where payout details cannot be decrypted. */
export function payoutsPageData(
	{ isAll, rows: [payouts, [run]] }: PageRows,
	{ search, env, language, timeZone }: PageInput,
) {
	const t = getFixedT(language, "payouts");
	const formats = formatsFor({ language, timeZone });
	const amounts = payouts.map(({ payout }) => money(payout.amountMinor, payout.currency));
	const say = moneyColumn(amounts, language);
	return {
		title: t("payouts.title"),
		description: t("payouts.description"),
		isAll,
		hasKey: payoutBox(env) !== null,
		run: run ? { month: run.month, isRunning: run.state === "running" } : null,
		done: DONE_VALUES.find((one) => one === search.get("done")) ?? null,
		rows: payouts.map(({ payout, code, name }) => ({
			id: payout.id,
			affiliateId: payout.affiliateId,
			name,
			code: code ?? "",
			state: payout.state,
			isTest: payout.isTest,
			reference: payout.reference,
			made: formats.date(payout.createdAt),
			amount: say(money(payout.amountMinor, payout.currency)),
			count: formats.number(payout.commissionCount),
		})),
	};
}
