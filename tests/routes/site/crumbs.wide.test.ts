import { expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();

/** The crumbs of a page as they are read. */
const crumbs = async (path: string, as: "admin" | "instructor") => {
	const html = await (await school.request(path, { as })).text();
	const trail = /<nav aria-label="You are here"[^>]*>.*?<\/nav>/s.exec(html)?.[0] ?? "";
	const items = trail.replace(/<span aria-hidden="true".*?<\/span>/gs, "").matchAll(/<li[^>]*>(.*?)<\/li>/gs);
	return [...items].map(([, item = ""]) => item.replace(/<!--.*?-->|<[^>]*>/g, "").trim());
};

test("a course of the editor is named on each of its pages, also while it has no title", async () => {
	const made = await school.postForm(
		"/instructor-dashboard/courses/new",
		{ title: "A name to lose", language: "en", topic: "buyers", level: "beginner" },
		"instructor",
	);
	const id = /courses\/(\d+)/.exec(made.headers.get("Location") ?? "")?.[1];
	const pages = ["", "/curriculum", "/files", "/history", "/publish"].map(
		(page) => `/instructor-dashboard/courses/${id}${page}`,
	);
	for (const path of pages) expect(await crumbs(path, "instructor")).toContain("A name to lose");

	await school.db
		.prepare(
			`update document_drafts set body = json_set(body, '$.title', '')
			where key = 'course' and language = 'en' and document_id = (select document_id from courses where id = ?)`,
		)
		.bind(Number(id))
		.run();
	for (const path of pages) expect(await crumbs(path, "instructor")).toContain("Course without a title");
});

test("an entry of the library is named where it is written, shown beforehand and compared", async () => {
	const found = await school.db
		.prepare(
			`select document_id as id, title from library_translations where language = 'en' and document_id in
			(select id from documents where kind = 'term') order by length(title) limit 1`,
		)
		.first<{ id: number; title: string }>();
	for (const page of ["", "/preview", "/history"]) {
		expect(await crumbs(`/admin/glossary/${found?.id}${page}`, "admin")).toContain(found?.title);
	}
});
