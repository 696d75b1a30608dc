import { pastedCode } from "#app/shared/text/pasted-code.ts";
import type { Interval } from "./prices/price-in-force";

export function checkoutPath(slug: string, interval: Interval, coupon: string | null): string {
	const asked = new URLSearchParams({ plan: slug, interval, ...(coupon ? { coupon } : {}) });
	return `/checkout?${asked}`;
}

export function pricingPath(interval: Interval, coupon: string | null): string {
	const asked = new URLSearchParams({ ...(interval === "year" ? { interval } : {}), ...(coupon ? { coupon } : {}) });
	return asked.size > 0 ? `/pricing?${asked}` : "/pricing";
}

/** The coupon code in a shared URL, normalized; null when it cannot be one. */
export function couponInQuery(params: URLSearchParams): string | null {
	const code = pastedCode(params.get("coupon") ?? "").toUpperCase();
	return /^[A-Z0-9][A-Z0-9-]{2,31}$/.test(code) ? code : null;
}
