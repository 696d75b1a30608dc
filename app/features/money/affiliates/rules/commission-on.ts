import { money, multiply } from "#app/shared/money.ts";

/** Without tax; halves of a minor unit are rounded away from zero. `rateBps` is in hundredths of a percent. */
export function commissionOn(netMinor: number, rateBps: number, currency: string): number {
	return multiply(money(netMinor, currency), rateBps / 10_000, "nearest").minor;
}
