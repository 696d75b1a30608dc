import { expect, test } from "vitest";
import { readDeal } from "../writing/read-deal";
import { SheetInput, toApiSheet, toDealSheet } from "./sheet";

const SHEET = {
	place: "Setúbal",
	currency: "eur",
	asking: 118_000,
	afterRepairValue: 196_000.4,
	marginPercent: 33.5,
	repairs: 24_000,
	fee: 9_000,
};

test("a call and the form make the same sheet of the same amounts", () => {
	const typed = {
		place: "Setúbal",
		currency: "eur",
		asking: "118,000",
		afterRepairValue: "196,000.4",
		marginPercent: "33.5",
		repairs: "24,000",
		fee: "9,000",
	};
	expect(readDeal(typed, "en")).toEqual({ ok: true, deal: toDealSheet(SheetInput.parse(SHEET)) });
});

test("the asking price may be missing", () => {
	const { asking, ...others } = SHEET;
	expect(toDealSheet(SheetInput.parse(others)).asking).toBeNull();
	expect(toDealSheet(SheetInput.parse({ ...SHEET, asking: null })).asking).toBeNull();
	expect(asking).toBe(118_000);
});

test.each([
	[{ place: "" }, "place"],
	[{ place: "x".repeat(81) }, "place"],
	[{ currency: "EURO" }, "currency"],
	[{ currency: "XXX" }, "currency"],
	[{ asking: -1 }, "asking"],
	[{ afterRepairValue: "196000" }, "afterRepairValue"],
	[{ afterRepairValue: 1e13 }, "afterRepairValue"],
	[{ marginPercent: 101 }, "marginPercent"],
	[{ repairs: null }, "repairs"],
	[{ fee: Number.NaN }, "fee"],
	[{ offer: 1 }, undefined],
])("%j is refused", (wrong, field) => {
	const read = SheetInput.safeParse({ ...SHEET, ...wrong });
	expect(read.success).toBe(false);
	expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test("a sheet is read with the school's sums and its doubts", () => {
	const deal = toDealSheet(SheetInput.parse({ ...SHEET, afterRepairValue: 196_000, marginPercent: 30 }));
	expect(toApiSheet(deal, { repairs: 2 })).toMatchObject({
		margin: 58_800,
		offer: 104_200,
		doubts: { value: 0, margin: 0, repairs: 2, fee: 0 },
	});
});
