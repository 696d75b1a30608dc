import { describe, expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();
/** About the student, made by the admin. */
const DECISION = "/decisions/0b5e8a1c7d294f36a8c2e0f4d6b17395";
const CASE = "/moderation/cases/1";
const URGENT = "/moderation/cases/2";

/** Of the first case, which has two reports. */
const DECIDE = { intent: "decide", round: "1", seen: "2" };

const rows = async (sql: string, ...bound: unknown[]) =>
	(
		await school.db
			.prepare(sql)
			.bind(...bound)
			.all<Record<string, unknown>>()
	).results;
const report = (page: string) => ({
	formKey: crypto.randomUUID(),
	page,
	reason: "misleading",
	body: "No such course.",
});

describe("a report", () => {
	test("of a guest needs name, address, explanation and good faith, and keeps what was typed", async () => {
		const refused = await school.postForm("/report", { ...report("/courses/5"), email: "nobody" });
		expect(refused.status).toBe(400);
		const html = await refused.text();
		expect(html).toContain("Enter your name.");
		expect(html).toContain("This is not an email address.");
		expect(html).toContain("Confirm that you report in good faith.");
		expect(html).toContain("No such course.");
	});

	test("of a guest is taken once, however often it is sent, also by a whole address with a language", async () => {
		const whole = { name: "Ada", email: "ada@mail.example", goodFaith: "yes" };
		const fields = { ...report(`${school.address}/de/courses/5?x=1#y`), ...whole };
		for (const _ of [1, 2]) expect((await school.postForm("/report", fields)).status).toBe(200);
		expect(
			await rows("select subject_kind, subject_id, title from moderation_cases where subject_id = '/courses/5'"),
		).toEqual([{ subject_kind: "page", subject_id: "/courses/5", title: "/courses/5" }]);
		expect(await rows("select key from moderation_reports where guest_email = 'ada@mail.example'")).toHaveLength(1);
	});

	test("of a guest is answered in the same words when the owner of the address has reported the same", async () => {
		const whole = { name: "Ada", email: "owner@mail.example", goodFaith: "yes" };
		const answers = [];
		for (const _ of [1, 2]) {
			const page = await school.postForm("/report", { ...report("/courses/7"), ...whole });
			answers.push(/<main.*<\/main>/s.exec(await page.text())?.[0].replaceAll(/ (id|for)="[^"]*"/g, ""));
		}
		expect(answers[0]).toContain("owner@mail.example");
		expect(answers[1]).toBe(answers[0]);
		expect(await rows("select key from moderation_reports where guest_email = 'owner@mail.example'")).toHaveLength(1);
	});

	test("of an address elsewhere is refused in words", async () => {
		const refused = await school.postForm("/report", report("https://elsewhere.example/x"), "student");
		expect(refused.status).toBe(400);
		expect(await refused.text()).toContain("This is not the address of a page of this school.");
	});

	test("by the API is 201, then 200, and 404 for a kind that there is not", async () => {
		const body = { subject: { kind: "page", id: "/courses/6" }, reason: "other", text: "Look." };
		const first = await school.postJson("/api/reports", body, "student");
		expect([first.status, await first.json()]).toMatchObject([201, { status: "received" }]);
		const again = await school.postJson("/api/reports", body, "student");
		expect([again.status, await again.json()]).toMatchObject([200, { status: "alreadyReported" }]);
		const unknown = { ...body, subject: { kind: "nothing", id: "1" } };
		expect((await school.postJson("/api/reports", unknown, "student")).status).toBe(404);
		expect((await school.postJson("/api/reports", { ...body, reason: "none" }, "student")).status).toBe(400);
		expect((await school.postJson("/api/reports", body)).status).toBe(401);
	});
});

describe("a report by the API", () => {
	const body = { subject: { kind: "page", id: "/courses/7" }, reason: "other" };
	const send = (sent: object, key: string) =>
		school.postJson("/api/reports", sent, "student", { "Idempotency-Key": key });

	test("with a key is taken once, also after its case was decided", async () => {
		expect((await send(body, "first-report-7")).status).toBe(201);
		await rows("update moderation_cases set status = 'decided' where subject_id = '/courses/7'");
		const again = await send(body, "first-report-7");
		expect([again.status, await again.json()]).toMatchObject([200, { status: "alreadyReported" }]);
		expect(await rows("select id from moderation_cases where subject_id = '/courses/7'")).toHaveLength(1);
		const wrong = await send(body, "short");
		expect([wrong.status, await wrong.json()]).toMatchObject([
			400,
			{ error: { fields: { "Idempotency-Key": expect.any(String) } } },
		]);
	});

	test("names a thing by a number as well, as the calls of the forum answer", async () => {
		const [post] = await rows(
			"select id from forum_posts where author_id is not null and kind = 'post' and hidden_at is null and withdrawn_at is null and author_id <> (select id from users where email = 'student@grew.example') limit 1",
		);
		const sent = await send({ ...body, subject: { kind: "post", id: Number(post?.id) } }, "a-post-by-number");
		expect(sent.status).toBe(201);
		expect((await send({ ...body, subject: { kind: "post", id: 1.5 } }, "a-post-by-number-2")).status).toBe(400);
	});

	test("too many are refused with limit, count and end", async () => {
		const expiresAt = Date.now() + 3_600_000;
		await rows(
			"insert or replace into rate_limits (key, window_started_at, used, expires_at) select 'report-person:' || id, ?, 100000000, ? from users where email = 'student@grew.example'",
			Date.now(),
			expiresAt,
		);
		const refused = await send({ ...body, subject: { kind: "page", id: "/courses/8" } }, "one-too-many");
		expect(refused.status).toBe(429);
		expect(refused.headers.get("Retry-After")).toMatch(/^\d+$/);
		const { error } = (await refused.json()) as { error: { fields: Record<string, string> } };
		expect(error.fields).toMatchObject({ limit: "reportsPerDay", max: "20", count: "20" });
		expect(new Date(error.fields.endsAt ?? "").getTime()).toBeGreaterThan(Date.now());
		await rows("delete from rate_limits where key like 'report-person:%'");
	});
});

describe("the review queue", () => {
	test("lists child safety first and names nothing of it; its page shows the text after a second press", async () => {
		const list = await (await school.request("/moderation", { as: "admin" })).text();
		expect(list.indexOf(URGENT)).toBeGreaterThan(0);
		expect(list.indexOf(URGENT)).toBeLessThan(list.indexOf(CASE));
		expect(list).not.toContain("Photo of the yard");
		const covered = await (await school.request(URGENT, { as: "admin" })).text();
		expect(covered).not.toContain("The children of the seller");
		expect(covered).toContain("?show=1");
		expect(await (await school.request(`${URGENT}?show=1`, { as: "admin" })).text()).toContain(
			"The children of the seller",
		);
	});

	test("a decision without ground and facts is refused beside the fields, and nothing is changed", async () => {
		const fields = { ...DECIDE, outcome: "removed", sanction: "none", ground: "", facts: "" };
		const refused = await school.postForm(CASE, fields, "admin");
		expect(refused.status).toBe(400);
		const html = await refused.text();
		expect(html).toContain("Choose the rule that was broken.");
		expect(html).toContain("Write the facts that the member will read.");
		expect(await rows("select status from moderation_cases where id = 1")).toEqual([{ status: "open" }]);
	});

	test("what the moderator has not read is not decided: the case is shown as it is now, with what was typed", async () => {
		const fields = { ...DECIDE, seen: "1", outcome: "kept", sanction: "none", facts: "I saw one report." };
		const refused = await school.postForm(CASE, fields, "admin");
		expect(refused.status).toBe(409);
		const html = await refused.text();
		expect(html).toContain("more reports came in");
		expect(html).toContain("I saw one report.");
		expect(html).toContain('name="seen" value="2"');
		expect(await rows("select status from moderation_cases where id = 1")).toEqual([{ status: "open" }]);
	});

	test("a page, which has no author who could edit it, is kept or removed", async () => {
		expect(await (await school.request(CASE, { as: "admin" })).text()).not.toContain('value="hidden"');
		const fields = { ...DECIDE, outcome: "hidden", sanction: "none", ground: "selling", facts: "An offer." };
		expect((await school.postForm(CASE, fields, "admin")).status).toBe(409);
	});

	test("of parallel decisions one has an effect, and it can be undone at once", async () => {
		const fields = {
			...DECIDE,
			outcome: "removed",
			sanction: "warned",
			ground: "selling",
			facts: "An offer.",
		};
		const answers = await Promise.all([1, 2, 3, 4].map(() => school.postForm(CASE, fields, "admin")));
		expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409, 409]);
		const decisions = await rows("select id from moderation_decisions where case_id = 1");
		expect(decisions).toHaveLength(1);

		const to = answers.find(({ status }) => status === 302)?.headers.get("Location") ?? "";
		expect(to).toMatch(/^\/moderation\/cases\/2\?undo=/);
		expect(await (await school.request(to, { as: "admin" })).text()).toContain("Case 1 is decided");
		const undo = { intent: "undo", decisionId: String(decisions[0]?.id) };
		expect((await school.postForm(CASE, undo, "admin")).status).toBe(302);
		expect(await rows("select status, round from moderation_cases where id = 1")).toEqual([
			{ status: "open", round: 2 },
		]);
	});
});

