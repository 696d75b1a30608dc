import { type CouponDiscount, discountOf } from "#app/features/money/coupons/coupon-rules.ts";
import type { TaxId } from "#app/features/money/tax/tax-id.ts";
import { type TaxLine, type TaxRates, taxOn } from "#app/features/money/tax/tax-on.ts";
import { add, type Money, money, subtract } from "#app/shared/money.ts";

/** net = list − discount, total = net + tax. */
export type Quote = { list: Money; discount: Money; net: Money; tax: TaxLine; total: Money };

type QuoteInput = {
	list: Money;
	coupon: CouponDiscount | null;
	buyer: { country: string; taxId: TaxId | null };
	rates: TaxRates;
};

/** The only calculation of a price: its result is shown, stored and charged. Tax is added to the discounted price. */
export function quoteOf({ list, coupon, buyer, rates }: QuoteInput): Quote {
	const discount = coupon ? discountOf(coupon, list) : money(0, list.currency);
	const net = subtract(list, discount);
	const tax = taxOn(net, buyer, rates);
	return { list, discount, net, tax, total: add(net, tax.tax) };
}
