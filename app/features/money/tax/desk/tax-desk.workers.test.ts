import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import type { Write } from "#db/write.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { findTaxRate, findTaxSeller } from "../tax-rates.server";
import { changeTax } from "./change-tax.server";
import { TaxForm } from "./schemas";
import { listRates } from "./tax-desk.repository.server";
import { taxView } from "./tax-view";

const admin = await makeUser(db, { role: "admin" });
const NOW = new Date("2026-11-10T12:00:00Z");
const LATER = new Date(8e14);
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const change = (typed: Record<string, unknown>, now = NOW, alongside: Write[] = [], timeZone = "UTC") =>
	changeTax(db, TaxForm.parse(typed), { actorId: admin.id, requestId: "r", timeZone, now, alongside });
const rate = (country: string, percent: string, from?: string) =>
	change({ intent: "rate", country, rate: percent, reverseCharge: true, ...(from ? { from } : {}) });
const rateAt = async (country: string, now: Date) => (await findTaxRate(db, country, now))[0]?.rateBps ?? null;
const openOf = async (country: string) =>
	(await listRates(db)).filter((one) => one.country === country && one.untilAt === null).length;

test("a rate counts from now on, or from a day to come; what was before stays as a row", async () => {
	expect(await rate("JP", "10")).toEqual({ ok: true });
	expect(await rate("JP", "12,5", "2027-01-01")).toEqual({ ok: true });
	const days = [NOW, new Date(day("2027-01-01").getTime() - 1), day("2027-01-01")];
	expect(await Promise.all(days.map((at) => rateAt("JP", at)))).toEqual([1000, 1000, 1250]);
	expect(
		(await listDeedsOfSubject(db, { kind: "taxRate", id: "JP" }, { now: LATER, limit: 5 })).map(({ deed }) => deed),
	).toEqual(["tax.setRate", "tax.setRate"]);
});

test("rates change with the days of the school, and every reader sees the days that were typed", async () => {
	const set = (percent: string, from?: string) =>
		change({ intent: "rate", country: "NZ", rate: percent, ...(from ? { from } : {}) }, NOW, [], "Pacific/Auckland");
	expect(await set("10", "2026-11-10")).toEqual({ ok: false, reason: "past" });
	expect(await set("15")).toEqual({ ok: true });
	expect(await set("16", "2027-01-01")).toEqual({ ok: true });
	const turn = new Date("2026-12-31T11:00:00Z");
	expect([await rateAt("NZ", new Date(turn.getTime() - 1)), await rateAt("NZ", turn)]).toEqual([1500, 1600]);
	const rates = (await listRates(db)).filter(({ country }) => country === "NZ");
	for (const timeZone of ["Pacific/Kiritimati", "UTC", "America/Los_Angeles"]) {
		const reading = { language: "en" as const, formats: formatsFor({ language: "en", timeZone }), now: NOW };
		expect(taxView(rates, [], reading).rates.map(({ from, until }) => [from, until])).toEqual([
			["Jan 1, 2027", null],
			["Nov 11, 2026", "Dec 31, 2026"],
		]);
	}
});

test("a plan that is changed never begins, and leaves no gap and no overlap", async () => {
	await rate("KR", "10");
	await rate("KR", "11", "2027-02-01");
	await rate("KR", "12", "2027-01-01");
	await rate("KR", "13", "2027-03-01");
	const months = ["2026-12-01", "2027-01-01", "2027-02-01", "2027-03-01"];
	expect(await Promise.all(months.map((at) => rateAt("KR", day(at))))).toEqual([1000, 1200, 1200, 1300]);
	for (const at of months) expect(await findTaxRate(db, "KR", day(at))).toHaveLength(1);
	expect(await openOf("KR")).toBe(1);
});

