import { and, desc, eq, lte, sql } from "drizzle-orm";
import type { TFunction } from "i18next";
import type { Database } from "../../../../db/client.server";
import { orders, refunds } from "../../../../db/schema/schema";
import { csvResponse, EXPORTED_AT_ONCE } from "../../../shared/lists/csv.server";
import { money, moneyText } from "../../../shared/money";

type Row = Awaited<ReturnType<typeof listRefunds>>[number];

/** All refunds as a file; instants in UTC, states by their names. */
export function exportRefunds(db: Database, { t, now }: { t: TFunction<"orderdesk">; now: Date }): Promise<Response> {
	const amount = (minor: number, currency: string) => moneyText(money(minor, currency));
	return csvResponse<Row, [number, string]>({
		name: "refunds",
		columns: [
			[t("columns.order"), ({ orderId }) => orderId],
			[t("columns.product"), ({ title }) => title],
			[t("columns.kind"), ({ kind }) => kind],
			[t("columns.state"), ({ state }) => state],
			[t("columns.currency"), ({ currency }) => currency],
			[t("columns.net"), ({ netMinor, currency }) => amount(netMinor, currency)],
			[t("columns.tax"), ({ taxMinor, currency }) => amount(taxMinor, currency)],
			[t("columns.amount"), ({ amountMinor, currency }) => amount(amountMinor, currency)],
			[t("columns.asked"), ({ requestedAt }) => requestedAt.toISOString()],
			[t("columns.decided"), ({ decidedAt }) => decidedAt?.toISOString() ?? null],
			[t("columns.returned"), ({ succeededAt }) => succeededAt?.toISOString() ?? null],
			[t("columns.reference"), ({ gatewayReference }) => gatewayReference],
			[t("testMode"), ({ isTest }) => (isTest ? 1 : 0)],
		],
		read: (after) => listRefunds(db, { after, now }),
		keyOf: ({ requestedAt, id }) => [requestedAt.getTime(), id],
	});
}

function listRefunds(db: Database, { after, now }: { after: [number, string] | null; now: Date }) {
	const before = after ? sql`(${refunds.requestedAt}, ${refunds.id}) < (${after[0]}, ${after[1]})` : undefined;
	return db
		.select({
			...{ id: refunds.id, orderId: refunds.orderId, title: orders.title, kind: refunds.kind, state: refunds.state },
			...{ currency: refunds.currency, netMinor: refunds.netMinor, taxMinor: refunds.taxMinor },
			...{ amountMinor: refunds.amountMinor, requestedAt: refunds.requestedAt, decidedAt: refunds.decidedAt },
			...{ succeededAt: refunds.succeededAt, gatewayReference: refunds.gatewayReference, isTest: orders.isTest },
		})
		.from(refunds)
		.innerJoin(orders, eq(orders.id, refunds.orderId))
		.where(and(lte(refunds.requestedAt, now), before))
		.orderBy(desc(refunds.requestedAt), desc(refunds.id))
		.limit(EXPORTED_AT_ONCE);
}
