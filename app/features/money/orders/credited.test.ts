import fc from "fast-check";
import { expect, test } from "vitest";
import { creditedMinor, isCreditCovered, type PeriodOrder, periodValue } from "./credited";

const order = (id: string, netMinor: number, given: Partial<PeriodOrder> = {}): PeriodOrder => ({
	id,
	state: "paid",
	netMinor,
	totalMinor: netMinor,
	goneMinor: 0,
	creditMinor: 0,
	...given,
});
const [month, change, again] = [
	order("month", 9700),
	order("change", 10_000, { creditMinor: 4850 }),
	order("again", 5000, { creditMinor: 14_850 }),
];
const gone = (one: PeriodOrder, goneMinor = one.totalMinor) => ({ ...one, goneMinor });

test.each([
	["what a change has credited", [month, change], "month", 4850],
	["a change itself credits nothing of its own", [month, change], "change", 0],
	["an order that is not of the period", [month, change], "other", 0],
	[
		"the next change takes the last order first, and of the first one what that holds",
		[month, change, again],
		"change",
		10_000,
	],
	["not the sum of both", [month, change, again], "month", 4850],
	["a change that has gone back in full credits nothing", [month, gone(change)], "month", 0],
	["one that has gone back in part still does", [month, gone(change, 9999)], "month", 4850],
	[
		"behind one that has gone back, the next takes what it holds of the first",
		[month, gone(change), again],
		"month",
		9700,
	],
	["no more than is left", [gone(month, 9000), change], "month", 700],
	["tax goes with the price", [order("month", 9700, { totalMinor: 11_543 }), change], "month", 5772],
	["one that is not paid yet counts", [month, { ...change, state: "pending" as const }], "month", 4850],
])("%s", (_what, orders, id, credited) => {
	expect(creditedMinor(orders, id)).toBe(credited);
});

test("a period is worth what was paid and credited for its last order that stands, less what of it has gone back", () => {
	expect(periodValue([month, change])).toEqual({
		worthMinor: 14_850,
		leftMinor: 14_850,
		keptMinor: 19_700,
		goneMinor: 0,
		creditsMinor: 4850,
	});
	expect(periodValue([gone(month, 4850), gone(change, 5000)])).toEqual({
		worthMinor: 14_850,
		leftMinor: 9850,
		keptMinor: 9850,
		goneMinor: 9850,
		creditsMinor: 4850,
	});
	expect(periodValue([month, gone(change)])).toMatchObject({ worthMinor: 9700, leftMinor: 9700, keptMinor: 9700 });
	expect(periodValue([month, { ...change, state: "pending" as const }])).toMatchObject({
		worthMinor: 9700,
		keptMinor: 9700,
	});
	expect(periodValue([])).toMatchObject({ worthMinor: 0, keptMinor: 0 });
});

test.each([
	["what has not gone back is there", [month, change], true],
	["the days that were used may go back", [gone(month, 4850), change], true],
	["a cent more is missing", [gone(month, 4851), change], false],
	["a change before it holds its part of it", [gone(month, 4850), change, again], true],
	["what is not paid holds nothing", [gone(month, 4850), { ...change, state: "pending" as const }, again], false],
	["tax counts for nothing", [order("month", 9700, { totalMinor: 11_543, goneMinor: 5775 }), change], false],
])("of what a change has credited: %s", (_what, orders, isThere) => {
	expect(isCreditCovered(orders, orders.at(-1)?.id ?? "")).toBe(isThere);
});

const event = fc.oneof(
	fc.record({
		what: fc.constant("change" as const),
		at: fc.nat({ max: 1000 }),
		more: fc.integer({ min: 1, max: 9999 }),
		isDeclined: fc.boolean(),
	}),
	fc.record({ what: fc.constant("late" as const), at: fc.nat() }),
	fc.record({ what: fc.constant("back" as const), at: fc.nat(), share: fc.integer({ min: 1, max: 100 }) }),
);

test("whatever is changed and given back: what is credited is there, and in the end every cent can go back, once", () => {
	const first = fc.record({ net: fc.integer({ min: 1, max: 99_999 }), taxBps: fc.constantFrom(0, 700, 1900, 2500) });
	fc.assert(
		fc.property(first, fc.array(event, { maxLength: 8 }), ({ net, taxBps }, events) => {
			const made = (id: number, netMinor: number, creditMinor: number) =>
				order(String(id), netMinor, { creditMinor, totalMinor: netMinor + Math.round((netMinor * taxBps) / 10_000) });
			const orders = [made(0, net, 0)];
			let number = 0;
			const declined: { order: PeriodOrder; before: number }[] = [];
			const left = (one: PeriodOrder) => one.totalMinor - one.goneMinor - creditedMinor(orders, one.id);
			for (const one of events) {
				if (one.what === "change") {
					const { leftMinor, keptMinor } = periodValue(orders);
					const unused = Math.min(keptMinor, Math.floor((leftMinor * one.at) / 1000));
					const change = made(++number, one.more, unused);
					if (one.isDeclined) declined.push({ order: change, before: orders.length });
					else orders.push(change);
				} else if (one.what === "late") {
					const late = declined.splice(one.at % Math.max(1, declined.length), 1)[0];
					if (late?.before !== orders.length) continue;
					const all = [...orders, late.order];
					if (isCreditCovered(all, late.order.id)) orders.push(late.order);
				} else {
					const picked = orders[one.at % orders.length];
					if (picked) picked.goneMinor += Math.floor((Math.max(0, left(picked)) * one.share) / 100);
				}
				for (const each of orders) expect(left(each)).toBeGreaterThanOrEqual(0);
				const last = orders.findLast(({ goneMinor, totalMinor }) => goneMinor < totalMinor);
				const before = orders.slice(0, last ? orders.indexOf(last) : 0);
				const held = before.reduce((sum, each) => sum + creditedMinor(orders, each.id), 0);
				expect(held).toBeGreaterThanOrEqual(last?.creditMinor ?? 0);
				expect(isCreditCovered(orders, last?.id ?? "")).toBe(true);
			}
			for (const each of orders.toReversed()) each.goneMinor += left(each);
			for (const each of orders) expect(each.goneMinor).toBe(each.totalMinor);
		}),
		{ numRuns: 1000 },
	);
});
