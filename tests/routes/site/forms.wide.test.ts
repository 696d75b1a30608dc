import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();

const FORMS = ["/login", "/register", "/forgot-password", "/reset-password", "/verify-email"];
const ADMIN_FORMS = ["/admin/settings/discount", "/admin/errors/0123456789abcdef0123456789abcdef"];

test.each([...FORMS, ...ADMIN_FORMS])("%s refuses names of fields that would keep it busy", async (path) => {
	const as = FORMS.includes(path) ? "anonymous" : "admin";
	const known = { intent: "save", key: "discount", version: "0" };
	for (const name of ["a[4294967294]", "value[20000000].x", "__intent__", "__state__", "__proto__.role"]) {
		const response = await school.postForm(path, { ...known, [name]: "{bad" }, as);
		await response.arrayBuffer();
		expect([name, response.status]).toEqual([name, 400]);
	}
});

test("what was typed comes back with what is wrong, but for passwords", async () => {
	const typed = { name: "Mira <Novak>", email: "nobody", password: "short-pw" };
	const response = await school.postForm("/register", typed);
	const html = await response.text();

	expect(response.status).toBe(400);
	expect(html).toContain('value="Mira &lt;Novak&gt;"');
	expect(html).toContain('value="nobody"');
	expect(html).toContain("Use at least 10 characters.");
	expect(html).toContain("This does not look like an e-mail address.");
	expect(html).not.toContain(typed.password);
});

test.each([
	["/login", { email: "a@b.example", password: "x", role: "admin" }],
	["/register", { name: "A", email: "a@b.example", password: "a quiet green valley", role: "admin" }],
	["/forgot-password", { email: "a@b.example", userId: "1" }],
])("%s refuses a field that it does not have", async (path, fields) => {
	const response = await school.postForm(path, fields);
	expect(response.status).toBe(400);
	expect(await response.text()).toContain("This field is not known here.");
});

test("a setting that is not allowed is told with its limit, and keeps what was typed", async () => {
	const fields = { intent: "save", key: "displayPrice", version: "0", "value.mode": "specified" };
	const response = await school.postForm(
		"/admin/settings/displayPrice",
		{ ...fields, "value.priceCents": "2000000" },
		"admin",
	);
	const html = await response.text();

	expect(response.status).toBe(400);
	expect(html).toContain("Enter 1000000 or less.");
	expect(html).toContain('value="2000000"');
});

test("zod is in no page's script, Conform only where admins write entries of the library", () => {
	const folder = "build/client/assets";
	const scripts = readdirSync(folder).filter((file) => file.endsWith(".js"));
	expect(scripts.length).toBeGreaterThan(20);
	const holding = (mark: RegExp) => scripts.filter((file) => mark.test(readFileSync(`${folder}/${file}`, "utf8")));

	expect(holding(/ZodError|unrecognized_keys/)).toEqual([]);
	expect(holding(/__intent__/)).toEqual([expect.stringMatching(/^writing-form-/)]);
});
