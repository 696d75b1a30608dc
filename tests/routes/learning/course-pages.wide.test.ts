import { expect, test } from "vitest";
import { duration } from "#app/shared/words/duration.ts";
import { openedSchool } from "../school.ts";

const school = openedSchool();
const read = async (path: string) => (await (await school.request(path)).text()).replaceAll("<!-- -->", "");
const rowsOf = async <T>(sql: string) => (await school.db.prepare(sql).all<T>()).results;

test("a crumb that only counts says what it is, to screen readers alone", async () => {
	const [course] = await rowsOf<{ title: string }>(
		"select title from course_translations where course_id = 1 and language = 'en'",
	);
	for (const path of ["/courses/1", "/courses/1/modules"]) {
		const crumbs = /<nav aria-label="You are here"[^>]*>.*?<\/nav>/s.exec(await read(path))?.[0];
		expect([path, crumbs]).toEqual([
			path,
			expect.stringContaining(`<span class="sr-only">${course?.title}: </span>Item 1<`),
		]);
	}
});

test("who teaches stands before what is taught, and the curriculum before the description", async () => {
	const html = await read("/courses/1");
	const places = ["instructor", "outcomes", "curriculum", "about", "reviews"].map((id) =>
		html.indexOf(`<section aria-labelledby="${id}"`),
	);
	expect(places.every((place) => place > 0)).toBe(true);
	expect(places).toEqual([...places].sort((a, b) => a - b));
});

test("the page of a course that has a price shows it to a guest, and none to who is enrolled", async () => {
	const [course] = await rowsOf<{ id: number }>(
		`select courses.id from courses join enrollments on course_id = courses.id
		where price_cents > 0 and enrollments.status in ('active', 'in_progress', 'completed')
		and user_id = (select id from users where email = 'student@grew.example') order by courses.id limit 1`,
	);
	const path = `/courses/${course?.id}`;
	const [asGuest, enrolled] = [await read(path), await (await school.request(path, { as: "student" })).text()];
	const offer = /(?:\$\s?\d|FREE)/;
	const card = (html: string) => html.slice(html.indexOf("<aside"), html.indexOf("</aside>"));
	expect(offer.test(card(asGuest))).toBe(true);
	expect(offer.test(card(enrolled))).toBe(false);
});

test("the lots of free previews are marked as open, those of other lessons are not", async () => {
	const html = await read("/courses/1/modules");
	const modules = await rowsOf<{ id: number; previews: number; lessons: number }>(
		`select module_id id, sum(free_preview) previews, count(*) lessons from lessons
		where course_id = 1 and retired_at is null group by module_id`,
	);
	expect(modules.some(({ previews }) => previews > 0) && modules.some(({ previews }) => previews === 0)).toBe(true);
	for (const { id, previews, lessons } of modules) {
		const from = html.indexOf(`<section aria-labelledby="module-${id}"`);
		const states = [...html.slice(from, html.indexOf("</section>", from)).matchAll(/data-state="(\w+)"/g)];
		const open = states.filter(([, state]) => state === "open").length;
		expect([id, states.length, open]).toEqual([id, lessons, previews]);
	}
});

test("the curriculum as a page tells what each lesson teaches, how long it takes, and what came before", async () => {
	const html = await read("/courses/1/modules");
	const lessons = await rowsOf<{ module: number; minutes: number; summary: string }>(
		`select module_id module, minutes, summary from lessons join lesson_translations on lesson_id = lessons.id
		join modules on modules.id = module_id
		where lessons.course_id = 1 and language = 'en' and lessons.retired_at is null order by modules.position, lessons.position`,
	);
	expect(lessons.length).toBeGreaterThan(30);
	const text = html
		.replaceAll(/&#x27;/g, "'")
		.replaceAll("&quot;", '"')
		.replaceAll("&amp;", "&");
	for (const { summary } of lessons) expect(text).toContain(summary);

	const total = lessons.reduce((sum, { minutes }) => sum + minutes, 0);
	expect(html).toContain(`About ${Math.ceil(total / 30)} evenings of half an hour each.`);
	const modules = [...new Set(lessons.map(({ module }) => module))];
	let before = 0;
	for (const module of modules) {
		const minutes = lessons
			.filter((lesson) => lesson.module === module)
			.reduce((sum, lesson) => sum + lesson.minutes, 0);
		if (before > 0)
			expect(html).toContain(`${duration(minutes, "en")} · after ${duration(before, "en")} of the course`);
		before += minutes;
	}
});
