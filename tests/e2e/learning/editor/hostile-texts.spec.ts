import type { Page } from "@playwright/test";
import { LONGEST_DESCRIPTION, LONGEST_NAME } from "#app/features/learning/catalog/taxonomy/desk/taxonomy-path.ts";
import { openCopiedSchool } from "#scripts/school.ts";
import { hostileFilmWords, hostilePacker, hostileWriter, onOneLine } from "#tests/learning/hostile-course.ts";
import { HOSTILE_TEXTS } from "#tests/learning/hostile-texts.ts";
import { signInAt } from "../../copied-school";
import { becameMarkup, expectTextAlone, noticeScripts } from "../../hostile-page";
import { expect, LANGUAGES, test, WIDE } from "../../school";

type School = Awaited<ReturnType<typeof openCopiedSchool>>;
type Part = { course: number; document: number; key: string; language: string; hash: string; body: string };

// In a school of its own, whose every course has hostile texts.
let school: School;
test.beforeAll(async () => {
	school = await openCopiedSchool(String(process.env.SEEDED_STATE), { vars: { RATE_LIMIT_SCALE: "1000" } });
});
test.afterAll(() => school.close());
// Without the policy that would stop a script, and with what a wrong page asks for in vain.
test.use({ bypassCSP: true, tolerated: /./ });

const LAST_TEXT = onOneLine(HOSTILE_TEXTS.at(-1) ?? "");

/** Cues and chapters are there as soon as the film's tracks have been read. */
async function expectFilmOfTextAlone(page: Page, path: string, isThere: () => Promise<void>) {
	await page.goto(school.address + path, { waitUntil: "load" });
	await isThere();
	expect([path, await becameMarkup(page)]).toEqual([path, []]);
}

test.beforeEach(({ page }) => noticeScripts(page));

test("what would be noticed is noticed", WIDE, async ({ page }) => {
	await page.goto(`${school.address}/offline`);
	await page.evaluate(
		(texts) => {
			for (const text of texts) document.body.appendChild(document.createElement("div")).innerHTML = text;
		},
		HOSTILE_TEXTS.filter((text) => !/refresh|<base/.test(text)),
	);
	await expect.poll(async () => (await becameMarkup(page)).length).toBeGreaterThan(40);
	expect(await becameMarkup(page)).toContain("ran");
});

