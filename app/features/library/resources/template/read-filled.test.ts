import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deviceTicks, saveDeviceTicks } from "../checklist/device-ticks";
import { hasDeviceTicks } from "../checklist/has-device-ticks";
import { lotsOf } from "../checklist/lots-of";
import { TicksForm } from "../checklist/ticks-form.server";
import { hostElsewhere } from "../page/host-elsewhere";
import { countTiles, stateTiles, worldTiles } from "../places/tiles";
import { monthsSince, nextReview } from "../review";
import { deviceOutline, saveDeviceOutline } from "./device-outlines";
import { LONGEST_FIELD } from "./outline";
import { readFilled } from "./read-filled";

const FIELDS = [{ key: "seller" }, { key: "price" }];
const filled = (entries: Record<string, string | File>) => {
	const form = new FormData();
	for (const [name, value] of Object.entries(entries)) form.append(name, value);
	return readFilled(form, FIELDS);
};

describe("what was filled into an outline", () => {
	test("is read by the keys of its fields, whatever was typed", () => {
		expect(filled({ format: "docx", "field.seller": "安 🏠 <b>", "field.price": "" })).toEqual({
			seller: "安 🏠 <b>",
			price: "",
		});
		expect(filled({})).toEqual({});
	});

	test.each([
		["a field that it has not", { "field.other": "x" }],
		["a name that is none of its fields", { seller: "x" }],
		["a file", { "field.seller": new File(["x"], "x.txt") }],
		["a text that is too long", { "field.seller": "x".repeat(LONGEST_FIELD + 1) }],
	])("is refused whole for %s", (_case, entries) => {
		expect(filled({ "field.price": "1", ...entries })).toBeNull();
	});

	test("is as long as the browser lets people type: a break counts once, though it is sent as two signs", () => {
		const lines = `${"x\r\n".repeat(LONGEST_FIELD / 2 - 1)}xy`;
		expect(lines.replaceAll("\r\n", "\n")).toHaveLength(LONGEST_FIELD);
		expect(filled({ "field.seller": lines })).toEqual({ seller: lines });
		expect(filled({ "field.seller": `${lines}z` })).toBeNull();
	});
});

describe("what is kept on a device", () => {
	const kept = new Map<string, string>();
	const storage = {
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: (name: string, value: string) => void kept.set(name, value),
		removeItem: (name: string) => void kept.delete(name),
	};
	const forbidden = () => {
		throw new Error("Storage is forbidden");
	};
	beforeEach(() => {
		kept.clear();
		vi.stubGlobal("localStorage", storage);
	});
	afterEach(() => vi.unstubAllGlobals());

	test("are ticks by checklist, until the last is gone", () => {
		expect([hasDeviceTicks(), deviceTicks()]).toEqual([false, {}]);
		expect([saveDeviceTicks("one", { roof: 5 }), saveDeviceTicks("two", { bath: 6 })]).toEqual([true, true]);
		expect(deviceTicks()).toEqual({ one: { roof: 5 }, two: { bath: 6 } });
		saveDeviceTicks("one", {});
		expect(deviceTicks()).toEqual({ two: { bath: 6 } });
		saveDeviceTicks("two", {});
		expect(hasDeviceTicks()).toBe(false);
	});

	test("are the words of outlines, without those that are empty", () => {
		saveDeviceOutline("letter", { seller: "Ann", price: "" });
		expect([deviceOutline("letter"), deviceOutline("other")]).toEqual([{ seller: "Ann" }, {}]);
		saveDeviceOutline("letter", { seller: "" });
		expect(kept.size).toBe(0);
	});

	test.each(["no json", "null", "7", "[]", '"text"', '{"one":null,"two":[1],"three":{"a":"x","b":7,"c":null}}'])(
		"is passed over where something else stands there: %s",
		(stored) => {
			kept.set("checklists", stored);
			kept.set("outlines", stored);
			expect(
				Object.values(deviceTicks())
					.flatMap((ticks) => Object.values(ticks))
					.every((at) => at === 7),
			).toBe(true);
			expect(deviceOutline("one")).toEqual({});
			expect(Object.values(deviceOutline("three")).every((text) => text === "x")).toBe(true);
			expect(saveDeviceTicks("new", { roof: 1 })).toBe(true);
			expect(deviceTicks().new).toEqual({ roof: 1 });
		},
	);

	test("is nothing where storage is forbidden, and nothing breaks", () => {
		vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
		expect([hasDeviceTicks(), deviceTicks(), deviceOutline("letter")]).toEqual([false, {}, {}]);
		expect([
			saveDeviceTicks("one", { roof: 1 }),
			saveDeviceTicks("one", {}),
			saveDeviceOutline("a", { b: "c" }),
		]).toEqual([false, false, false]);
	});
});

