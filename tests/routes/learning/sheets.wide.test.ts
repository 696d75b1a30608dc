import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();

async function lessonOf(sheet: string): Promise<number> {
	const row = await school.db
		.prepare(
			`select l.id from lessons l join course_sheets s on s.course_id = l.course_id and s.name = ?1 and s.language = 'en'
			where exists (select 1 from json_each(l.sheets) where value = ?1)`,
		)
		.bind(sheet)
		.first<{ id: number }>();
	return row?.id ?? 0;
}

test.each(["en", "ru", "fr", "es", "de", "zh"])("a sheet comes as PDF and as Markdown: %s", async (language) => {
	const path = `/lessons/${await lessonOf("listing-log")}/sheets/listing-log`;
	const init = { as: "student" as const, headers: { "Accept-Language": language } };
	const html = await (await school.request(path, init)).text();
	const words = JSON.parse(readFileSync(`locales/${language}/learning/lesson.json`, "utf8")).sheets;
	for (const ending of ["pdf", "md"]) expect(html).toContain(`href="${path}/sheet.${ending}"`);
	expect(html).toContain(`aria-label="${words.pdf}"`);
	expect(html).toContain(`aria-label="${words.markdown}"`);

	const pdf = await school.request(`${path}/sheet.pdf`, init);
	expect([pdf.status, pdf.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
	expect(pdf.headers.get("Content-Disposition")).toBe(`attachment; filename="listing-log-${language}.pdf"`);
	const bytes = Buffer.from(await pdf.arrayBuffer());
	expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
	expect(bytes.length).toBeGreaterThan(10_000);

	const markdown = await school.request(`${path}/sheet.md`, init);
	expect(markdown.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
	const source = readFileSync(`db/content/courses/classifieds/sheets/listing-log.${language}.md`, "utf8");
	expect(await markdown.text()).toContain(source.slice(source.indexOf("\n---\n") + 5).trim());
});

test("the files of a sheet are for who may read its lesson, and nobody else learns of them", async () => {
	const path = `/lessons/${await lessonOf("closing-file-checklist")}/sheets/closing-file-checklist`;
	for (const file of ["", "/sheet.pdf", "/sheet.md"]) {
		expect((await school.request(path + file, { as: "student" })).status).toBe(404);
		expect((await school.request(path + file, { as: "admin" })).status).toBe(200);
		expect((await school.request(path + file)).headers.get("Location")).toMatch(/^\/login/);
	}
});
