import type { TFunction } from "i18next";
import { csvResponse, EXPORT_BATCH_ROWS } from "#app/shared/lists/csv.server.ts";
import { money, moneyText } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { listDaysForFile, listForFile } from "./dashboard.repository.server";

type ExportInput = { affiliateId: number; t: TFunction<"earnings"> };
type Sale = Awaited<ReturnType<typeof listForFile>>[number];
type Day = Awaited<ReturnType<typeof listDaysForFile>>[number];

/** All sales with their commissions as a file. Instants in UTC; nothing about buyers. */
export function exportCommissions(db: Database, { affiliateId, t }: ExportInput): Promise<Response> {
	const amount = (minor: number, currency: string) => moneyText(money(minor, currency));
	return csvResponse<Sale, [number, string]>({
		name: "commissions",
		columns: [
			[t("commissions.sold"), ({ soldAt }) => soldAt.toISOString()],
			[t("commissions.what"), ({ kind, membershipId }) => (kind === "sale" && membershipId ? "membership" : kind)],
			[t("export.via"), ({ via }) => via],
			[t("links.subId"), ({ subId }) => subId],
			[t("commissions.state"), ({ state }) => state],
			[t("commissions.final"), ({ finalAt }) => finalAt.toISOString()],
			[t("export.currency"), ({ currency }) => currency],
			[t("commissions.base"), ({ baseMinor, currency }) => amount(baseMinor, currency)],
			[t("export.rate"), ({ rateBps }) => rateBps / 100],
			[t("commissions.amount"), ({ amountMinor, currency }) => amount(amountMinor, currency)],
			[t("export.void"), ({ voidMinor, currency }) => amount(voidMinor, currency)],
			[t("testMode"), ({ isTest }) => (isTest ? 1 : 0)],
		],
		read: (after) => listForFile(db, { affiliateId, after, limit: EXPORT_BATCH_ROWS }),
		keyOf: ({ soldAt, id }) => [soldAt.getTime(), id],
	});
}

export function exportClicks(db: Database, { affiliateId, t }: ExportInput): Promise<Response> {
	return csvResponse<Day, [string, number]>({
		name: "clicks",
		columns: [
			[t("chart.day"), ({ day }) => day],
			[t("links.subId"), ({ subId }) => subId],
			[t("funnel.clicks"), ({ clicks }) => clicks],
			[t("funnel.signUps"), ({ signUps }) => signUps],
		],
		read: (after) => listDaysForFile(db, { affiliateId, after, limit: EXPORT_BATCH_ROWS }),
		keyOf: ({ day, linkId }) => [day, linkId],
	});
}