test("readers, teachers and admins see hostile texts in every field of a course as text", WIDE, async ({ page }) => {
	test.setTimeout(300_000);
	const db = school.bindings.DB;
	const parts = (
		await db
			.prepare(
				`select course.id course, documents.id document, entry.value ->> 0 key, entry.value ->> 1 language, part.hash, part.body
				from courses course join documents on documents.id = course.document_id
				join document_versions version on version.id = documents.published_version_id
				join json_each(version.manifest) entry join document_parts part on part.hash = entry.value ->> 2
				where entry.value ->> 1 <> '*'`,
			)
			.all<Part>()
	).results;
	const { write, nextOf } = hostileWriter();
	const insert = db.prepare(
		`insert into document_drafts (document_id, key, language, body, base, revision, editor_id, edited_at)
		values (?1, ?2, ?3, ?4, ?5, 1, null, 1796000000000)`,
	);
	const films = (
		await db
			.prepare(
				"select id, course_id course, key from lessons where type = 'video' and retired_at is null order by position",
			)
			.all<{ id: number; course: number; key: string }>()
	).results;
	const filmWords = ({ course, key }: Part) =>
		films.some((film) => film.course === course && `lesson/${film.key}` === key) ? hostileFilmWords() : {};
	const drafts = parts.map((part) => ({
		...part,
		body: JSON.stringify({ ...write(part.key, JSON.parse(part.body)), ...filmWords(part) }),
	}));
	for (let from = 0; from < drafts.length; from += 100) {
		await db.batch(
			drafts
				.slice(from, from + 100)
				.map(({ document, key, language, hash, body }) => insert.bind(document, key, language, body, hash)),
		);
	}
	for (const kind of ["lesson.title", "lesson.summary", "course.outcomes", "lesson.questions.*.prompt"])
		expect([kind, (nextOf.get(kind) ?? 0) >= HOSTILE_TEXTS.length]).toEqual([kind, true]);

	await signInAt(page, school.address, "admin");
	await expectTextAlone(page, school.address, [
		...["", "/curriculum", "/publish"].map((place) => `/instructor-dashboard/courses/5${place}`),
		"/instructor-dashboard/courses/1/lessons/how-wholesaling-works",
		"/instructor-dashboard/courses/1/lessons/quiz-the-numbers/questions?lang=de",
	]);
	const film = films.find(({ course }) => course === 1);
	const filmPage = `/instructor-dashboard/courses/1/lessons/${film?.key}?lang=de`;
	await expectFilmOfTextAlone(page, filmPage, async () => {
		await expect(page.getByLabel(`Text of cue ${HOSTILE_TEXTS.length}`, { exact: true })).toHaveValue(LAST_TEXT, {
			timeout: 45_000,
		});
		await expect(page.getByLabel(`Title of chapter ${HOSTILE_TEXTS.length}`, { exact: true })).toHaveValue(LAST_TEXT, {
			timeout: 45_000,
		});
		await expect(page.locator("[data-lesson-preview] [data-captions]")).toContainText("ran()");
	});
	const publish = async (course: number) => {
		const form = new URLSearchParams({ intent: "publish", note: HOSTILE_TEXTS[25] ?? "", tell: "on" });
		// Pages that were looked at may have saved what they read.
		const { results: seen } = await db
			.prepare(
				`select draft.key, draft.language, draft.revision from document_drafts draft
				join courses course on course.document_id = draft.document_id where course.id = ?`,
			)
			.bind(course)
			.all<{ key: string; language: string; revision: number }>();
		for (const { key, language, revision } of seen) form.append("drafts", `${key} ${language} ${revision}`);
		const response = await page.request.post(`${school.address}/instructor-dashboard/courses/${course}/publish`, {
			data: form.toString(),
			headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: school.address },
			maxRedirects: 0,
		});
		return response.status();
	};
	// Markup in a text is refused; everything else goes out.
	expect(await publish(5)).toBe(400);
	for (const name of ["body", "description"]) {
		await db
			.prepare(
				`update document_drafts set body = json_set(body, ?1, (select body ->> ?1 from document_parts where hash = document_drafts.base))
				where body ->> ?1 is not null`,
			)
			.bind(`$.${name}`)
			.run();
	}
	const courses = [...new Set(parts.map(({ course }) => course))];
	for (const course of courses) expect([course, await publish(course)]).toEqual([course, 302]);

	await page.context().clearCookies();
	await expectTextAlone(
		page,
		school.address,
		LANGUAGES.flatMap((language) => [
			`/${language}`,
			`/${language}/courses`,
			...courses.map((course) => `/${language}/courses/${course}`),
		]),
	);

	await signInAt(page, school.address, "admin");
	const { results: lessons } = await school.bindings.DB.prepare(
		"select id, type from lessons where course_id in (1, 2) and retired_at is null order by id",
	).all<{ id: number; type: string }>();
	for (const [at, { id }] of lessons.entries()) {
		const value = LANGUAGES[at % LANGUAGES.length] ?? "en";
		await page.context().addCookies([{ name: "lang", value, url: school.address }]);
		await expectTextAlone(page, school.address, [`/lessons/${id}`]);
	}
	await page.context().addCookies([{ name: "lang", value: "en", url: school.address }]);
	await expectFilmOfTextAlone(page, `/lessons/${film?.id}`, async () => {
		await expect(page.locator("figure:has(video) li")).toHaveCount(HOSTILE_TEXTS.length);
		await expect(page.locator("figure:has(video) li").last()).toContainText(LAST_TEXT);
		await expect(page.locator("figure:has(video) p", { hasText: LAST_TEXT })).toHaveCount(1);
		await expect(page.locator("[data-captions]")).toContainText("ran()");
	});
	const teacher = await db.prepare("select instructor_id from courses where id = 1").first<number>("instructor_id");
	await expectTextAlone(page, school.address, [
		"/dashboard",
		"/search?q=script",
		"/admin",
		"/admin/courses",
		"/outbox",
		"/admin/audit",
		"/instructor-dashboard",
		...["", "/curriculum", "/publish", "/history", "/lessons/how-wholesaling-works?lang=fr"].map(
			(place) => `/instructor-dashboard/courses/1${place}`,
		),
		"/instructor-dashboard/courses/1/lessons/quiz-the-numbers/questions",
		`/instructors/${teacher}`,
	]);
});

test("visitors, authors and admins see hostile names and descriptions of topics as text", WIDE, async ({ page }) => {
	test.setTimeout(180_000);
	const { results: topics } = await school.bindings.DB.prepare(
		"select key, version, drawing, coalesce(slug, key) slug from course_topics where retired_at is null",
	).all<{ key: string; version: number; drawing: string; slug: string }>();
	const [names, descriptions] = [hostilePacker(), hostilePacker()];
	await signInAt(page, school.address, "admin");
	for (const { key, version, drawing, slug } of topics) {
		const fields = new URLSearchParams({ intent: "changeTopic", key, version: `${version}`, drawing, slug });
		fields.set("forCourses", "on");
		for (const language of LANGUAGES) {
			fields.set(`names.${language}`, names.pack(LONGEST_NAME));
			fields.set(`descriptions.${language}`, descriptions.pack(LONGEST_DESCRIPTION));
		}
		const response = await page.request.post(`${school.address}/admin/categories`, {
			data: fields.toString(),
			headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: school.address },
			maxRedirects: 0,
		});
		expect([key, response.status()]).toEqual([key, 302]);
	}
	expect(descriptions.packed()).toBeGreaterThanOrEqual(HOSTILE_TEXTS.length);
	const [topic] = topics;
	await expectTextAlone(page, school.address, [
		"/admin/categories",
		"/admin/audit",
		"/admin/courses",
		"/admin/resources",
		"/admin/resources/new?kind=resource",
		"/instructor-dashboard/courses/1",
	]);
	await page.context().clearCookies();
	for (const language of LANGUAGES) {
		await expectTextAlone(page, school.address, [
			`/${language}`,
			`/${language}/courses`,
			`/${language}/courses/1`,
			`/${language}/glossary`,
			...topics.map(({ slug }) => `/${language}/courses?topic=${slug}`),
		]);
	}
	await page.goto(`${school.address}/courses?topic=${topic?.slug}`);
	await expect(page.getByText("ran()").first()).toBeVisible();
});
