import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { PATTERNS } from "./fuzz/route-patterns.ts";
import { openedSchool } from "./school.ts";

const school = openedSchool();
const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
const pages = PATTERNS.flatMap(({ pattern, isPage, read }) => (isPage && read ? [{ pattern, ...read }] : []));

test.each(pages)("$pattern is written as the standard of HTML says", async ({ path, as }) => {
	const html = await (await school.request(path, { as })).text();
	const { results } = await validator.validateString(html);
	const faults = results.flatMap(({ messages }) =>
		messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
	);
	expect(faults).toEqual([]);
});