test("the same rate again is no change, and no rate begins in the past", async () => {
	await rate("SG", "9");
	await rate("SG", "9");
	expect((await listRates(db)).filter(({ country }) => country === "SG")).toHaveLength(1);
	expect(await rate("SG", "10", "2026-11-01")).toEqual({ ok: false, reason: "past" });
	expect(await rate("SG", "10", "2026-11-10")).toEqual({ ok: true });
});

test("ten admins who set a rate at once leave one open", async () => {
	await Promise.all(Array.from({ length: 10 }, (_, at) => rate("TW", String(at + 1))));
	expect(await openOf("TW")).toBe(1);
	expect(await findTaxRate(db, "TW", NOW)).toHaveLength(1);
});

test("a rate is ended once, and what was planned does not begin", async () => {
	await rate("TH", "7");
	await rate("TH", "10", "2027-01-01");
	const ended = await Promise.all([1, 2, 3].map(() => change({ intent: "endRate", country: "TH" })));
	expect(ended.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await Promise.all([NOW, day("2027-06-01")].map((at) => rateAt("TH", at)))).toEqual([null, null]);
});

test("who sells is one at a time, with its number as it is written, until nobody does", async () => {
	const seller = { intent: "seller", country: "DE", taxNumber: "de 136 695 976", reverseCharge: true };
	expect(await change({ intent: "noSeller" })).toEqual({ ok: false, reason: "nothing" });
	await change(seller);
	await change(seller);
	expect(await findTaxSeller(db, NOW)).toEqual([{ country: "DE", taxNumber: "DE136695976", reverseCharge: true }]);
	const later = new Date(NOW.getTime() + 1000);
	await change({ ...seller, country: "PT", taxNumber: "" }, later);
	expect(await findTaxSeller(db, later)).toEqual([{ country: "PT", taxNumber: "", reverseCharge: true }]);
	expect(await change({ intent: "noSeller" }, later)).toEqual({ ok: true });
	expect(await findTaxSeller(db, later)).toEqual([]);
	const deeds = await listDeedsOfSubject(db, { kind: "taxSeller", id: "school" }, { now: LATER, limit: 9 });
	expect(deeds).toHaveLength(3);
});

test("what a tax brings along is one write with it, whatever is changed: both or neither", async () => {
	const at = new Date(NOW.getTime() + 60_000);
	const failing = () => [db.run(sql`select json('no')`)];
	const seller = { intent: "seller", country: "DE", taxNumber: "", reverseCharge: false };
	const vn = { intent: "rate", country: "VN", rate: "10", reverseCharge: true };
	await expect(change(vn, at, failing())).rejects.toThrow();
	await expect(change(seller, at, failing())).rejects.toThrow();
	expect([await rateAt("VN", at), await findTaxSeller(db, at)]).toEqual([null, []]);
	await change(vn, at);
	await change(seller, at);
	const end = { intent: "endRate", country: "VN" };
	await expect(change(end, at, failing()).then(({ ok }) => ok || "refused")).resolves.toBe("refused");
	await expect(change({ intent: "noSeller" }, at, failing()).then(({ ok }) => ok || "refused")).resolves.toBe(
		"refused",
	);
	expect([await rateAt("VN", at), await findTaxSeller(db, at)]).toMatchObject([1000, [{ country: "DE" }]]);
	await change({ intent: "noSeller" }, at);
});

test.each<[Record<string, unknown>, string]>([
	[{ intent: "seller", country: "DE", taxNumber: "DE000" }, "taxNumber"],
	[{ intent: "seller", country: "XX" }, "country"],
	[{ intent: "rate", country: "DE", rate: "51" }, "rate"],
	[{ intent: "rate", country: "DE", rate: "-1" }, "rate"],
	[{ intent: "rate", country: "DE", rate: "1", from: "2026-13-01" }, "from"],
	[{ intent: "rate", country: "DE", rate: "1", from: "2026-02-30" }, "from"],
])("%j is refused at %s", (typed, field) => {
	expect(TaxForm.safeParse(typed).error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
});
