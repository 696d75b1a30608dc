import type { Page } from "@playwright/test";
import { openCopiedSchool } from "#scripts/school.ts";
import { HOSTILE_TEXTS } from "#tests/learning/hostile-texts.ts";
import { signInAt } from "../copied-school";
import { expectTextAlone, noticeScripts } from "../hostile-page";
import { expect, test, WIDE } from "../school";

// In a school of its own, whose reports, decisions and appeals have hostile texts.
let school: Awaited<ReturnType<typeof openCopiedSchool>>;
test.beforeAll(async () => {
	school = await openCopiedSchool(String(process.env.SEEDED_STATE), { vars: { RATE_LIMIT_SCALE: "1000" } });
});
test.afterAll(() => school.close());
// Without the policy that would stop a script, and with what a wrong page asks for in vain.
test.use({ bypassCSP: true, tolerated: /./ });
test.beforeEach(({ page }) => noticeScripts(page));

const PER_CASE = 24;

async function post(page: Page, path: string, fields: Record<string, string>): Promise<void> {
	const response = await page.request.post(school.address + path, {
		data: new URLSearchParams(fields).toString(),
		headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: school.address },
		maxRedirects: 0,
	});
	expect([path, fields, response.status() < 400]).toEqual([path, fields, true]);
}

test("everybody sees hostile texts of reports, decisions, appeals and drafts as text", WIDE, async ({ page }) => {
	test.setTimeout(300_000);
	const db = school.bindings.DB;
	const { results: posts } = await db
		.prepare("select id from forum_posts where kind = 'post' and number > 1 order by id limit ?")
		.bind(Math.ceil(HOSTILE_TEXTS.length / PER_CASE))
		.all<{ id: number }>();
	// One decides, another decides the appeal; the author of all of them is the demo's student.
	await db
		.prepare(
			"update users set role = 'admin', capabilities = json_array('moderation') where email = 'instructor2@grew.example'",
		)
		.run();
	const texts = posts.map((_, at) => HOSTILE_TEXTS.slice(at * PER_CASE, (at + 1) * PER_CASE));
	for (const { id } of posts) {
		await db
			.prepare(
				"update forum_posts set author_id = (select id from users where email = 'student@grew.example') where id = ?",
			)
			.bind(id)
			.run();
	}

	await page.context().clearCookies();
	for (const [at, { id }] of posts.entries()) {
		await post(page, "/report", {
			formKey: crypto.randomUUID(),
			kind: "post",
			id: `${id}`,
			reason: at === 0 ? "childSafety" : "insult",
			body: (texts[at] ?? []).join("\n").slice(0, 1_900),
			name: (HOSTILE_TEXTS[at] ?? "").replace(/[\s\p{Cc}]+/gu, " "),
			email: `guest${at}@hostile.example`,
			goodFaith: "yes",
		});
	}
	const { results: cases } = await db
		.prepare("select id, subject_id post from moderation_cases where subject_kind = 'post' and decided_at is null")
		.all<{ id: string; post: string }>();
	const ours = cases.filter((one) => posts.some(({ id }) => `${id}` === one.post));
	expect(ours).toHaveLength(posts.length);
	const textOf = (subject: string) => (texts[posts.findIndex(({ id }) => `${id}` === subject)] ?? []).join("\n");

	await signInAt(page, school.address, "admin");
	for (const { id, post: subject } of ours) {
		await post(page, `/moderation/cases/${id}`, { intent: "take", round: "1" });
		await post(page, `/moderation/cases/${id}`, {
			intent: "decide",
			round: "1",
			seen: "1",
			outcome: "hidden",
			sanction: "warned",
			ground: "civility",
			facts: textOf(subject).slice(0, 2_900),
		});
	}
	const decisionOf = async (caseId: string) =>
		String(await db.prepare("select id from moderation_decisions where case_id = ?").bind(caseId).first<string>("id"));
	const decisions = await Promise.all(ours.map(async ({ id }) => ({ caseId: id, id: await decisionOf(id) })));

	await signInAt(page, school.address, "student");
	for (const [at, { id }] of decisions.entries())
		await post(page, `/decisions/${id}`, { body: textOf(ours[at]?.post ?? "").slice(0, 900) });
	for (const place of ["new", "1", `edit:${posts[0]?.id}`]) {
		const lines = HOSTILE_TEXTS.map((text) => text.replace(/[\s\p{Cc}]+/gu, " "));
		await post(page, "/forum/drafts", {
			place,
			sequence: "900",
			title: lines.slice(0, 2).join(" ").slice(0, 100),
			body: HOSTILE_TEXTS.join("\n"),
			tags: lines.slice(2, 5).join(" ").slice(0, 60),
			withSheet: "on",
			"deal.place": lines[3] ?? "",
			"poll.question": lines[4] ?? "",
			"poll.options": lines.slice(0, 10).join("\n"),
		});
	}
	await signInAt(page, school.address, "instructor2");
	for (const [at, { id, caseId }] of decisions.entries())
		await post(page, `/moderation/cases/${caseId}`, {
			intent: "appeal",
			decisionId: id,
			outcome: at % 2 ? "upheld" : "lifted",
			reasons: textOf(ours[at]?.post ?? "").slice(0, 2_900),
		});

	await page.context().clearCookies();
	await expectTextAlone(page, school.address, ["/forum", `/report?kind=post&id=${posts[0]?.id}`]);
	await signInAt(page, school.address, "student");
	await expectTextAlone(page, school.address, [
		...decisions.map(({ id }) => `/decisions/${id}`),
		"/forum/new",
		"/forum/1",
		"/forum/place",
		"/settings/following",
		"/notifications",
	]);
	await signInAt(page, school.address, "admin");
	await expectTextAlone(page, school.address, [
		"/moderation",
		"/moderation?shelf=decided",
		...ours.map(({ id }) => `/moderation/cases/${id}?show=1`),
		"/admin/moderation/figures",
		"/admin/audit",
		"/outbox",
	]);
});
