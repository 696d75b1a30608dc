import { expect, test } from "vitest";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { toCursorPage } from "#app/shared/lists/keyset.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { couponRefusal } from "../coupon-rules";
import { findCoupon } from "../coupons.repository.server";
import { changeCoupon, createCoupon, stopCoupon } from "./change-coupon.server";
import { COUPON_STATES, couponState } from "./coupon-state";
import { couponValues, couponView } from "./coupon-view";
import { couponKey, findCouponById, listCoupons, listThingsOf } from "./coupons-desk.repository.server";
import { COUPONS_LIST, COUPONS_PER_PAGE } from "./coupons-query";
import { exportCoupons } from "./export-coupons.server";
import { NewCouponForm } from "./schemas";

const admin = await makeUser(db, { role: "admin" });
const now = new Date("2026-11-10T12:00:00Z");
const LATER = new Date(8e14);
const by = { actorId: admin.id, requestId: "r", timeZone: "UTC", now };
const ask = (search = "") => COUPONS_LIST.parse(new URLSearchParams(search));
let made = 0;

const TYPED = { kind: "percent", percent: 20, duration: "once", scope: "all" } as const;

async function make(typed: Record<string, unknown> = {}, timeZone = "UTC") {
	made += 1;
	const code = `MADE-${String(made).padStart(3, "0")}`;
	const coupon = NewCouponForm.parse({ code, ...TYPED, ...typed });
	expect(await createCoupon(db, coupon, { ...by, timeZone })).toEqual({ ok: true });
	const [found] = await findCoupon(db, coupon.code);
	if (!found) throw new Error("No coupon");
	return found;
}

test("what is typed becomes a coupon: share or amount, days, chosen things", async () => {
	const typed = { kind: "amount", amount: "25.50", currency: "eur", duration: "months", months: 3, scope: "some" };
	const coupon = await make({
		...typed,
		plans: [2, 2],
		courses: [1],
		from: "2026-11-01",
		until: "2026-11-30",
		maxUses: 5,
	});
	expect(coupon).toMatchObject({
		percentBps: null,
		amountMinor: 2550,
		currency: "EUR",
		duration: "months",
		months: 3,
		maxUses: 5,
		fromAt: new Date("2026-11-01T00:00:00Z"),
		untilAt: new Date("2026-12-01T00:00:00Z"),
	});
	expect(coupon.things).toEqual(
		expect.arrayContaining([
			{ kind: "plan", id: 2 },
			{ kind: "course", id: 1 },
		]),
	);
	expect(coupon.things).toHaveLength(2);
	const facts = {
		thing: { kind: "plan" as const, id: 2 },
		price: { minor: 9700, currency: "EUR" },
		usesOfPerson: 0,
		now,
	};
	expect(couponRefusal(coupon, facts)).toBeNull();
	expect(
		(await listDeedsOfSubject(db, { kind: "coupon", id: coupon.id }, { now: LATER, limit: 5 })).map(({ deed }) => deed),
	).toEqual(["coupons.create"]);
});

