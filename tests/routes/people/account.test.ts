import { expect, test } from "vitest";
import { openedSchool, signIn } from "../school.ts";

const school = openedSchool();
let count = 0;

async function newcomer() {
	const email = `settler${++count}@mail.example`;
	const password = "a quiet green valley";
	await school.postJson("/api/auth/register", { name: "Mira Novak", email, password });
	const { cookie } = await signIn(school.address, email, password);
	const request = (path: string, init: RequestInit = {}, more = "") =>
		school.request(path, { ...init, headers: { ...init.headers, Cookie: more ? `${cookie}; ${more}` : cookie } });
	const post = (path: string, fields: Record<string, string>) =>
		request(path, { method: "POST", body: new URLSearchParams(fields) });
	const run = (sql: string) => school.db.prepare(sql).bind(email).run();
	return { email, password, request, post, run };
}
const OLD_PROOF = "update sessions set stepped_up_at = 0 where user_id = (select id from users where email = ?1)";

test("a password is changed only after a proof, and the browser goes on with another cookie", async () => {
	const mira = await newcomer();
	await mira.run(OLD_PROOF);
	const password = { password: "a loud red mountain" };
	expect((await mira.post("/settings/password", password)).status).toBe(403);
	const asked = await mira.request("/settings/password", {
		method: "POST",
		headers: { Accept: "text/html" },
		body: new URLSearchParams(password),
	});
	const proof = asked.headers.get("Location") ?? "";
	const search = new URL(proof, school.address).searchParams;
	expect([asked.status, search.get("deed")]).toEqual([307, "/settings/password"]);

	const carried = { carriesDeed: "1", "deed.password": password.password, way: "password" };
	expect((await mira.post(proof, { ...carried, password: "wrong" })).status).toBe(403);
	const confirmed = await mira.post(proof, { ...carried, password: mira.password });
	expect([confirmed.status, confirmed.headers.get("Location")]).toEqual([307, "/settings/password"]);

	const changed = await mira.post("/settings/password", { password: "a loud red mountain" });
	expect(changed.headers.get("Location")).toBe("/settings/security?said=passwordChanged");
	expect(changed.headers.getSetCookie().join()).toContain("sid=");
	expect((await mira.request("/settings")).headers.get("Location")).toContain("/login");
	await expect(signIn(school.address, mira.email, "a loud red mountain")).resolves.toBeTruthy();
});

test("the proof leads back into the school and nowhere else", async () => {
	const mira = await newcomer();
	for (const wanted of ["https://evil.example", "//evil.example", "/\\evil.example", "/login"]) {
		const answer = await mira.request(`/confirm-identity?returnTo=${encodeURIComponent(wanted)}`);
		expect(answer.headers.get("Location")).toBe("/settings/security");
	}
});

test("a choice on one device is worn by the other with its next page, once", async () => {
	const here = await newcomer();
	const { cookie } = await signIn(school.address, here.email, here.password);
	const there = (path: string) => school.request(path, { headers: { Cookie: cookie } });

	const saved = await here.post("/settings/language", { intent: "theme", theme: "dark" });
	expect(saved.headers.getSetCookie().join()).toContain("theme=dark");
	const next = await there("/settings?x=1");
	expect([next.status, next.headers.get("Location")]).toEqual([302, "/settings?x=1"]);
	expect(next.headers.getSetCookie().join()).toContain("theme=dark");
	expect((await there("/settings?x=1")).status).toBe(200);
	expect((await here.request("/settings", {}, "theme=dark")).status).toBe(200);
});

test("each form of the profile saves by itself, keeps what was typed, and says what to mend", async () => {
	const mira = await newcomer();
	const refused = await mira.post("/profile", { intent: "about", name: "", headline: "I <buy> land", bio: "" });
	const html = await refused.text();
	expect(refused.status).toBe(400);
	expect(html).toContain("Enter your name.");
	expect(html).toContain("I &lt;buy&gt; land");

	const saved = await mira.post("/profile", { intent: "about", name: "Mira N.", headline: "", bio: "**Hi**" });
	expect([saved.status, (await saved.text()).includes("Saved.")]).toEqual([200, true]);
	expect((await mira.post("/settings/learning", { intent: "goal", minutes: "120" })).status).toBe(200);
	expect(await (await mira.request("/dashboard")).text()).toContain("120");
	for (const field of ["role", "email", "emailVerifiedAt"]) {
		const answer = await mira.post("/profile", { intent: "about", name: "M", headline: "", bio: "", [field]: "1" });
		expect(answer.status).toBe(400);
	}
});

test("a session that waits for its second factor opens no page and no call", async () => {
	const mira = await newcomer();
	await mira.run(
		"update sessions set state = 'waitsForFactor' where user_id = (select id from users where email = ?1)",
	);
	for (const path of ["/dashboard", "/settings/security", "/profile", "/lessons/1"]) {
		const answer = await mira.request(path);
		expect([path, answer.headers.get("Location")]).toEqual([path, expect.stringContaining("/login/second-factor")]);
	}
	expect((await mira.request("/api/auth/me")).status).toBe(401);
	expect((await mira.request("/courses")).status).toBe(200);
});

test("what a teacher shows to members alone is not on the page that guests read, and what is for nobody on none", async () => {
	const visibility = {
		image: "everyone",
		bio: "members",
		country: "members",
		languages: "members",
		interests: "members",
	};
	const headline = "Appraiser for eleven years, wholesaler for six, in Bergen and Porto.";
	const taught = await school.db
		.prepare(
			"select id from courses where instructor_id = (select id from users where headline = ?1) and published_at > 0",
		)
		.bind(headline)
		.first<{ id: number }>();
	const seen = async (as?: "student") =>
		(await (await school.request(`/courses/${taught?.id}`, { as })).text()).includes(headline);
	const choose = async (who: string) => {
		const form = { intent: "visibility", ...visibility, headline: who };
		expect((await school.postForm("/settings/privacy", form, "instructor")).status).toBe(200);
	};

	expect(await seen("student"), "without a choice").toBe(true);
	await choose("members");
	expect([await seen(), await seen("student")]).toEqual([false, true]);
	await choose("nobody");
	expect(await seen("student")).toBe(false);
});
