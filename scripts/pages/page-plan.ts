const LANGUAGES = ["en", "ru", "fr", "es", "de", "zh"];

/**
 * For each kind of reader: the heading in the wing's `routes.ts` under which the page's route is inserted, its access
 * policy, and the helper and file of its row in `tests/routes/access/`.
 */
const READERS = {
	everyone: { heading: "Everyone", policy: "everyone", answer: "all", table: "school" },
	signedIn: { heading: "Signed in", policy: "anyUser", answer: "signedIn", table: "school" },
	admins: { heading: "Admins", policy: "admins", answer: "forAdmins", table: "desk" },
};

type NewPage = {
	path: string;
	room: string;
	title: string;
	/** For people who have signed in; a path that begins with `admin/` is for admins. */
	isSignedIn?: boolean;
};

/** The file of a new page under `app/`: its name is the last word of its path. Pages of admins lie together, by wing. */
export function fileOfPage({ path, room }: Pick<NewPage, "path" | "room">): string {
	const folder = isOfAdmins(path) ? `admin/${wingOf(room)}` : room;
	return `routes/${folder}/${nameOf(path)}.tsx`;
}

function wingOf(room: string): string | undefined {
	return room.split("/")[0];
}

/** The file in which the wing of a page lists its URLs. */
export function routesOfWing(room: string): string {
	return `app/features/${wingOf(room)}/routes.ts`;
}

function isOfAdmins(path: string): boolean {
	return path.startsWith("admin/");
}

/**
 * New contents by file: the route module, a line among the URLs of its wing, a row in the table of access and the name in
 * each language. `read` returns the current contents. Throws if a file lacks the place for a line.
 */
export function planPage(page: NewPage, read: (file: string) => string): Map<string, string> {
	const { path, room, title } = page;
	const name = nameOf(path);
	const file = fileOfPage(page);
	const { heading, policy, answer, table } = READERS[readersOf(page)];
	const row = `\t{ path: "/${path}", route: "${file.replace(".tsx", "")}", document: ${answer}("200"), post: ${answer}("405") },\n`;
	const changes = [
		[routesOfWing(room), (text: string) => underHeading(text, heading, `\troute("${path}", "${file}"),\n`)],
		[`tests/routes/access/${table}.ts`, (text: string) => before(text, "];\n", row)],
		...LANGUAGES.map((language) => [
			`locales/${language}/site/frame.json`,
			(text: string) => {
				const frame = JSON.parse(text);
				frame.pages[name] ??= title;
				return `${JSON.stringify(frame, null, 2)}\n`;
			},
		]),
	] as [string, (text: string) => string][];
	return new Map([
		[`app/${file}`, routeModule(name, policy)],
		...changes.map(([at, change]) => [at, change(read(at))] as const),
	]);
}

export function nameOf(path: string): string {
	return path.split("/").findLast((segment) => segment && !segment.startsWith(":")) ?? "";
}

function readersOf({ path, isSignedIn = false }: NewPage): keyof typeof READERS {
	if (isOfAdmins(path)) return "admins";
	return isSignedIn ? "signedIn" : "everyone";
}

function routeModule(name: string, policy: string): string {
	return `import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { ${policy}, guarded } from "#app/features/people/auth/access.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "${name}"${policy === "admins" ? ', layout: "admin"' : ""} });

export const loader = guarded(${policy}, async ({ context }) => {
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

/** At the end of what stands under the heading, which is added to a wing that has no such pages yet. */
function underHeading(text: string, heading: string, line: string): string {
	const at = text.indexOf(`\t// ${heading}\n`);
	if (at < 0) return before(text, "];\n", `\n\t// ${heading}\n${line}`);
	const end = at + text.slice(at).search(/^(?:\];)?$/m);
	return text.slice(0, end) + line + text.slice(end);
}

function before(text: string, mark: string, line: string): string {
	const at = text.lastIndexOf(mark);
	if (at < 0) throw new Error(`The mark is not there: ${mark.trim()}`);
	return text.slice(0, at) + line + text.slice(at);
}
