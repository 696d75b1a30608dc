import type { Page } from "@playwright/test";
import { openCopiedSchool } from "#scripts/school.ts";
import { HOSTILE_TEXTS } from "#tests/learning/hostile-texts.ts";
import { signInAt } from "../copied-school";
import { expectTextAlone, noticeScripts } from "../hostile-page";
import { expect, LANGUAGES, test, WIDE } from "../school";

// In a school of its own, whose forum has hostile texts.
let school: Awaited<ReturnType<typeof openCopiedSchool>>;
test.beforeAll(async () => {
	school = await openCopiedSchool(String(process.env.SEEDED_STATE), { vars: { RATE_LIMIT_SCALE: "1000" } });
});
test.afterAll(() => school.close());
// Without the policy that would stop a script, and with what a wrong page asks for in vain.
test.use({ bypassCSP: true, tolerated: /./ });
test.beforeEach(({ page }) => noticeScripts(page));

/** A text wherever Markdown takes one. */
const everywhere = (text: string) =>
	[
		text,
		`[here](${text})`,
		`![seen](${text})`,
		`> [!quote ${text}, 1] ${text}`,
		`\`${text}\``,
		`# ${text}`,
		`[@${text}](member:1)`,
		`| ${text} | b |\n| - | - |\n| c | ${text} |`,
	].join("\n\n");

async function call(page: Page, path: string, data: object): Promise<number> {
	const headers = { Origin: school.address, "Idempotency-Key": crypto.randomUUID() };
	const response = await page.request.post(school.address + path, { data, headers });
	expect([path, data, response.status()]).toEqual([path, data, 201]);
	return ((await response.json()) as { id: number }).id;
}

test("everybody sees hostile texts in every field of the forum as text", WIDE, async ({ page }) => {
	test.setTimeout(300_000);
	const db = school.bindings.DB;
	// Limits are for members.
	await signInAt(page, school.address, "admin");
	const topics: number[] = [];
	for (const text of HOSTILE_TEXTS) {
		// Lines with control characters are refused.
		const line = text.replace(/\p{Cc}/gu, " ");
		const topic = { title: `${line} x`, body: everywhere(text), category: "deals", kind: "question" };
		topics.push(await call(page, "/api/forum/topics", { ...topic, tags: [line.slice(0, 24)] }));
	}
	const [first = 0] = topics;
	await call(page, `/api/forum/topics/${first}/posts`, {
		body: HOSTILE_TEXTS.map(everywhere).join("\n\n").slice(0, 9_000),
	});
	for (let at = 0; at < HOSTILE_TEXTS.length; at += 10) {
		const texts = HOSTILE_TEXTS.slice(at, at + 10).map((text) => text.replace(/[\s\p{Cc}]+/gu, " "));
		const fields = new URLSearchParams({
			clientKey: crypto.randomUUID(),
			category: "deals",
			kind: "dealReview",
			language: "en",
			title: `A deal ${at}`,
			body: "With a poll.",
			"deal.place": texts[0] ?? "",
			"deal.currency": "EUR",
			"deal.asking": "100",
			"deal.afterRepairValue": "200",
			"deal.marginPercent": "30",
			"deal.repairs": "10",
			"deal.fee": "5",
			"poll.question": texts[1] ?? "",
			"poll.options": texts.join("\n"),
			"poll.results": "voted",
		});
		const response = await page.request.post(`${school.address}/forum/new`, {
			data: fields.toString(),
			headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: school.address },
			maxRedirects: 0,
		});
		expect([at, response.status()]).toEqual([at, 302]);
		topics.push(Number(/\/forum\/(\d+)/.exec(response.headers().location ?? "")?.[1]));
	}
	const deals = await db.prepare("select id from forum_posts where deal is not null").all<{ id: number }>();
	for (const [at, { id }] of deals.results.entries()) {
		const comment = `${HOSTILE_TEXTS[at % HOSTILE_TEXTS.length]} x`.replace(/\s+/g, " ").slice(0, 300);
		await db
			.prepare(
				`insert into forum_line_doubts (post_id, line, user_id, comment, doubted_at)
				select ?, 'fee', id, ?, 1 from users where email = 'instructor@grew.example'`,
			)
			.bind(id, comment)
			.run();
		await db.prepare("update forum_posts set doubts = '{\"fee\":1}' where id = ?").bind(id).run();
	}
	const { results: words } = await db
		.prepare("select category_id id, language from forum_category_translations")
		.all<{ id: number; language: string }>();
	for (const [at, { id, language }] of words.entries()) {
		const name = HOSTILE_TEXTS[at % HOSTILE_TEXTS.length];
		const description = HOSTILE_TEXTS.slice((at * 4) % HOSTILE_TEXTS.length)
			.slice(0, 4)
			.join(" ");
		await db
			.prepare(
				"update forum_category_translations set name = ?, description = ? where category_id = ? and language = ?",
			)
			.bind(name, description, id, language)
			.run();
	}
	await signInAt(page, school.address, "student");
	const report = { subject: { kind: "post", id: "" }, reason: "insult", text: HOSTILE_TEXTS.join(" ").slice(0, 1_900) };
	const posts = await db.prepare("select id from forum_posts where topic_id = ?").bind(first).all<{ id: number }>();
	for (const { id } of posts.results) {
		const response = await page.request.post(`${school.address}/api/reports`, {
			data: { ...report, subject: { kind: "post", id: `${id}` } },
			headers: { Origin: school.address },
		});
		expect(response.ok()).toBe(true);
	}

	const lists = ["/forum", "/forum?tab=new", "/forum?category=deals", "/forum?q=script", "/forum?kind=dealReview"];
	await page.context().clearCookies();
	await expectTextAlone(page, school.address, [
		...lists,
		...LANGUAGES.map((language) => `/${language}/forum`),
		...topics.map((id) => `/forum/${id}`),
	]);
	for (const feed of ["/forum/feed.xml", "/forum/categories/deals/feed.xml"]) {
		const xml = await (await page.request.get(school.address + feed)).text();
		const found = await page.evaluate((text) => {
			const parsed = new DOMParser().parseFromString(text, "application/xml");
			const names = [...parsed.querySelectorAll("*")].map(({ nodeName }) => nodeName.toLowerCase());
			return { isBroken: names.includes("parsererror"), hasScript: names.some((name) => /script|svg|img/.test(name)) };
		}, xml);
		expect([feed, found]).toEqual([feed, { isBroken: false, hasScript: false }]);
	}

	await signInAt(page, school.address, "student");
	await expectTextAlone(page, school.address, [
		...lists,
		...topics.slice(0, 10).map((id) => `/forum/${id}`),
		"/forum/new",
	]);
	await signInAt(page, school.address, "admin");
	const cases = await db.prepare("select id from moderation_cases where subject_kind = 'post'").all<{ id: number }>();
	await expectTextAlone(page, school.address, [
		...lists,
		`/forum/${first}`,
		`/forum/${first}/1/edit`,
		`/forum/${first}/2/history`,
		"/moderation",
		...cases.results.map(({ id }) => `/moderation/cases/${id}`),
		"/admin/forum",
		"/admin/audit",
		"/outbox",
		"/search?q=script",
	]);
});