describe("a case beside its list", () => {
	test("is opened from the list with its tab and reason, which stays beside it", async () => {
		const list = await (await school.request("/moderation?reason=selling", { as: "admin" })).text();
		expect(list).toContain(`href="${CASE}?reason=selling"`);
		const html = await (await school.request(`${CASE}?reason=selling`, { as: "admin" })).text();
		expect(html).toContain(`href="${CASE}?reason=selling"`);
		expect(html).toContain('data-case="1"');
		expect(html).not.toContain('data-case="2"');
	});

	test("names nothing of child safety in the list beside another case", async () => {
		const html = await (await school.request(CASE, { as: "admin" })).text();
		expect(html).toContain(URGENT);
		expect(html).not.toContain("Photo of the yard");
	});

	test("leads back to its own list when it is taken", async () => {
		const fields = {
			intent: "take",
			round: String((await rows("select round from moderation_cases where id = 1"))[0]?.round),
		};
		const taken = await school.postForm(`${CASE}?reason=selling`, fields, "admin");
		expect([taken.status, taken.headers.get("Location")]).toEqual([302, `${CASE}?reason=selling`]);
		const mine = await (await school.request("/moderation?shelf=mine", { as: "admin" })).text();
		expect(mine).toContain(`${CASE}?shelf=mine`);
	});
});

