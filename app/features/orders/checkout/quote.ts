import { add, type Money, money, subtract } from "../../../shared/money";
import { type CouponCut, discountOf } from "../../coupons/coupon-rules";
import type { TaxId } from "../../tax/tax-id";
import { type TaxLine, type TaxRates, taxOn } from "../../tax/tax-on";

/** What something costs a buyer, line by line: net = list − discount, total = net + tax. */
export type Quote = { list: Money; discount: Money; net: Money; tax: TaxLine; total: Money };

type Asked = {
	list: Money;
	coupon: CouponCut | null;
	buyer: { country: string; taxId: TaxId | null };
	rates: TaxRates;
};

/** Works a price out: once, here, and what comes out is shown, stored and charged. Tax is added to what is left of the price. */
export function quoteOf({ list, coupon, buyer, rates }: Asked): Quote {
	const discount = coupon ? discountOf(coupon, list) : money(0, list.currency);
	const net = subtract(list, discount);
	const tax = taxOn(net, buyer, rates);
	return { list, discount, net, tax, total: add(net, tax.tax) };
}
