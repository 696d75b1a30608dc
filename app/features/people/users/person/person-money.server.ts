import { planWords } from "#app/features/money/billing/plan-words.ts";
import { orderName, shownState } from "#app/features/money/orders/face.server.ts";
import { type Money, money, moneyColumn } from "#app/shared/money.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { moneyStatements } from "./person-money.repository.server";

type Results<Statements extends readonly unknown[]> = { readonly [At in keyof Statements]: Awaited<Statements[At]> };
type Rows = Results<ReturnType<typeof moneyStatements>>;
export type PersonMoney = ReturnType<typeof moneyOfPerson>;

export function moneyOfPerson(
	[orders, memberships, refunds]: Rows,
	{ language, formats }: { language: Language; formats: Formats },
) {
	const plans = getFixedT(language, "pricing");
	const column = (amounts: Money[]) => moneyColumn(amounts, language);
	const inOrders = column(orders.map(({ totalMinor, currency }) => money(totalMinor, currency)));
	const inMemberships = column(memberships.map(({ amountMinor, currency }) => money(amountMinor, currency)));
	const inRefunds = column(refunds.map(({ amountMinor, currency }) => money(amountMinor, currency)));
	return {
		orders: orders.map(({ id: orderId, title, isTest, createdAt, ...order }) => ({
			id: orderId,
			order: orderName(orderId),
			title,
			isTest,
			state: shownState(order),
			placed: formats.date(createdAt),
			total: inOrders(money(order.totalMinor, order.currency)),
		})),
		memberships: memberships.map(({ periodUntil, createdAt, endedAt, ...one }) => ({
			id: one.id,
			plan: planWords(plans, { slug: one.slug, name: one.plan }).name,
			state: one.state,
			interval: one.interval,
			isTest: one.isTest,
			price: inMemberships(money(one.amountMinor, one.currency)),
			began: formats.date(createdAt),
			until: formats.date(endedAt ?? periodUntil),
		})),
		refunds: refunds.map(({ requestedAt, amountMinor, currency, ...one }) => ({
			id: one.id,
			orderId: one.orderId,
			order: orderName(one.orderId),
			title: one.title,
			kind: one.kind,
			state: one.state,
			isTest: one.isTest,
			asked: formats.date(requestedAt),
			amount: inRefunds(money(amountMinor, currency)),
		})),
	};
}
