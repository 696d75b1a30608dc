import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { NameInput } from "#app/features/learning/certificates/holder/schemas.ts";
import { CannedAction, DeskAction } from "#app/features/library/help/desk/schemas.ts";
import { GuestContactInput } from "#app/features/library/help/tickets/schemas.ts";
import { ApplicationForm, DecisionForm, PayoutForm } from "#app/features/money/affiliates/application/schemas.ts";
import { AddressForm } from "#app/features/money/invoices/address-form.ts";
import { AboutForm } from "#app/features/people/account/profile/schemas.ts";
import { RegisterInput } from "#app/features/people/auth/schemas.ts";
import { PasskeyForm } from "#app/features/people/multi-factor/settings/schemas.ts";
import { why } from "#app/features/people/users/access/schemas.ts";
import { InviteForm } from "#app/features/people/users/person/schemas.ts";
import { kindNamed } from "#tests/library/kinds.ts";

const key = "11111111-1111-4111-8111-111111111111";
const payout = { intent: "paid", payoutId: "1" };
const passkey = { intent: "rename", id: key };
const words = { intent: "add", language: "en", title: "Hi", body: "Hello" };
const desk = { intent: "note", formKey: key };
const application = { intent: "apply", code: "CODE1", place: "Here", plan: "So", agrees: "on" };

const TEXTS: [string, z.ZodType, Record<string, unknown> | null, string, number][] = [
	["registering", RegisterInput.pick({ name: true }), {}, "name", 100],
	["the profile", AboutForm.pick({ name: true }), {}, "name", 100],
	["an invitation", InviteForm.pick({ name: true }), {}, "name", 100],
	["the printed name", NameInput.pick({ name: true }), {}, "name", 80],
	["the contact form's name", GuestContactInput.pick({ name: true }), {}, "name", 80],
	["the contact form's subject", GuestContactInput.pick({ subject: true }), {}, "subject", 120],
	["the contact form's message", GuestContactInput.pick({ message: true }), {}, "message", 5_000],
	["an answer at the desk", DeskAction, desk, "message", 10_000],
	["a canned answer's title", CannedAction, words, "title", 80],
	["a canned answer", CannedAction, words, "body", 5_000],
	["a passkey", PasskeyForm, passkey, "name", 60],
	["where an affiliate writes", ApplicationForm, application, "place", 300],
	["what an affiliate plans", ApplicationForm, application, "plan", 1_000],
	["why an affiliate is refused", DecisionForm, { intent: "refuse" }, "why", 500],
	["the reference of a payout", PayoutForm, payout, "reference", 100],
	["the address of an invoice", AddressForm.pick({ address: true }), {}, "address", 300],
	["the title of a term", kindNamed("term").words, { short: "Money." }, "title", 160],
	["why somebody is given access", why, null, "", 300],
];
const LINES = TEXTS.filter(([, , , field]) => !["message", "body", "plan", "why", "address", ""].includes(field));

function parse([, schema, rest, field]: (typeof TEXTS)[number], value: string) {
	const parsed = schema.safeParse(rest === null ? value : { ...rest, [field]: value });
	if (!parsed.success) return { isRefused: true, value: null };
	return { isRefused: false, value: rest === null ? parsed.data : (parsed.data as Record<string, unknown>)[field] };
}

describe.each(TEXTS.map((text) => [text[0], text] as const))("%s", (_, text) => {
	test.each([
		"\u3164",
		"\u115f\u1160",
		"\uffa0",
		"\u200b\u200b",
		"\u2060",
		"\u00ad",
		"\u2800",
		"\ufe0f",
		"\u202e",
		" ",
	])("is not %j", (unseen) => {
		expect(parse(text, unseen).isRefused).toBe(true);
	});

	test("keeps no NUL, nothing that is not seen, and letters in one piece", () => {
		expect(String(parse(text, "a\0b").value ?? "")).not.toContain("\0");
		expect(parse(text, "Jose\u0301\u202e \u00adX").value).toBe("José X");
	});

	test("is as long as the browser counts", () => {
		const most = text[4];
		expect(parse(text, "e\u0301".repeat(most)).isRefused).toBe(false);
		expect(parse(text, "x".repeat(most + 1)).isRefused).toBe(true);
		const broken = `${"x\r\n".repeat(most / 2 - 1)}xx`;
		expect(broken.replaceAll("\r\n", "\n")).toHaveLength(most);
		expect(parse(text, broken).isRefused).toBe(false);
	});
});

test.each(LINES.map((text) => [text[0], text] as const))("%s is one line", (_, text) => {
	expect(parse(text, "a\r\nb").value).toBe("a b");
	expect(parse(text, "a\u0007b").isRefused).toBe(true);
});

/** Schemas that trim input which no person writes as prose: amounts, codes, paths, quiz choices, browser reports. */
const TRIMMED = [
	"learning/course-editor/details/schemas.ts",
	"learning/quizzes/schemas.ts",
	"money/affiliates/application/schemas.ts",
	"money/billing/desk/schemas.ts",
	"money/coupons/desk/schemas.ts",
	"money/refunds/desk-schemas.ts",
	"money/tax/desk/schemas.ts",
	"operations/error-reporting/schemas.ts",
];

test("no other schema trims a text instead of cleaning it", () => {
	const root = join(import.meta.dirname, "../../features");
	const files = globSync("**/*.ts", { cwd: root }).filter((file) => !file.endsWith(".test.ts"));
	const trimming = files.filter((file) =>
		/z\s*\.string\([^()]*(?:\([^()]*\))?[^()]*\)\s*\.trim\(\)/.test(readFileSync(join(root, file), "utf8")),
	);
	expect(trimming.sort()).toEqual(TRIMMED);
});
