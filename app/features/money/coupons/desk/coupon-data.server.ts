import { pageExists } from "#app/shared/pages/page-paths.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { couponValues, couponView } from "./coupon-view";
import { countUses, findCouponById, listThingsOf } from "./coupons-desk.repository.server";

type ReaderContext = { language: Language; formats: Formats; now: Date; origin: string };

export async function couponData(db: Database, couponId: number, reading: ReaderContext) {
	const {
		coupon: [coupon],
		things,
		counted,
	} = await inBatch(db, {
		coupon: findCouponById(db, couponId),
		things: listThingsOf(db, couponId),
		counted: countUses(db, couponId),
	});
	if (!coupon) return null;
	const t = getFixedT(reading.language, "coupons");
	const usesIn = (state: string) => reading.formats.number(counted.find((one) => one.state === state)?.uses ?? 0);
	return {
		title: coupon.code,
		description: t("description"),
		coupon: couponView(coupon, t, reading),
		values: couponValues(coupon, things),
		uses: { reserved: usesIn("reserved"), used: usesIn("used"), released: usesIn("released") },
		links: ["/pricing", "/checkout"]
			.filter(pageExists)
			.map((path) => `${reading.origin}${path}?coupon=${encodeURIComponent(coupon.code)}`),
	};
}
