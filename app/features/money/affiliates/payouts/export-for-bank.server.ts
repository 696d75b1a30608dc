import type { TFunction } from "i18next";
import type { SecretBox } from "#app/features/people/multi-factor/face.server.ts";
import { csvResponse, EXPORT_BATCH_ROWS } from "#app/shared/lists/csv.server.ts";
import { money, moneyText } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { openDetails } from "../application/payout-details.server";
import { listForBank } from "./payouts.repository.server";

type Input = { box: SecretBox | null; t: TFunction<"payouts"> };

/** All waiting payouts in real money, with their bank accounts. */
export function exportForBank(db: Database, { box, t }: Input): Promise<Response> {
	const read = async (after: string | null) => {
		const found = await listForBank(db, after, EXPORT_BATCH_ROWS);
		const opened = found.map(async (one) => ({
			...one,
			details: await openDetails(box, one.payout.affiliateId, one.sealed),
		}));
		return Promise.all(opened);
	};
	type Row = Awaited<ReturnType<typeof read>>[number];
	return csvResponse<Row, string>({
		name: "payouts",
		columns: [
			[t("pay.id"), ({ payout }) => payout.id],
			[t("pay.payee"), ({ details }) => details?.payee ?? ""],
			[t("pay.account"), ({ details }) => details?.account ?? ""],
			[t("pay.address"), ({ details }) => details?.address ?? ""],
			[t("pay.amount"), ({ payout }) => moneyText(money(payout.amountMinor, payout.currency))],
			[t("pay.currency"), ({ payout }) => payout.currency],
			[t("pay.code"), ({ code }) => code ?? ""],
		],
		read,
		keyOf: ({ payout }) => payout.id,
	});
}
