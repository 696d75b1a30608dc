import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const pages = globSync("app/routes/**/*.tsx", { cwd: ROOT })
	.map((file) => ({ file, code: readFileSync(join(ROOT, file), "utf8") }))
	.filter(({ code }) => /^export default |^export \{[^}]*\bdefault\b/m.test(code));

const exportsOf = (code: string, name: string) =>
	new RegExp(`^export (?:const|(?:async )?function) ${name}\\b|^export \\{[^}]*\\b${name}\\b`, "m").test(code);

test("every page has the hooks that keep it where it is when a form fails", () => {
	expect(pages.length).toBeGreaterThan(100);
	const lacking = pages.filter(
		({ code }) =>
			!exportsOf(code, "shouldRevalidate") || (exportsOf(code, "action") && !exportsOf(code, "clientAction")),
	);
	expect(lacking.map(({ file }) => file)).toEqual([]);
});
