import { beforeAll, describe, expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();

/** URLs that browsers resolve to another site, or that are invalid in a header. */
const ELSEWHERE = [
	"/en//evil.example",
	"/de///x",
	"/en/.//x",
	"//evil.example",
	"/\\evil.example",
	"/en//evil.example.data",
	"/login?x=\ny",
	"/login?x=%0Ay",
	"/login?x=ж\n",
	"/api/auth/me",
];

async function target(response: Response): Promise<string> {
	if (response.status !== 202) return `${response.status} ${response.headers.get("Location")}`;
	return `202 ${/"redirect","([^"]*)"/.exec(await response.text())?.[1]}`;
}

describe.each(ELSEWHERE)("asked to return to %j", (returnTo) => {
	test.each([
		["/preferences/language", { language: "fr" }, "302 /"],
		["/preferences/language.data", { language: "fr" }, "202 /"],
		["/preferences/theme", { theme: "dark" }, "302 /"],
		["/preferences/theme.data", { theme: "dark" }, "202 /"],
	])("%s leads home", async (path, fields, expected) => {
		expect(await target(await school.postForm(path, { ...fields, returnTo }))).toBe(expected);
	});

	test.each([
		["/login", "302 /dashboard"],
		["/login.data", "202 /dashboard"],
	])("%s leads to the home of the role", async (path, expected) => {
		const fields = { email: "student@grew.example", password: "grew-demo-2026" };
		const answer = await school.postForm(`${path}?redirectTo=${encodeURIComponent(returnTo)}`, fields);
		expect(await target(answer)).toBe(expected);
	});
});

/** Preferences changed on another device: the next page is reloaded at the same URL. */
describe("a session that is behind is led to the same page", () => {
	beforeAll(() => school.postForm("/preferences/theme", { theme: "dark", returnTo: "/" }, "student"));

	test.each([
		["/dashboard", "302 /dashboard"],
		["/courses?q=house", "302 /courses?q=house"],
		["//evil.example/path?x=1", "302 /"],
		["/en/login/../..//evil.example", "302 /"],
		["/en//evil.example", "302 /"],
		["//evil.example/path.data?_routes=root", "202 /"],
	])("asking for %s by %s", async (path, expected) => {
		await school.db.prepare("update sessions set is_behind = 1").run();
		expect(await target(await school.request(path, { as: "student" }))).toBe(expected);
	});
});

test.each([
	["/en/login?redirectTo=%2Flessons%2F1", "/de/login?redirectTo=%2Flessons%2F1"],
	["/courses?q=дом", "/courses?q=%D0%B4%D0%BE%D0%BC"],
])("%s is shown again in the language that was chosen", async (returnTo, expected) => {
	const answer = await school.postForm("/preferences/language", { language: "de", returnTo });
	expect(await target(answer)).toBe(`302 ${expected}`);
});

test("a page whose address names another site makes no way out of its own form", async () => {
	const page = await school.request("/en//evil.example");
	const returnTo = /name="returnTo" value="([^"]*)"/.exec(await page.text())?.[1] ?? "/en//evil.example";
	expect(await target(await school.postForm("/preferences/language", { language: "de", returnTo }))).toBe("302 /");
});

test("an address that may not be followed goes into no mail", async () => {
	const email = `${crypto.randomUUID()}@mail.example`;
	await school.postJson("/api/auth/register", { name: "Mira Sol", email, password: "a green valley far" });
	await school.postForm("/forgot-password?redirectTo=https%3A%2F%2Felse.example&enroll=1%20or%201", { email });
	const find = () =>
		school.db
			.prepare("select text from local_mail where to_address = ? and text like '%reset-password%'")
			.bind(email)
			.first<{ text: string }>();
	await expect.poll(find, { timeout: 15_000 }).toBeTruthy();
	expect((await find())?.text).not.toMatch(/else\.example|redirectTo|enroll=/);
});
