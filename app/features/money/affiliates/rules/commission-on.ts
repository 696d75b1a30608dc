import { money, multiply } from "#app/shared/money.ts";

/** What is earned on an amount without tax, halves of a cent away from zero. `rateBps` is in hundredths of a percent. */
export function commissionOn(netMinor: number, rateBps: number, currency: string): number {
	return multiply(money(netMinor, currency), rateBps / 10_000, "nearest").minor;
}
