import type { TFunction } from "i18next";
import { reviewReason } from "#app/features/money/orders/order-states.ts";
import { csvResponse, EXPORT_BATCH_ROWS } from "#app/shared/lists/csv.server.ts";
import { type Key, readKey, toCursorPage } from "#app/shared/lists/keyset.server.ts";
import { money, moneyText } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { type DeskOrderRow, listOrders } from "./orders-desk.repository.server";
import { ORDERS_PER_PAGE, type OrdersQuery } from "./orders-query";

export async function findOrders(db: Database, query: OrdersQuery, now: Date) {
	const isBackwards = query.page?.side === "before";
	const found = await listOrders(db, query, {
		isDescending: query.isDescending !== isBackwards,
		after: readKey(query.page, ["number", "text"]),
		limit: ORDERS_PER_PAGE + 1,
		now,
	});
	return toCursorPage(found, { size: ORDERS_PER_PAGE, cursor: query.page, keyOf });
}

type ExportInput = { query: OrdersQuery; t: TFunction<"orderdesk">; now: Date };

export function exportOrders(db: Database, { query, t, now }: ExportInput): Promise<Response> {
	const amount = (minor: number, currency: string) => moneyText(money(minor, currency));
	return csvResponse<DeskOrderRow, Key>({
		name: "orders",
		columns: [
			[t("columns.order"), ({ id }) => id],
			[t("columns.customer"), ({ email }) => email],
			[t("columns.product"), ({ title }) => title],
			[t("columns.kind"), ({ kind }) => kind],
			[t("columns.state"), ({ state }) => state],
			[t("columns.country"), ({ country }) => country],
			[t("columns.currency"), ({ currency }) => currency],
			[t("columns.net"), ({ netMinor, currency }) => amount(netMinor, currency)],
			[t("columns.tax"), ({ taxMinor, currency }) => amount(taxMinor, currency)],
			[t("columns.total"), ({ totalMinor, currency }) => amount(totalMinor, currency)],
			[t("columns.returned"), ({ refundedMinor, currency }) => amount(refundedMinor, currency)],
			[t("columns.placed"), ({ createdAt }) => createdAt.toISOString()],
			[t("columns.paid"), ({ paidAt }) => paidAt?.toISOString() ?? null],
			[t("orderFacts.trouble"), (order) => reviewReason(order)?.what ?? null],
			[t("columns.gateway"), ({ gateway }) => gateway],
			[t("testMode"), ({ isTest }) => (isTest ? 1 : 0)],
		],
		read: (after) => listOrders(db, query, { isDescending: query.isDescending, after, limit: EXPORT_BATCH_ROWS, now }),
		keyOf,
	});
}

const keyOf = ({ createdAt, id }: DeskOrderRow): Key => [createdAt.getTime(), id];
