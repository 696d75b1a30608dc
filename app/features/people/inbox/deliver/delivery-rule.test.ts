import { describe, expect, test } from "vitest";
import type { Category } from "#app/features/operations/notifications/category.ts";
import { isShownInApp, modeOf, planMail, type Receiver } from "./delivery-rule";

const now = new Date("2026-11-20T22:30:00Z");
const news: Category = { name: "news", group: "learning", order: 1, icon: "clock", app: true, mail: "instant" };
const receipts: Category = { ...news, name: "receipts", mandatory: "money" };
const anybody: Receiver = {
	isSuspended: false,
	timeZone: "UTC",
	mailOn: true,
	digestsOn: true,
	quiet: null,
	address: "works",
};
const plan = (
	receiver: Partial<Receiver>,
	{ category = news, mail }: { category?: Category; mail?: "daily" | "weekly" | "off" } = {},
) => planMail(category, { ...anybody, ...receiver }, mail ? { mail } : {}, now);
const skipped = (reason: string) => ({ kind: "skipped", reason });

describe("a mail that can be switched off", () => {
	test("leaves at once where nothing else was chosen", () => {
		expect(plan({})).toEqual({ kind: "now" });
	});

	test("waits for the end of quiet hours, unless it is urgent", () => {
		const quiet = { from: 22 * 60, until: 7 * 60 };
		expect(plan({ quiet })).toEqual({ kind: "later", until: new Date("2026-11-21T07:00:00Z") });
		expect(plan({ quiet }, { category: { ...news, isUrgent: true } })).toEqual({ kind: "now" });
	});

	test("goes into a digest, quiet hours or not", () => {
		const quiet = { from: 22 * 60, until: 7 * 60 };
		expect(plan({ quiet }, { mail: "weekly" })).toEqual({ kind: "digest", mode: "weekly" });
		expect(plan({ digestsOn: false }, { mail: "daily" })).toEqual(skipped("digestsOff"));
	});

	test.each([
		[{ isSuspended: true }, "suspended"],
		[{ mailOn: false }, "mailOff"],
		[{ address: "fails" }, "addressFails"],
		[{ address: "complained" }, "complained"],
	] as const)("is skipped with a reason: %j", (receiver, reason) => {
		expect(plan(receiver)).toEqual(skipped(reason));
	});

	test("is skipped where the category is off, or has no mail", () => {
		expect(plan({}, { mail: "off" })).toEqual(skipped("off"));
		expect(plan({}, { category: { ...news, mail: null } })).toEqual(skipped("off"));
	});
});

test("what is mandatory is tried whatever is chosen or known, and a choice for it does not count", () => {
	const everything = {
		isSuspended: true,
		mailOn: false,
		address: "complained",
		quiet: { from: 22 * 60, until: 7 * 60 },
	} as const;
	expect(plan(everything, { category: receipts, mail: "off" })).toEqual({ kind: "now" });
	expect(modeOf(receipts, "app", { app: "off" })).toBe("instant");
});

test("the app follows the choice, or its default", () => {
	expect(isShownInApp(news, {})).toBe(true);
	expect(isShownInApp(news, { app: "off" })).toBe(false);
	expect(isShownInApp({ ...news, app: false }, {})).toBe(false);
	expect(isShownInApp({ ...news, app: null }, { app: "instant" })).toBe(false);
});
