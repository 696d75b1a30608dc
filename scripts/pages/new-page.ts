import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileOfPage, nameOf, planPage } from "./page-plan.ts";

// `npm run new:page -- <path> <wing>/<room> <English name>`: the four places of a new page, ready to be filled.
const [path = "", room = "", ...words]: string[] = process.argv.slice(2);
const title = words.join(" ");
if (!nameOf(path) || !room || !title) {
	console.error(
		"Usage: npm run new:page -- <path> <wing>/<room> <English name>\n  npm run new:page -- legal/imprint library/legal Imprint",
	);
	process.exit(1);
}
const file = fileOfPage({ path, room });
if (existsSync(`app/${file}`)) {
	console.error(`app/${file} is there already.`);
	process.exit(1);
}

for (const [at, text] of planPage({ path, room, title }, (one) => readFileSync(one, "utf8"))) {
	mkdirSync(dirname(at), { recursive: true });
	writeFileSync(at, text);
}
console.log(`app/${file} is there, with its line in app/routes.ts and its row in tests/routes/access.
Translate pages.${nameOf(path)} in locales/*/site/frame.json, and say who may open it.`);
