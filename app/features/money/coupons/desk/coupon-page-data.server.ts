import { plansAndCourses } from "#app/features/money/billing/face.server.ts";
import { deedsOfSubject } from "#app/features/operations/audit/face.server.ts";
import { toCursorPage } from "#app/shared/lists/keyset.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { couponData } from "./coupon-data.server";
import { couponView } from "./coupon-view";
import { couponKey, listCoupons } from "./coupons-desk.repository.server";
import { COUPONS_LIST, COUPONS_PER_PAGE } from "./coupons-query";

type PageInput = { search: URLSearchParams; language: Language; timeZone: string };

export async function couponPageData(
	db: Database,
	couponId: number,
	{ search, language, timeZone, origin }: PageInput & { origin: string },
) {
	const reading = { language, formats: formatsFor({ language, timeZone }), now: new Date() };
	const [found, things, deeds] = await Promise.all([
		couponData(db, couponId, { ...reading, origin }),
		plansAndCourses(db, language),
		deedsOfSubject(db, { kind: "coupon", id: couponId }, reading),
	]);
	return found && { ...found, ...things, deeds, isSaved: search.has("saved") };
}

export type CouponPageData = NonNullable<Awaited<ReturnType<typeof couponPageData>>>;

export async function couponsPageData(db: Database, { search, language, timeZone }: PageInput) {
	const t = getFixedT(language, "coupons");
	const now = new Date();
	const query = COUPONS_LIST.parse(search);
	const found = await listCoupons(db, query, now);
	const { rows, next, previous } = toCursorPage(found, {
		size: COUPONS_PER_PAGE,
		cursor: query.page,
		keyOf: (coupon) => couponKey(coupon, query),
	});
	const reading = { language, formats: formatsFor({ language, timeZone }), now };
	return {
		title: t("title"),
		description: t("description"),
		query,
		coupons: rows.map((coupon) => couponView(coupon, t, reading)),
		pages: { next, previous },
		isSaved: search.has("saved"),
	};
}
