import { expect, test } from "vitest";
import { askForms, FORMS } from "./odd-forms.ts";
import { PATTERNS } from "./route-patterns.ts";

test("every route of a page that takes posts has its forms here", () => {
	const posted = PATTERNS.filter(({ takesPosts, pattern }) => takesPosts && !pattern.startsWith("/api/"));
	expect([...new Set(FORMS.map(({ route }) => route))].sort()).toEqual(posted.map(({ pattern }) => pattern).sort());
});

askForms((all) => all);
