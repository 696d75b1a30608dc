import { aliasLikeness } from "#app/features/money/affiliates/application/alias-likeness.lazy.server.ts";
import { DAY_MS, MINUTE_MS } from "#app/shared/durations.ts";
import { createRandom } from "../random.ts";
import { type Books, idOf, type SoldOrder } from "./books.ts";
import type { DEMO_AFFILIATES } from "./buyers.ts";

const [RATE_BPS, HOLD_DAYS, MONTHS] = [5000, 90, 12];
type Affiliate = (typeof DEMO_AFFILIATES)[number] & { id: number; userId: number };

export function writeAffiliates(books: Books, affiliates: readonly Affiliate[], now: Date): void {
	const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1, 6));
	const runId = idOf("run", month.getTime());
	books.add("affiliate_payout_runs", {
		id: runId,
		month: month.toISOString().slice(0, 7),
		state: "done",
		reached_id: affiliates.length,
		started_at: month.getTime(),
		done_at: month.getTime() + MINUTE_MS,
	});
	for (const affiliate of affiliates) {
		const { id, userId, code, alias, joinedDaysAgo } = affiliate;
		const applied = now.getTime() - joinedDaysAgo * DAY_MS;
		books.add("affiliates", {
			id,
			user_id: userId,
			code,
			status: "active",
			alias,
			alias_folded: aliasLikeness(alias),
			tax_form: "accepted",
			listed_at: applied + 2 * DAY_MS,
			tax_form_kind: "local",
			tax_form_at: applied + DAY_MS,
			applied_at: applied,
			decided_at: applied + DAY_MS,
			place: "A newsletter",
			plan: "I write about the deals that I have closed.",
		});
		payOut(books, affiliate, { runId, month, now });
		countClicks(books, affiliate, now);
	}
}

type Run = { runId: string; month: Date; now: Date };

/** Sales are pending until their refund window ends; those final before the run are paid. */
function payOut(books: Books, { id: affiliateId, code }: Affiliate, { runId, month, now }: Run): void {
	const brought = broughtBy(books, affiliateId);
	const customers = new Map<number, number>();
	const payoutId = idOf("payout", code);
	let [amountMinor, count] = [0, 0];
	for (const { one, first } of brought) {
		const { buyer, at } = one.sale;
		const customer = affiliateId * 1000 + buyer.id;
		if (!customers.has(buyer.id)) {
			customers.set(buyer.id, customer);
			const endsAt = new Date(first.sale.at);
			endsAt.setUTCMonth(endsAt.getUTCMonth() + MONTHS);
			books.add("affiliate_customers", {
				id: customer,
				affiliate_id: affiliateId,
				buyer_id: buyer.id,
				rate_bps: RATE_BPS,
				first_sale_at: first.sale.at.getTime(),
				ends_at: endsAt.getTime(),
			});
		}
		const [earned, kept] = [half(one.netMinor), half(one.netMinor - one.refundedMinor)];
		const final = at.getTime() + HOLD_DAYS * DAY_MS;
		const isPaid = kept > 0 && final < month.getTime();
		const state = kept === 0 ? "void" : isPaid ? "paid" : final <= now.getTime() ? "approved" : "pending";
		if (isPaid) [amountMinor, count] = [amountMinor + kept, count + 1];
		books.add("commissions", {
			id: idOf("commission", one.id),
			affiliate_id: affiliateId,
			customer_id: customer,
			kind: "sale",
			number: 0,
			order_id: one.id,
			membership_id: books.rowOf("orders", one.id).membership_id ?? null,
			via: "click",
			state,
			currency: one.sale.currency,
			base_minor: one.netMinor,
			rate_bps: RATE_BPS,
			amount_minor: kept,
			void_minor: earned - kept,
			is_test: 1,
			sold_at: at.getTime(),
			final_at: final,
			approved_at: state === "approved" || isPaid ? final : null,
			payout_id: isPaid ? payoutId : null,
			changed_at: isPaid ? month.getTime() : state === "approved" ? final : at.getTime(),
		});
	}
	if (amountMinor === 0) return;
	books.add("affiliate_payouts", {
		id: payoutId,
		run_id: runId,
		affiliate_id: affiliateId,
		currency: "USD",
		amount_minor: amountMinor,
		commission_count: count,
		is_test: 1,
		state: "paid",
		reference: `DEMO-${code}`,
		created_at: month.getTime(),
		paid_at: month.getTime() + 2 * DAY_MS,
	});
}

const half = (minor: number) => Math.round((minor * RATE_BPS) / 10_000);

/** Renewals count for a year. */
function broughtBy(books: Books, affiliateId: number): { one: SoldOrder; first: SoldOrder }[] {
	const membershipOf = ({ id }: SoldOrder) => books.rowOf("orders", id).membership_id;
	return books.sold
		.filter(({ sale }) => sale.affiliateId === affiliateId)
		.flatMap((begun) => {
			const membership = membershipOf(begun);
			if (!membership) return [begun];
			const end = begun.sale.at.getTime() + 360 * DAY_MS;
			return books.sold.filter((one) => membershipOf(one) === membership && one.sale.at.getTime() < end);
		})
		.sort((one, other) => one.sale.at.getTime() - other.sale.at.getTime())
		.map((one, _, all) => ({ one, first: all.find(({ sale }) => sale.buyer.id === one.sale.buyer.id) ?? one }));
}

const COUNTRIES = ["NG", "GH", "KE", "SE", "DE", "US", "GB", "XX"];

function countClicks(books: Books, { id, code }: Affiliate, now: Date): void {
	const random = createRandom("clicks", code);
	for (let daysAgo = 90; daysAgo > 0; daysAgo -= 1) {
		const day = new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
		const clicks = random.whole(0, 14);
		if (clicks === 0) continue;
		const signUps = random.chance(0.3) ? 1 : 0;
		books.add("affiliate_days", { affiliate_id: id, day, link_id: 0, clicks, sign_ups: signUps });
		books.add("affiliate_click_countries", { affiliate_id: id, day, country: random.pick(COUNTRIES), clicks });
	}
}
