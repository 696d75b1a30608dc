import type { TFunction } from "i18next";
import { csvResponse, EXPORT_BATCH_ROWS } from "#app/shared/lists/csv.server.ts";
import type { Key } from "#app/shared/lists/keyset.server.ts";
import { moneyText } from "#app/shared/money.ts";
import type { Database } from "#db/client.server.ts";
import { couponState } from "./coupon-state";
import { type CouponRow, couponKey, listCouponsAfter } from "./coupons-desk.repository.server";
import type { CouponsQuery } from "./coupons-query";

type Input = { query: CouponsQuery; t: TFunction<"coupons">; now: Date };

export function exportCoupons(db: Database, { query, t, now }: Input): Promise<Response> {
	return csvResponse<CouponRow, Key>({
		name: "coupons",
		columns: [
			[t("list.code"), ({ code }) => code],
			[t("form.percent"), ({ percentBps }) => percentBps && percentBps / 100],
			[
				t("form.amount"),
				({ amountMinor, currency }) => amountMinor && currency && moneyText({ minor: amountMinor, currency }),
			],
			[t("form.currency"), ({ currency }) => currency],
			[t("form.duration"), ({ duration }) => duration],
			[t("form.months"), ({ months }) => months],
			[t("list.state"), (coupon) => t(`states.${couponState(coupon, now)}`)],
			[t("list.scope"), ({ scope }) => t(`scopes.${scope}`)],
			[t("form.from"), ({ fromDay, fromAt }) => fromDay ?? fromAt.toISOString()],
			[t("list.until"), ({ lastDay }) => lastDay ?? ""],
			[t("list.taken"), ({ taken }) => taken],
			[t("form.maxUses"), ({ maxUses }) => maxUses],
			[t("form.maxPerPerson"), ({ maxPerPerson }) => maxPerPerson],
			[t("list.note"), ({ note }) => note],
		],
		read: (after) =>
			listCouponsAfter(db, query, { isDescending: query.isDescending, after, limit: EXPORT_BATCH_ROWS, now }),
		keyOf: (coupon) => couponKey(coupon, query),
	});
}
