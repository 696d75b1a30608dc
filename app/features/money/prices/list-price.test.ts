import { expect, test } from "vitest";
import { money } from "#app/shared/money.ts";
import { listPrice } from "./list-price";

test.each([
	[29700, 50, 59400],
	[1, 50, 2],
	[29700, 25, 39600],
	[100, 33, 149],
	[0, 50, 0],
])("%d cents after %d percent off were %d", (cents, percentOff, before) => {
	expect(listPrice(money(cents, "USD"), percentOff)).toEqual(money(before, "USD"));
});
