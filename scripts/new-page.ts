import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

// `npm run new:page -- <path> <room> <English name>`: the four places of a new page, ready to be filled.
const LANGUAGES = ["en", "ru", "fr", "es", "de", "zh"];

const [path = "", room = "", ...words]: string[] = process.argv.slice(2);
const name = path.split("/").findLast((segment) => segment && !segment.startsWith(":")) ?? "";
const title = words.join(" ");
if (!name || !room || !title) {
	console.error(
		"Usage: npm run new:page -- <path> <room> <English name>\n  npm run new:page -- legal/terms help Terms",
	);
	process.exit(1);
}
const file = `routes/${room}/${name}.tsx`;
/** From the route to `app`: a room may be a folder of another, as `admin/people`. */
const up = "../".repeat(room.split("/").length + 1);
if (existsSync(`app/${file}`)) {
	console.error(`app/${file} is there already.`);
	process.exit(1);
}

mkdirSync(dirname(`app/${file}`), { recursive: true });
writeFileSync(`app/${file}`, routeModule());
edit("app/routes.ts", (text) =>
	insertBefore(text, "\n\t// What a visitor chooses", `\troute("${path}", "${file}"),\n`),
);
edit("tests/routes/access/access-table.ts", (text) =>
	insertBefore(
		text,
		"\n\t// Signing out last",
		`\t{ path: "/${path}", route: "${file.replace(".tsx", "")}", document: all("200"), post: all("405") },\n`,
	),
);
for (const language of LANGUAGES) {
	edit(`locales/${language}/frame.json`, (text) => {
		const frame = JSON.parse(text);
		frame.pages[name] ??= title;
		return `${JSON.stringify(frame, null, 2)}\n`;
	});
}
console.log(`app/${file} is there, with its line in app/routes.ts and in tests/routes/access/access-table.ts.
Translate pages.${name} in locales/*/frame.json, and say who may open it.`);

function routeModule(): string {
	return `import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { everyone, guarded } from "${up}features/auth/access.server";
import { getFixedT } from "${up}shared/words/i18n.server";
import { page } from "${up}shared/pages/page";
import { pageMeta } from "${up}shared/pages/page-meta";

export { PageError as ErrorBoundary } from "${up}features/failures/page-error";

export const handle = page({ name: "${name}" });

export const loader = guarded(everyone, async ({ context }) => {
	const t = getFixedT(await context.language, "frame");
	return { title: t("pages.${name}"), description: t("pages.${name}") };
});

export const meta = ({ data }: MetaArgs<typeof loader>) => pageMeta(data);

export default function Page() {
	const { title } = useLoaderData<typeof loader>();
	return (
		<div className="container-page pt-10 md:pt-14">
			<h1 className="font-serif text-step-5">{title}</h1>
		</div>
	);
}
`;
}

function edit(path: string, change: (text: string) => string): void {
	writeFileSync(path, change(readFileSync(path, "utf8")));
}

function insertBefore(text: string, mark: string, line: string): string {
	if (!text.includes(mark)) throw new Error(`The mark is not there: ${mark.trim()}`);
	return text.replace(mark, () => `${line}${mark}`);
}
