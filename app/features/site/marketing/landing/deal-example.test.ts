import { expect, test } from "vitest";
import { dealExample } from "./deal-example";

test("the sum on the map comes out as in the lesson", () => {
	expect(dealExample("en")).toEqual({
		value: "$196,000",
		percent: "70%",
		share: "$137,200",
		repairs: "$28,000",
		fee: "$9,000",
		offer: "$100,200",
	});
});