test("the next thing to do is the first that is open, once in the whole list", () => {
	const lots = (...ticked: string[]) => lotsOf([["a", "b"], ["c"], []], (item) => ticked.includes(item));
	expect(lots()).toEqual([["next", "todo"], ["todo"], []]);
	expect(lots("a", "c")).toEqual([["done", "next"], ["done"], []]);
	expect(lots("a", "b", "c")).toEqual([["done", "done"], ["done"], []]);
});

describe("what a checklist sends", () => {
	test("are items, with the instant of a device where there is one", () => {
		expect(TicksForm.parse({ was: ["roof"], item: ["bath", "roof~1763800000000"] })).toEqual({
			was: ["roof"],
			item: [
				{ item: "bath", at: null },
				{ item: "roof", at: 1_763_800_000_000 },
			],
		});
	});

	test.each(["", "1roof", "roof~", "roof~x", "roof~123456789012345", "ro of", "../x", "屋顶", "a".repeat(81)])(
		"is no item: %j",
		(item) => {
			expect(TicksForm.safeParse({ item: [item] }).success).toBe(false);
		},
	);

	test("are two hundred at most", () => {
		expect(TicksForm.safeParse({ item: Array(200).fill("a") }).success).toBe(true);
		expect(TicksForm.safeParse({ item: Array(201).fill("a") }).success).toBe(false);
		expect(TicksForm.safeParse({ intent: "delete" }).success).toBe(false);
	});
});

test.each([
	["https://a.example/b?c", "a.example"],
	["https://a.example:8443/", "a.example:8443"],
	["/resources/x", null],
	["http://a.example", null],
	["https://", null],
	["javascript:alert(1)", null],
	[undefined, null],
])("%j leads to the host %j", (url, host) => {
	expect(hostElsewhere(url)).toBe(host);
});

test("a country is as old as the oldest answer of its states, and each lies once on the map", () => {
	const place = (key: string, country: string, isDue: boolean) => ({ key, country, isDue });
	const rows = [place("us-tx", "US", false), place("us-ca", "US", true), place("de", "DE", false)];
	const state = (tiles: ReturnType<typeof worldTiles>, code: string) => tiles.find((tile) => tile.code === code)?.state;
	const [world, states] = [worldTiles(rows), stateTiles(rows)];
	expect([state(world, "US"), state(world, "DE"), state(world, "FR")]).toEqual(["due", "checked", "none"]);
	expect([state(states, "TX"), state(states, "CA"), state(states, "NY")]).toEqual(["checked", "due", "none"]);
	expect(countTiles(states)).toEqual({ checked: 1, due: 1, none: states.length - 2 });
	expect(states).toHaveLength(51);
	for (const tiles of [world, states]) expect(new Set(tiles.map(({ code }) => code)).size).toBe(tiles.length);
});

test.each([
	["2026-01-31", "2026-02-28T00:00:00Z", 0],
	["2026-01-31", "2026-03-31T00:00:00Z", 2],
	["2025-11-22", "2026-11-22T00:00:00Z", 12],
	["2026-11-23", "2026-11-22T00:00:00Z", 0],
])("since %s until %s whole months have gone by: %d", (day, now, months) => {
	expect(monthsSince(day, new Date(now))).toBe(months);
	expect(nextReview(day).getUTCFullYear()).toBe(Number(day.slice(0, 4)) + 1);
});