test.each<[string, Record<string, unknown>, string]>([
	["a share that is missing", { percent: undefined }, "percent"],
	["an amount that the currency does not have", { kind: "amount", amount: "2.505", currency: "USD" }, "amount"],
	["no amount", { kind: "amount", amount: "0", currency: "USD" }, "amount"],
	["months that are not said", { duration: "months" }, "months"],
	["chosen ones without any", { scope: "some" }, "scope"],
	["an end before the beginning", { from: "2026-11-02", until: "2026-11-01" }, "until"],
	["a day that does not exist", { until: "2026-02-30" }, "until"],
	["a first day that does not exist", { from: "2026-04-31" }, "from"],
	["a code with a space", { code: "A B" }, "code"],
])("%s is refused at its field", (_, typed, field) => {
	const read = NewCouponForm.safeParse({ code: "FINE", ...TYPED, ...typed });
	expect(read.error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
});

test("a coupon is good on the days that were typed, in the zone of the school, and every reader sees these", async () => {
	const typed = { from: "2026-11-11", until: "2026-11-30" };
	const { id } = await make(typed, "Asia/Kolkata");
	const [coupon] = await findCouponById(db, id);
	if (!coupon) throw new Error("No coupon");
	const states = ["2026-11-10T18:29:59Z", "2026-11-10T18:30:00Z", "2026-11-30T18:29:59Z", "2026-11-30T18:30:00Z"];
	expect(states.map((at) => couponState(coupon, new Date(at)))).toEqual(["notYet", "running", "running", "over"]);
	expect(couponValues(coupon, [])).toMatchObject(typed);
	for (const timeZone of ["Pacific/Kiritimati", "Asia/Kolkata", "America/Los_Angeles"]) {
		const reading = { language: "en" as const, formats: formatsFor({ language: "en", timeZone }), now };
		const view = couponView(coupon, getFixedT("en", "coupons"), reading);
		expect(view).toMatchObject({ from: "Nov 11, 2026", until: "Nov 30, 2026" });
	}
});

test("a coupon that began at once keeps its moment while its first day stands", async () => {
	const { id } = await make({});
	const terms = { couponId: id, note: "n", scope: "all" as const, plans: [], courses: [] };
	const read = async () => (await findCouponById(db, id))[0];
	await changeCoupon(db, { ...terms, version: 1, from: "2026-11-10" }, by);
	expect(await read()).toMatchObject({ fromDay: "2026-11-10", fromAt: now });
	await changeCoupon(db, { ...terms, version: 2, from: "2026-11-12" }, by);
	expect(await read()).toMatchObject({ fromDay: "2026-11-12", fromAt: new Date("2026-11-12T00:00:00Z") });
});

test("a code is given once, whatever its letters, also after the coupon has ended", async () => {
	const coupon = await make({ code: "autumn-20" });
	expect(coupon.code).toBe("AUTUMN-20");
	await stopCoupon(db, coupon.id, by);
	const again = NewCouponForm.parse({ ...TYPED, code: "Autumn-20" });
	expect(await createCoupon(db, again, by)).toEqual({ ok: false, reason: "taken" });
});

test("of two who change a coupon the second is told; what it takes off stays", async () => {
	const coupon = await make({ scope: "some", plans: [1] });
	const change = {
		couponId: coupon.id,
		version: 1,
		note: "n",
		scope: "courses" as const,
		plans: [1],
		courses: [],
		maxUses: 9,
	};

	expect(await changeCoupon(db, change, by)).toEqual({ ok: true });
	expect(await changeCoupon(db, change, by)).toEqual({ ok: false, reason: "changedMeanwhile" });
	expect(await changeCoupon(db, { ...change, couponId: 999_999 }, by)).toEqual({ ok: false, reason: "notFound" });

	const [changed] = await findCoupon(db, coupon.code);
	expect(changed).toMatchObject({ percentBps: 2000, scope: "courses", maxUses: 9, maxPerPerson: null });
	expect(await listThingsOf(db, coupon.id)).toEqual([]);
});

test("a coupon is ended once", async () => {
	const { id } = await make();
	const outcomes = await Promise.all([1, 2, 3].map(() => stopCoupon(db, id, by)));
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(await listDeedsOfSubject(db, { kind: "coupon", id }, { now: LATER, limit: 5 })).toHaveLength(2);
});

test("the list is ordered, searched and filtered by indexes, and its pages lose nobody", async () => {
	for (let at = 0; at < 110; at += 1) await make({ code: `PAGED-${1000 + at}` });
	for (const search of ["", "sort=taken", "sort=code", "sort=-code", "q=paged", "q=paged&sort=code", "state=running"]) {
		await expectNoScan(listCoupons(db, ask(search), now));
	}
	for (const search of ["q=paged", "q=paged&sort=code", "q=paged&sort=-taken"]) {
		const seen: string[] = [];
		for (let page = ask(search).page, isFirst = true; isFirst || page; isFirst = false) {
			const query = { ...ask(search), page };
			const shown = toCursorPage(await listCoupons(db, query, now), {
				size: COUPONS_PER_PAGE,
				cursor: page,
				keyOf: (row) => couponKey(row, query),
			});
			seen.push(...shown.rows.map(({ code }) => code));
			page = shown.next;
		}
		expect([search, seen.length, new Set(seen).size]).toEqual([search, 110, 110]);
	}
});

test("each state finds the coupons that have it, and each coupon has one", async () => {
	await make({ from: "2026-12-01" });
	await make({ until: "2026-11-09" });
	const found = await Promise.all(COUPON_STATES.map((state) => listCoupons(db, ask(`state=${state}`), now)));
	for (const [at, rows] of found.entries()) {
		expect(rows.map((row) => couponState(row, now))).toEqual(rows.map(() => COUPON_STATES[at]));
	}
	expect(found.map((rows) => rows.length > 0)).toEqual([true, true, false, true, true]);
});

test("the file has what the list is asked for", async () => {
	const file = await (await exportCoupons(db, { query: ask("q=autumn"), t: getFixedT("en", "coupons"), now })).text();
	expect(file.trim().split("\r\n")).toHaveLength(2);
	expect(file).toContain("AUTUMN-20,20,,,once,,Ended,Everything,");
});