/** How many cases were decided in each week, as the page of so many weeks says. */
async function decidedByWeek(weeks: number) {
	const html = await (await school.request(`/admin/moderation/figures?weeks=${weeks}`, { as: "admin" })).text();
	const [, table = ""] = /<caption>Cases decided, by week<\/caption>(.*?)<\/table>/s.exec(html) ?? [];
	return [...table.matchAll(/<th scope="row">[^<]*<\/th><td>([\d,]+)<\/td>/g)].map(([, count]) => Number(count));
}

test("the figures count decisions of the chosen weeks", async () => {
	const decided = await rows("select distinct case_id from moderation_decisions where lifted_why is not 'undone'");
	expect(decided.length).toBeGreaterThan(0);
	const year = await decidedByWeek(52);
	expect(year).toHaveLength(52);
	expect(year.reduce((sum, count) => sum + count, 0)).toBe(decided.length);
	expect(await decidedByWeek(4)).toEqual(year.slice(-4));
	expect(await decidedByWeek(999)).toEqual(year.slice(-12));
});

describe("a decision", () => {
	test("is read by its member, with facts, ground and a copy, and by nobody else", async () => {
		const html = await (await school.request(DECISION, { as: "student" })).text();
		expect(html).toContain("The reply calls another learner a fool.");
		expect(html).toContain("1. Treat people with respect");
		const copy = await school.request(`${DECISION}/copy`, { as: "student" });
		expect(copy.headers.get("Content-Disposition")).toContain("decision-3.txt");
		expect(await copy.text()).toContain("The reply calls another learner a fool.");
		for (const as of ["anonymous", "instructor", "admin"] as const) {
			expect([as, (await school.request(DECISION, { as })).status]).toEqual([as, 404]);
			expect([as, (await school.postForm(DECISION, { body: "x" }, as)).status]).toEqual([as, 404]);
		}
	});

	test("is appealed once, and whoever made it cannot decide the appeal", async () => {
		expect((await school.postForm(DECISION, { body: "It was a joke between friends." }, "student")).status).toBe(302);
		expect((await school.postForm(DECISION, { body: "Again." }, "student")).status).toBe(409);
		const decisionId = DECISION.slice("/decisions/".length);
		const fields = { intent: "appeal", decisionId, outcome: "upheld", reasons: "No." };
		const refused = await school.postForm("/moderation/cases/3", fields, "admin");
		expect(refused.status).toBe(409);
		expect(await refused.text()).toContain("Whoever decided first, or is concerned, does not decide the appeal.");
	});
});

test("the community rules stand in every language, in the footer and beside the report", async () => {
	for (const [language, rule] of [
		["en", "2. No selling"],
		["de", "2. Kein Verkauf"],
		["zh", "2. 不推销"],
	]) {
		const page = await (await school.request(`/${language}/legal/community-rules`)).text();
		expect(page).toContain(rule);
	}
	expect(await (await school.request("/report")).text()).toContain("/legal/community-rules");
});
