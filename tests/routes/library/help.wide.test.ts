import { expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();

test("the help of a page comes as JSON in the asked language, and may be kept by the browser alone", async () => {
	const answer = await school.request("/help/panel?page=/lessons/:lessonId&lang=de");
	const help = (await answer.json()) as { article: { slug: string; html: string } | null; all: unknown[] };

	expect(answer.headers.get("Cache-Control")).toBe("private, max-age=300");
	expect(help.all.length).toBeGreaterThan(10);
	expect(help.article?.html).toContain("<p>");
	expect(help.article?.html).not.toContain('id="part-');
});

test.each(["/help/panel", "/help/panel?page=%00&lang=xx&article=../..", `/help/panel?page=${"/a".repeat(2_000)}`])(
	"%s is answered without help",
	async (path) => {
		const answer = await school.request(path);
		expect([200, 400]).toContain(answer.status);
	},
);

test("an article that is not there offers the nearest, in its language", async () => {
	const answer = await school.request("/fr/help/forgoten-pasword");
	expect(answer.status).toBe(404);
	expect(await answer.text()).toContain('href="/fr/help/forgotten-password"');
});

test("articles for admins stand in the lists, panel and search of admins alone; their address opens for all", async () => {
	const desk = "/help/admin-desk";
	for (const [as, isListed] of [
		["anonymous", false],
		["student", false],
		["instructor", false],
		["admin", true],
	] as const) {
		const read = async (path: string) => (await school.request(path, { as })).text();
		expect((await read("/help")).includes(`href="${desk}"`), `the start for ${as}`).toBe(isListed);
		expect((await read("/help/panel?page=/courses&lang=en")).includes('"admin-desk"'), `panel for ${as}`).toBe(
			isListed,
		);
		expect((await read("/api/search?q=overview&type=help")).includes(desk), `search for ${as}`).toBe(isListed);
		expect((await school.request(desk, { as })).status).toBe(200);
	}
	const map = await (await school.request("/sitemap.xml")).text();
	expect([map.includes("/help/sign-in<"), map.includes(`${desk}<`)]).toEqual([true, false]);
});

test("a visitor's vote counts once in one browser, and sets nothing before", async () => {
	const page = await school.request("/help/reviews");
	expect(page.headers.get("Set-Cookie")).toBeNull();
	const vote = (helpful: string, cookie = "") =>
		school.request("/help/reviews", {
			method: "POST",
			headers: { "Content-Type": "application/x-www-form-urlencoded", ...(cookie ? { Cookie: cookie } : {}) },
			body: new URLSearchParams({ helpful }),
		});
	const first = await vote("yes");
	const cookie = first.headers.getSetCookie().find((value) => value.includes("help-voter="));
	expect(cookie).toMatch(/HttpOnly; SameSite=Lax; Max-Age=31536000/);
	const again = await vote("no", cookie?.split(";")[0]);
	expect([first.status, again.status]).toEqual([200, 200]);
	expect(again.headers.getSetCookie().filter((value) => value.includes("help-voter="))).toEqual([]);

	const count =
		"select helped, unhelped from help_vote_counts c join library_entries e using (document_id) where slug = 'reviews'";
	expect(await school.db.prepare(count).first()).toEqual({ helped: 0, unhelped: 1 });
	expect((await vote("maybe")).status).toBe(400);
});

test("what fills in the hidden field is asked for again, with what was typed, and goes nowhere", async () => {
	const form = {
		formKey: crypto.randomUUID(),
		topic: "other",
		subject: "Buy now",
		message: "Cheap",
		leaveEmpty: "http://x",
		name: "Bot",
		email: "bot@mail.example",
	};
	const answer = await school.postForm("/help/contact", form);
	expect(answer.status).toBe(400);
	expect(await answer.text()).toContain("Cheap");
	const found = "select count(*) n from tickets where guest_email = 'bot@mail.example'";
	expect(await school.db.prepare(found).first()).toEqual({ n: 0 });
});

test("a ticket is its owner's and staff's: to everybody else it is not there", async () => {
	const form = {
		formKey: crypto.randomUUID(),
		topic: "other",
		subject: "Mine",
		message: "Only mine",
		from: "//evil.example",
	};
	const made = await school.postForm("/help/contact", form, "student");
	const path = String(made.headers.get("Location")).replace("?new=1", "");
	expect(path).toMatch(/^\/help\/tickets\/[\w-]{43}$/);

	const statuses = await Promise.all(
		(["student", "instructor", "admin"] as const).map(async (as) => (await school.request(path, { as })).status),
	);
	expect(statuses).toEqual([200, 404, 404]);
	for (const as of ["instructor", "admin"] as const) {
		expect((await school.postForm(path, { intent: "close" }, as)).status).toBe(404);
	}
	expect((await school.request(`/admin${path}`, { as: "admin" })).status).toBe(200);
	expect(await school.db.prepare("select page from tickets where subject = 'Mine'").first()).toEqual({ page: null });
});

test("by a link that is none nothing is read or written", async () => {
	for (const token of ["", "x", "a".repeat(43), "a".repeat(4_000)]) {
		const path = `/help/tickets/by-link?token=${token}`;
		expect(await (await school.request(path)).text()).toContain("This link is no longer valid");
		expect((await school.postForm(path, { intent: "confirm" })).status).toBe(404);
	}
});

test("a guest whose link has run out is answered alike, known or not", async () => {
	const path = `/help/tickets/by-link?token=${"a".repeat(43)}`;
	const known = "guest.known@mail.example";
	const year = new Date().getUTCFullYear();
	await school.db
		.prepare(
			`insert into tickets (key, year, serial, guest_name, guest_email, language, topic, subject, status, created_at, opened_at, changed_at)
			values ('known-guest', ?1 - 1, 900, 'Ada', ?2, 'en', 'other', 'Known', 'answered', 1, 1, 1)`,
		)
		.bind(year, known)
		.run();
	const answers = await Promise.all(
		[known, "guest.unknown@mail.example"].map(async (email) => {
			const answer = await school.postForm(path, { intent: "newLink", email });
			return [answer.status, (await answer.text()).replaceAll(email, "…").match(/<main[\s\S]*<\/main>/)?.[0]];
		}),
	);
	expect(answers[0]?.[0]).toBe(200);
	expect(answers[0]?.[1]).toContain("an email with new links");
	expect(answers[1]).toEqual(answers[0]);

	const wrong = await school.postForm(path, { intent: "newLink", email: "nobody" });
	expect(wrong.status).toBe(400);
	expect(await wrong.text()).toContain('value="nobody"');
});

test("the start of the help says how the school is, and ends being kept when that changes", async () => {
	const start = async () => (await school.request("/help", { headers: { "Accept-Language": "en" } })).text();
	expect(await start()).toMatch(/<a [^>]*href="\/status"[^>]*>(?:Not measured|All systems operational)<\/a>/);
	const incident = { impact: "outage", state: "identified", "titles.en": "No videos", "texts.en": "We look into it." };
	expect((await school.postForm("/admin/incidents", incident, "admin")).status).toBe(302);
	expect(await start()).toMatch(/<a [^>]*href="\/status"[^>]*>Something is out<\/a>/);
});

test("a canned answer that was taken out of use is used again by taking that back, once", async () => {
	const path = "/admin/help/canned-answers";
	const read = async (search = "") => (await school.request(`${path}${search}`, { as: "admin" })).text();
	const idOf = (html: string) => /name="id" value="(\d+)"/.exec(html)?.[1] ?? "";
	const before = await read();
	const id = idOf(before);
	const retired = await school.postForm(path, { intent: "retire", id }, "admin");
	expect(retired.status).toBe(302);
	const without = await read();
	expect([idOf(without) === id, without.includes("In use")]).toEqual([false, true]);

	const changeId = /name="changeId" value="([0-9a-f-]{36})"/.exec(without)?.[1] ?? "";
	const undone = await school.postForm(path, { intent: "undo", changeId }, "admin");
	expect([undone.status, undone.headers.get("Location")]).toEqual([302, `${path}?language=en&undone=1#changes`]);
	const again = await read("?undone=1");
	expect([idOf(again), again.includes("The change has been undone.")]).toEqual([id, true]);

	const late = await school.postForm(path, { intent: "undo", changeId }, "admin");
	expect([late.status, (await late.text()).includes("It has been changed again since.")]).toEqual([409, true]);
	expect((await school.postForm(path, { intent: "undo", changeId: "x" }, "admin")).status).toBe(400);
});

test("an article about orders shows its reader their latest one, in the trip of the page, and visitors nothing of it", async () => {
	const about = "/help/paid-courses-and-plans";
	const read = async (path: string, as: "student" | "instructor" | "anonymous") => {
		const response = await school.request(path, { as });
		const trips = /(\d+) trips?/.exec(response.headers.get("Server-Timing") ?? "")?.[1];
		return { trips, html: await response.text() };
	};
	const ownOrder = /<a [^>]*href="\/orders\/[^"]+"[^>]*>Open this order<\/a>/;
	const own = await read(about, "student");
	expect(own.html).toMatch(ownOrder);
	expect(own.html).toContain("Your latest order");
	expect(own.trips).toBe((await read("/help/sign-in", "student")).trips);
	expect((await read("/help/sign-in", "student")).html).not.toContain("Your latest order");
	expect((await read(about, "instructor")).html).not.toContain("Your latest order");
	expect((await read(about, "anonymous")).html).not.toContain("Your latest order");
	// Cached by now, after a reader with an order.
	expect((await read(about, "anonymous")).html).not.toContain("Your latest order");
});
