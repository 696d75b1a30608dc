import { pastedCode } from "#app/shared/text/pasted-code.ts";
import type { Interval } from "./prices/price-in-force";

/** Where a plan is bought; a coupon goes along. */
export function checkoutPath(slug: string, interval: Interval, coupon: string | null): string {
	const asked = new URLSearchParams({ plan: slug, interval, ...(coupon ? { coupon } : {}) });
	return `/checkout?${asked}`;
}

/** The page of prices for an interval; a coupon goes along. */
export function pricingPath(interval: Interval, coupon: string | null): string {
	const asked = new URLSearchParams({ ...(interval === "year" ? { interval } : {}), ...(coupon ? { coupon } : {}) });
	return asked.size > 0 ? `/pricing?${asked}` : "/pricing";
}

/** The code in an address that somebody has shared, as codes are written; `null` for what can be none. */
export function couponOf(params: URLSearchParams): string | null {
	const code = pastedCode(params.get("coupon") ?? "").toUpperCase();
	return /^[A-Z0-9][A-Z0-9-]{2,31}$/.test(code) ? code : null;
}
