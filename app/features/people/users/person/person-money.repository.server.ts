import { desc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { DEFAULT_LANGUAGE, type Language } from "#app/shared/words/languages.ts";
import { localizedColumn, translates } from "#app/shared/words/localized-column.server.ts";
import type { Database } from "#db/client.server.ts";
import { memberships, orders, plans, planTranslations, refunds } from "#db/schema/schema.ts";

/** Rows per list; the order list finds the rest. */
export const MAX_MONEY_ROWS_SHOWN = 30;

/** Orders, memberships and refunds, newest first. */
export function moneyStatements(db: Database, userId: number, language: Language) {
	return [listOrdersOf(db, userId), listMembershipsOf(db, userId, language), listRefundsOf(db, userId)] as const;
}

function listOrdersOf(db: Database, userId: number) {
	return db
		.select({
			id: orders.id,
			title: orders.title,
			state: orders.state,
			trouble: orders.trouble,
			currency: orders.currency,
			totalMinor: orders.totalMinor,
			refundedMinor: orders.refundedMinor,
			refundingMinor: orders.refundingMinor,
			isTest: orders.isTest,
			createdAt: orders.createdAt,
		})
		.from(orders)
		.where(eq(orders.userId, userId))
		.orderBy(desc(orders.createdAt), desc(orders.id))
		.limit(MAX_MONEY_ROWS_SHOWN);
}

function listMembershipsOf(db: Database, userId: number, language: Language) {
	const asked = alias(planTranslations, "asked");
	const english = alias(planTranslations, "english");
	return db
		.select({
			id: memberships.id,
			plan: localizedColumn("plan_name", asked.name, english.name),
			slug: plans.slug,
			state: memberships.state,
			interval: memberships.interval,
			currency: memberships.currency,
			amountMinor: memberships.amountMinor,
			isTest: memberships.isTest,
			periodUntil: memberships.periodUntil,
			createdAt: memberships.createdAt,
			endedAt: memberships.endedAt,
		})
		.from(memberships)
		.innerJoin(plans, eq(plans.id, memberships.planId))
		.leftJoin(asked, translates(asked.planId, plans.id, language))
		.leftJoin(english, translates(english.planId, plans.id, DEFAULT_LANGUAGE))
		.where(eq(memberships.userId, userId))
		.orderBy(desc(memberships.createdAt))
		.limit(MAX_MONEY_ROWS_SHOWN);
}

function listRefundsOf(db: Database, userId: number) {
	return db
		.select({
			id: refunds.id,
			orderId: refunds.orderId,
			title: orders.title,
			kind: refunds.kind,
			state: refunds.state,
			currency: refunds.currency,
			amountMinor: refunds.amountMinor,
			isTest: orders.isTest,
			requestedAt: refunds.requestedAt,
		})
		.from(refunds)
		.innerJoin(orders, eq(orders.id, refunds.orderId))
		.where(eq(refunds.userId, userId))
		.orderBy(desc(refunds.requestedAt))
		.limit(MAX_MONEY_ROWS_SHOWN);
}
