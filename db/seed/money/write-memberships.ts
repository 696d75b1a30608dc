import { DAY_MS } from "#app/shared/durations.ts";
import type { Books, Buyer, Row } from "./books.ts";
import { idOf } from "./books.ts";
import type { ImaginedMembership } from "./imagine-membership.ts";

export type Plan = { id: number; slug: string; allCourses: boolean };
type Words = { title: string; line: (interval: "month" | "year") => string };
type NewMembership = { buyer: Buyer; plan: Plan; words: Words; imagined: ImaginedMembership; affiliateId?: number };

const STATES = {
	runs: "active",
	leaving: "active",
	paused: "paused",
	asked: "cancelled",
	unpaid: "expired",
	refunded: "cancelled",
	disputed: "cancelled",
} as const;

export function writeMembership(
	books: Books,
	mrr: Mrr,
	{ buyer, plan, words, imagined, affiliateId }: NewMembership,
	now: Date,
): void {
	const { fate, interval, currency, amountMinor, starts, until, endedAt, pausedAt } = imagined;
	const [id, subscription] = [idOf("membership", buyer.email), `sbsub_${idOf("subscription", buyer.email)}`];
	const state = STATES[fate];
	const changes: [string, Date, Row][] = [];
	const orders = starts.map((at, index) => {
		const isFirst = index === 0;
		const sold = books.sell({
			key: `${buyer.email}/${index + 1}`,
			buyer,
			at,
			currency,
			listMinor: amountMinor,
			title: words.title,
			line: words.line(interval),
			subscription,
			...(affiliateId && isFirst ? { affiliateId } : {}),
			order: {
				kind: "plan",
				thing_id: plan.id,
				interval,
				membership_id: id,
				period_number: index + 1,
				occasion: isFirst ? "purchase" : "renewal",
				terms: isFirst ? JSON.stringify(termsOf(amountMinor)) : null,
			},
		});
		changes.push([isFirst ? "began" : "renewed", at, { orderId: sold.id, periodNumber: index + 1 }]);
		return sold;
	});
	const worth = interval === "year" ? Math.round(amountMinor / 12) : amountMinor;
	const began = starts[0] ?? now;
	mrr.note({ currency, at: began, kind: "new", minor: worth, members: 1 });
	const askedAt =
		fate === "leaving"
			? new Date(now.getTime() - 6 * DAY_MS)
			: fate === "asked"
				? new Date(until.getTime() - 5 * DAY_MS)
				: null;
	if (askedAt) changes.push(["cancelAsked", askedAt, {}]);
	if (pausedAt) {
		changes.push(["paused", pausedAt, {}]);
		mrr.note({ currency, at: pausedAt, kind: "contraction", minor: -worth, members: 0 });
	}
	if (fate === "unpaid") changes.push(["chargeFailed", until, {}]);
	if (endedAt) {
		changes.push([`ended.${fate === "disputed" ? "refunded" : fate}`, endedAt, {}]);
		mrr.note({ currency, at: endedAt, kind: "churned", minor: -worth, members: -1 });
	}
	const last = orders.at(-1);
	if (last && endedAt && fate === "refunded") books.giveBack(last, { kind: "guarantee", at: endedAt });
	if (last && endedAt && fate === "disputed") loseDispute(books, last, endedAt);

	for (const [version, [deed, at, details]] of changes.entries()) {
		const row = { membership_id: id, version, deed, details: JSON.stringify(details), at: at.getTime() };
		books.add("membership_changes", row);
	}
	const resumesAt = pausedAt ? now.getTime() + 24 * DAY_MS : null;
	const due = fate === "runs" ? until.getTime() - 7 * DAY_MS : fate === "leaving" ? until.getTime() : resumesAt;
	const shared = {
		interval,
		currency,
		amount_minor: amountMinor,
		period_number: starts.length,
		state,
		period_started_at: starts.at(-1)?.getTime() ?? 0,
		period_until: until.getTime(),
		created_at: began.getTime(),
		paused_at: pausedAt?.getTime() ?? null,
		resumes_at: resumesAt,
		cancel_asked_at: askedAt?.getTime() ?? null,
		ended_at: endedAt?.getTime() ?? null,
	};
	const changedAt = (changes.at(-1)?.[1] ?? began).getTime();
	books.add("memberships", {
		id,
		user_id: buyer.id,
		plan_id: plan.id,
		version: changes.length - 1,
		country: buyer.country,
		...shared,
		language: buyer.language,
		gateway: "sandbox",
		is_test: 1,
		subscription_reference: subscription,
		period_net_minor: amountMinor,
		tries: fate === "unpaid" ? 1 : 0,
		due_at: endedAt ? null : due,
		changed_at: changedAt,
	});
	books.add("sandbox_subscriptions", {
		id: subscription,
		session_id: `sbs_${idOf("page", `${buyer.email}/1`)}`,
		card: "success",
		...shared,
		metadata: JSON.stringify({ orderId: orders[0]?.id ?? "" }),
	});
	const closed = endedAt ?? pausedAt;
	const why = fate === "disputed" || fate === "refunded" ? "refunded" : fate === "paused" ? "paused" : "expired";
	const things = [plan.allCourses ? ["all", 0] : [], ["plan", plan.id]].filter((thing) => thing.length > 0);
	for (const [kind = "", thing = 0] of things) {
		books.add("entitlements", {
			user_id: buyer.id,
			thing_kind: kind,
			thing_id: thing,
			source_kind: "membership",
			source_id: id,
			from_at: began.getTime(),
			until_at: until.getTime() + (askedAt ? 0 : DAY_MS),
			created_at: began.getTime(),
			ended_at: closed?.getTime() ?? null,
			ended_why: closed ? why : null,
		});
	}
}

const termsOf = (amountMinor: number) => ({
	listMinor: amountMinor,
	amountMinor,
	discountedMinor: null,
	discountedPeriods: null,
});

function loseDispute(books: Books, one: Books["sold"][number], at: Date): void {
	const opened = at.getTime() - 14 * DAY_MS;
	addDispute(books, one, { state: "lost", opened, closed: at.getTime() });
	books.giveBack(one, { kind: "dispute", at });
}

export function addDispute(
	books: Books,
	one: Books["sold"][number],
	{ state, opened, closed }: { state: "open" | "won" | "lost"; opened: number; closed: number | null },
): void {
	const reference = `${one.payment}-dispute`;
	books.add("disputes", {
		id: `sandbox:${reference}`,
		order_id: one.id,
		gateway: "sandbox",
		gateway_reference: reference,
		state,
		reason: "fraudulent",
		currency: one.sale.currency,
		amount_minor: one.netMinor,
		opened_at: opened,
		answer_until: null,
		closed_at: closed,
	});
	Object.assign(books.rowOf("orders", one.id), { disputed_at: opened });
	Object.assign(books.rowOf("sandbox_payments", one.payment), { disputed_at: opened, dispute_state: state });
}

/** Monthly sums of recurring revenue. */
export class Mrr {
	readonly #sums = new Map<string, Row>();

	note({
		currency,
		at,
		kind,
		minor,
		members,
	}: {
		currency: string;
		at: Date;
		kind: string;
		minor: number;
		members: number;
	}) {
		const month = at.toISOString().slice(0, 7);
		const key = `${currency} ${month} ${kind}`;
		const { amount_minor = 0, members: before = 0 } = this.#sums.get(key) ?? {};
		const sums = { amount_minor: Number(amount_minor) + minor, members: Number(before) + members };
		this.#sums.set(key, { is_test: 1, currency, month, kind, ...sums });
	}

	rows(): Row[] {
		return [...this.#sums.values()];
	}
}
