import { expect, test } from "vitest";
import { AboutForm } from "../../features/account/profile/schemas";
import { RegisterInput } from "../../features/auth/schemas";
import { NameInput } from "../../features/certificates/holder/schemas";
import { GuestContactInput } from "../../features/help/tickets/schemas";
import { checkPeople } from "../../features/intake/lines/check-people";
import { InviteForm } from "../../features/people/person/schemas";

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
