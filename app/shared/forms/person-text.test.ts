import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { NameInput } from "#app/features/learning/certificates/holder/schemas.ts";
import { ContactInput, GuestContactInput } from "#app/features/library/help/tickets/schemas.ts";
import { DashboardForm } from "#app/features/money/affiliates/application/schemas.ts";
import { GuestWaitForm } from "#app/features/money/waiting-list/schemas.ts";
import { AboutForm } from "#app/features/people/account/profile/schemas.ts";
import { LoginInput, RegisterInput } from "#app/features/people/auth/schemas.ts";
import { checkPeople } from "#app/features/people/imports/lines/check-people.ts";
import { why } from "#app/features/people/users/access/schemas.ts";
import { InviteForm } from "#app/features/people/users/person/schemas.ts";

const WHOLE = "José Андрей Őri".normalize("NFC");
const PASTED = ` ${WHOLE.normalize("NFD")} `;

test.each([
	["registering", RegisterInput.shape.name],
	["one's own profile", AboutForm.shape.name],
	["an invitation", InviteForm.shape.name],
	["the printed name", NameInput.shape.name],
	["the contact form", GuestContactInput.shape.name],
])("%s keeps a name that was pasted in pieces with its letters in one", (_, schema) => {
	expect(schema.parse(PASTED)).toBe(WHOLE);
	expect(schema.safeParse("   ").success).toBe(false);
	expect(schema.safeParse("é".normalize("NFD").repeat(80)).success).toBe(true);
	expect(schema.safeParse("é".repeat(101)).success).toBe(false);
});

test("so does a file of people", () => {
	const lines = [{ number: 2, cells: ["ana@school.example", PASTED] }];
	const [line] = checkPeople(lines, { email: 0, name: 1 }, { known: new Set(), language: "en" });
	expect(line?.person?.name).toBe(WHOLE);
});

describe("every line and text of a person", () => {
	const contact = { formKey: "11111111-1111-4111-8111-111111111111", topic: "other", subject: "Hi", message: "Hello" };
	const dashboard = { intent: "leaderboard", isListed: "on" };
	const refused = (schema: z.ZodType, value: unknown) =>
		schema.safeParse(value).error?.issues.map(({ path }) => path[0]);

	test.each(["\u3164", "\u200b\u200b", "\u2060", "\u00ad", "\u2800", "a\0b", "a\u0007b", "…"])("refuses %j", (odd) => {
		expect(refused(RegisterInput.pick({ name: true }), { name: odd })).toEqual(["name"]);
		expect(refused(ContactInput, { ...contact, subject: odd })).toEqual(["subject"]);
	});

	test.each(["a\0b", "a\u0007b", "…", "\u202e-"])("refuses the alias %j", (alias) => {
		expect(refused(DashboardForm, { ...dashboard, alias })).toEqual(["alias"]);
	});

	test("takes what turns the direction out of it", () => {
		expect(RegisterInput.shape.name.parse("Ann\u202eB")).toBe("AnnB");
		expect(why.parse("be\u00adcause\0")).toBe("because");
	});

	test("counts a break once, as the browser does", () => {
		const message = `${"x\r\n".repeat(2499)}xyz`;
		expect(message.replaceAll("\r\n", "\n")).toHaveLength(5001);
		expect(refused(ContactInput, { ...contact, message })).toEqual(["message"]);
		expect(refused(ContactInput, { ...contact, message: message.slice(0, -1) })).toBeUndefined();
	});
});

test.each([
	["signing in", LoginInput.shape.email],
	["an invitation", InviteForm.shape.email],
	["the contact form", GuestContactInput.shape.email],
	["the waiting list", GuestWaitForm.shape.email],
])("%s takes an address in its own letters", (_, schema) => {
	expect(schema.parse("Ann@münchen.example")).toBe("ann@xn--mnchen-3ya.example");
	expect(schema.parse("ivan@xn--80a1acny.xn--p1ai")).toBe("ivan@xn--80a1acny.xn--p1ai");
	expect(schema.safeParse("ann").success).toBe(false);
});

test("so does a file", () => {
	const lines = [{ number: 2, cells: ["ann@münchen.example", "Ann"] }];
	const [found] = checkPeople(lines, { email: 0, name: 1 }, { known: new Set(), language: "en" });
	expect(found?.person?.email).toBe("ann@xn--mnchen-3ya.example");
});
