import type { TFunction } from "i18next";
import { formatMoney, money } from "#app/shared/money.ts";
import type { Formats } from "#app/shared/words/formats.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { couponState } from "./coupon-state";
import type { CouponRow } from "./coupons-desk.repository.server";

type ReaderContext = { language: Language; formats: Formats; now: Date };

export function couponView(coupon: Omit<CouponRow, "things">, t: TFunction<"coupons">, reading: ReaderContext) {
	const { language, formats, now } = reading;
	const { id, code, note, scope, percentBps, amountMinor, currency, duration, months, maxUses, taken } = coupon;
	const off =
		percentBps === null
			? formatMoney(money(amountMinor ?? 0, currency ?? "USD"), language)
			: formats.percent(percentBps / 100);
	return {
		id,
		code,
		note,
		scope,
		state: couponState(coupon, now),
		off: t(`durations.${duration}`, { off, count: months ?? 0 }),
		from: coupon.fromDay ? formats.wholeDay(coupon.fromDay) : formats.date(coupon.fromAt),
		until: coupon.lastDay && formats.wholeDay(coupon.lastDay),
		taken: maxUses === null ? formats.number(taken) : `${formats.number(taken)} / ${formats.number(maxUses)}`,
	};
}
export type CouponView = ReturnType<typeof couponView>;

export function couponValues(
	coupon: Omit<CouponRow, "things">,
	things: readonly { thingKind: string; thingId: number }[],
) {
	const idsOf = (kind: string) => things.filter(({ thingKind }) => thingKind === kind).map(({ thingId }) => thingId);
	const text = (value: number | null) => (value === null ? "" : String(value));
	return {
		version: coupon.version,
		note: coupon.note,
		scope: coupon.scope as string,
		plans: idsOf("plan"),
		courses: idsOf("course"),
		from: coupon.fromDay ?? "",
		until: coupon.lastDay ?? "",
		maxUses: text(coupon.maxUses),
		maxPerPerson: text(coupon.maxPerPerson),
		affiliateId: text(coupon.affiliateId),
	};
}
export type CouponValues = ReturnType<typeof couponValues>;

export const NEW_COUPON: Omit<CouponValues, "version"> = {
	note: "",
	scope: "all",
	plans: [],
	courses: [],
	from: "",
	until: "",
	maxUses: "",
	maxPerPerson: "1",
	affiliateId: "",
};
