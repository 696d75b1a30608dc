import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { fileOfPage, nameOf, planPage, routesOfWing } from "./page-plan.ts";

// `npm run new:page -- <path> <wing>/<room> <English name> [--signed-in]`: the four places of a new page, ready to be filled. The
// rest of a page with a form and a table: docs/patterns/new-page.md
const { values, positionals } = parseArgs({
	options: { "signed-in": { type: "boolean", default: false } },
	allowPositionals: true,
});
const [path = "", room = "", ...words] = positionals;
const title = words.join(" ");
if (!nameOf(path) || !/^[a-z-]+\/[a-z-]+$/.test(room) || !title) {
	console.error(
		"Usage: npm run new:page -- <path> <wing>/<room> <English name> [--signed-in]\n  npm run new:page -- legal/imprint library/legal Imprint",
	);
	process.exit(1);
}
const file = fileOfPage({ path, room });
if (existsSync(`app/${file}`)) {
	console.error(`app/${file} is there already.`);
	process.exit(1);
}

for (const [at, text] of planPage({ path, room, title, isSignedIn: values["signed-in"] }, (one) =>
	readFileSync(one, "utf8"),
)) {
	mkdirSync(dirname(at), { recursive: true });
	writeFileSync(at, text);
}
console.log(`app/${file} is there, with its line in ${routesOfWing(room)} and its row in tests/routes/access.
Next: translate pages.${nameOf(path)} in locales/*/site/frame.json, name the page in an article of help (routes: in
db/content/library/help), and go on with docs/patterns/new-page.md where it has a form or a table.`);
