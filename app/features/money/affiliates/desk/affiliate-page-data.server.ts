import { readId } from "#app/shared/ids.ts";
import { formatMoney, money } from "#app/shared/money.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findAffiliate } from "../application/affiliates.repository.server";
import { sumBalances } from "../commissions/balances.repository.server";
import { listFlagsOf } from "../flags/flags.repository.server";

/** `id` as an address has it. */
export function readAffiliatePage(db: Database, id: string | undefined) {
	const affiliateId = readId(id) ?? NO_AFFILIATE;
	return inBatch(db, {
		found: findAffiliate(db, affiliateId),
		sums: sumBalances(db, affiliateId),
		flags: listFlagsOf(db, affiliateId),
	});
}

type PageRows = Awaited<ReturnType<typeof readAffiliatePage>>;
type PageInput = { search: URLSearchParams; language: Language; timeZone: string };

/** Ids of affiliates begin at 1, so this one finds none. */
const NO_AFFILIATE = 0;

const DONE_VALUES = ["done", "changed"] as const;

/** What the page of an affiliate shows to an admin; null for one who is not there. */
export function affiliatePageData(
	{ found: [found], sums, flags }: PageRows,
	{ search, language, timeZone }: PageInput,
) {
	if (!found) return null;
	const { affiliate, name, email } = found;
	const t = getFixedT(language, "payouts");
	const formats = formatsFor({ language, timeZone });
	return {
		title: name ?? t("one.gone"),
		description: t("affiliates.description"),
		done: DONE_VALUES.find((one) => one === search.get("done")) ?? null,
		view: {
			id: affiliate.id,
			code: affiliate.code ?? "",
			name,
			email,
			status: affiliate.status,
			place: affiliate.place ?? "",
			plan: affiliate.plan ?? "",
			why: affiliate.decidedWhy,
			taxForm: affiliate.taxForm,
			hasDetails: affiliate.payoutSealed !== null,
			applied: formats.date(affiliate.appliedAt),
			balances: sums.map(({ account, amountMinor, currency }) => ({
				account,
				amount: formatMoney(money(amountMinor, currency), language),
			})),
			flags: flags.map(({ id, kind, subject, figure, state, raisedAt, affiliateId }) => ({
				id,
				kind,
				subject,
				figure,
				state,
				affiliateId,
				name,
				raised: formats.dateTime(raisedAt),
			})),
		},
	};
}
