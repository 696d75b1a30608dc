import { describe, expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();
const LANGUAGES = ["en", "ru", "fr", "es", "de", "zh"];
const PATHS = ["", "/courses", "/courses/1", "/courses/2", "/courses/1/modules", "/pricing", "/login", "/register"];

describe.each(LANGUAGES)("%s", (language) => {
	test.each(PATHS)("the page %s holds whole characters only", async (path) => {
		const html = await (await school.request(`/${language}${path}`)).text();

		expect(html).toContain("</html>");
		expect(html).not.toMatch(/[\0\uFFFD]/);
	});
});
