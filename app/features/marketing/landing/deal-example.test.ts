import { expect, test } from "vitest";
import { dealExample } from "./deal-example";

test("the sum on the map comes out as in the lesson", () => {
	expect(dealExample("en")).toEqual({
		value: "$214,000",
		percent: "70%",
		share: "$149,800",
		repairs: "$31,000",
		fee: "$10,000",
		offer: "$108,800",
	});
});
