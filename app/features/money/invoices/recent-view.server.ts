import { money, moneyColumn } from "#app/shared/money.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { listRecent } from "./invoices.repository.server";
import type { RecentOrder } from "./recent-orders";

type Row = Awaited<ReturnType<typeof listRecent>>[number];

export function recentView(
	rows: readonly Row[],
	{ language, formats }: { language: Language; formats: Formats },
): RecentOrder[] {
	const amounts = rows.map(({ totalMinor, currency }) => money(totalMinor, currency));
	const say = moneyColumn(amounts, language);
	return rows.map((row) => ({
		id: row.id,
		title: row.title,
		date: formats.date(row.paidAt ?? row.createdAt),
		state: stateOf(row),
		name: `GR-${row.id.slice(0, 8).toUpperCase()}`,
		amount: say(money(row.totalMinor, row.currency)),
		hasInvoice: row.number !== null,
	}));
}

function stateOf({ state, refundedMinor, refundingMinor, totalMinor }: Row): RecentOrder["state"] {
	if (state === "paid") {
		if (totalMinor === 0 || refundedMinor + refundingMinor < totalMinor) return "paid";
		return refundedMinor < totalMinor ? "refunding" : "refunded";
	}
	return state === "failed" || state === "inReview" ? state : "open";
}
