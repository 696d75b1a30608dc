import { expect, test } from "vitest";
import { openedSchool, signIn } from "../school.ts";

const school = openedSchool();
let count = 0;

async function newcomer() {
	const email = `told${++count}@mail.example`;
	const password = "a quiet green valley";
	await school.postJson("/api/auth/register", { name: "Mira Novak", email, password });
	const { cookie } = await signIn(school.address, email, password);
	const request = (path: string, init: RequestInit = {}) =>
		school.request(path, { ...init, headers: { ...init.headers, Cookie: cookie } });
	const post = (path: string, fields: Record<string, string>) =>
		request(path, { method: "POST", body: new URLSearchParams(fields) });
	const own = "user_id = (select id from users where email = ?1)";
	const choices = async () => {
		const found = await school.db
			.prepare(`select category, channel, mode from notification_choices where ${own}`)
			.bind(email)
			.all();
		return found.results;
	};
	const linkKey = async () =>
		school.db.prepare(`select link_key from notification_settings where ${own}`).bind(email).first<string>("link_key");
	return { email, request, post, choices, linkKey };
}

/** As mail programs do: no cookie, no origin, no session. */
const oneClick = (token: string, body = "List-Unsubscribe=One-Click") =>
	fetch(`${school.address}/unsubscribe?token=${encodeURIComponent(token)}`, {
		method: "POST",
		redirect: "manual",
		headers: { "Content-Type": "application/x-www-form-urlencoded" },
		body,
	});

test("one press of a mail program ends exactly the mails of its link, and reading the page ends nothing", async () => {
	const mira = await newcomer();
	await mira.post("/settings/notifications", { intent: "quiet", from: "1320", until: "420" });
	const token = `${await mira.linkKey()}.access`;
	const page = await fetch(`${school.address}/unsubscribe?token=${token}`);
	expect([page.status, page.headers.get("Referrer-Policy")]).toEqual([200, "no-referrer"]);
	expect(await page.text()).toContain("Access given, changed or ended");
	expect(await mira.choices()).toEqual([]);

	const answer = await oneClick(token);
	expect([answer.status, answer.headers.get("Set-Cookie")?.includes("sid=") ?? false]).toEqual([200, false]);
	expect(await mira.choices()).toEqual([{ category: "access", channel: "mail", mode: "off" }]);
	await oneClick(token, "wanted=weekly");
	expect(await mira.choices()).toEqual([{ category: "access", channel: "mail", mode: "weekly" }]);
});

test("an unknown link gets the same answer, and many from one address are not refused", async () => {
	const answers = await Promise.all(Array.from({ length: 80 }, (_, at) => oneClick(`nobody${at}.access`)));
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test("the link of a mail to the preferences leads signed-out people to what it may change, others to its row", async () => {
	const mira = await newcomer();
	await mira.post("/settings/notifications", { intent: "mail", on: "on" });
	const token = `${await mira.linkKey()}.access`;
	const path = `/notifications/preferences?token=${token}`;
	const signedOut = await fetch(`${school.address}${path}`, { redirect: "manual" });
	expect(signedOut.headers.get("Location")).toBe(`/unsubscribe?token=${token}`);
	const signedIn = await mira.request(path, { redirect: "manual" });
	expect(signedIn.headers.get("Location")).toBe("/settings/notifications#access");
});

test.each(["/notifications", "/notifications/bell", "/notifications/latest", "/settings/notifications"])(
	"%s is read in one trip to the database",
	async (path) => {
		const mira = await newcomer();
		const answer = await mira.request(path);
		expect(answer.status).toBe(200);
		await answer.text();
		expect(answer.headers.get("Server-Timing")).toContain('d1;desc="1 trip');
	},
);
