import type { TFunction } from "i18next";
import { csvResponse, EXPORT_BATCH_ROWS } from "#app/shared/lists/csv.server.ts";
import { money, moneyText } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { listRefunds } from "./refunds-desk.repository.server";

type Row = Awaited<ReturnType<typeof listRefunds>>[number];

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
		read: (after) => listRefunds(db, { after, now, limit: EXPORT_BATCH_ROWS }),
		keyOf: ({ requestedAt, id }) => [requestedAt.getTime(), id],
	});
}
