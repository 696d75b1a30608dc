import { describe, expect, test } from "vitest";
import { ORDERS_LIST, orderIdStart } from "./orders-query";

describe("a search names an order", () => {
	test.each([
		["GR-0D3F8A52", "0d3f8a52"],
		["gr-0", "0"],
		["  GR-0d3f8a526c1e4b7f9a405e2d71c8b936 ", "0d3f8a526c1e4b7f9a405e2d71c8b936"],
		["0d3f8a52", "0d3f8a52"],
		["0D3F8A526C1E", "0d3f8a526c1e"],
	])("%j: the beginning of its id is %j", (q, start) => {
		expect(orderIdStart(q)).toBe(start);
	});

	test.each([
		"",
		"GR-",
		"GR-xyz",
		"0d3f8a5",
		"decade",
		`GR-${"0".repeat(33)}`,
		"0".repeat(33),
		"GR-0d3f%",
		"GR-0d3f' or 1=1",
		"Ａnn",
		"安",
		"\ud83d",
	])("%j names none", (q) => {
		expect(orderIdStart(q)).toBeNull();
	});
});

describe("an address of orders", () => {
	const read = (search: string) => ORDERS_LIST.parse(new URLSearchParams(search));

	test("asks for what it says", () => {
		expect(read("state=paid&kind=plan&mode=live&period=90&trouble=unseen&q=ann").filters).toEqual({
			state: "paid",
			kind: "plan",
			mode: "live",
			period: "90",
			trouble: "unseen",
		});
		expect(read("sort=-placed").isDescending).toBe(true);
	});

	test.each(["state=stolen", "kind=", "mode=both", "period=91", "trouble=none", "state=PAID", "state[]=paid"])(
		"passes over what there is not: %s",
		(search) => {
			expect(read(search).filters).toEqual(read("").filters);
		},
	);

	test("keeps a search to three hundred signs", () => {
		expect(read(`q=${"a".repeat(500)}`).q.length).toBe(300);
	});
});
