import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { planPage } from "./page-plan.ts";

const plan = planPage({ path: "legal/imprint", room: "library/legal", title: "Imprint" }, (file) =>
	readFileSync(file, "utf8"),
);
const textOf = (file: string) => plan.get(file) ?? "";

function listed(file: string): string[] {
	const found: string[] = [];
	const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
	const look = (node: ts.Node) => {
		if (ts.isArrayLiteralExpression(node)) found.push(...node.elements.map((element) => element.getText()));
		ts.forEachChild(node, look);
	};
	look(source);
	return found;
}

test("whatever the route module of a new page imports is there", () => {
	const options = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
	const file = "app/routes/library/legal/imprint.tsx";
	const imported = ts.preProcessFile(textOf(file)).importedFiles.map(({ fileName }) => fileName);
	expect(imported.length).toBeGreaterThan(5);
	const missing = imported.filter((name) => !ts.resolveModuleName(name, resolve(file), options, ts.sys).resolvedModule);
	expect(missing).toEqual([]);
});

test("its line stands among the URLs of its wing, and its row in the table of access", () => {
	expect(listed("app/features/library/routes.ts")).toContain(
		'route("legal/imprint", "routes/library/legal/imprint.tsx")',
	);
	expect(listed("tests/routes/access/school.ts")).toContain(
		'{ path: "/legal/imprint", route: "routes/library/legal/imprint", document: all("200"), post: all("405") }',
	);
});

test("it stands at the end of the pages that everybody sees", () => {
	const routes = textOf("app/features/library/routes.ts");
	const at = routes.indexOf('route("legal/imprint"');
	expect(routes.slice(at).split("\n").slice(1, 3)).toEqual(["", "\t// By mailed link"]);
});

test("a page for who has signed in stands with those, and sends others to the login", () => {
	const read = (file: string) => readFileSync(file, "utf8");
	const plan = planPage({ path: "my-shelf", room: "library/shelf", title: "My shelf", isSignedIn: true }, read);
	const routes = plan.get("app/features/library/routes.ts") ?? "";
	const rest = routes.slice(routes.indexOf('route("my-shelf", "routes/library/shelf/my-shelf.tsx")')).split("\n");
	expect(rest.slice(1, 3)).toEqual(["", "\t// Instructors"]);
	expect(plan.get("tests/routes/access/school.ts")).toContain('document: signedIn("200"), post: signedIn("405")');
	expect(plan.get("app/routes/library/shelf/my-shelf.tsx")).toContain("guarded(anyUser, ");
});

test("a page of admins lies with those of its wing, after them in both tables, and is closed to everybody else", () => {
	const read = (file: string) => readFileSync(file, "utf8");
	const desk = planPage({ path: "admin/audits", room: "money/orders", title: "Audits" }, read);
	const routes = desk.get("app/features/money/routes.ts") ?? "";
	const rest = routes.slice(routes.indexOf('route("admin/audits", "routes/admin/money/audits.tsx")')).split("\n");
	expect(rest.slice(1, 3)).toEqual(["", "\t// Only outside production"]);
	expect(desk.get("tests/routes/access/desk.ts")).toContain('document: forAdmins("200"), post: forAdmins("405")');
	expect(desk.get("app/routes/admin/money/audits.tsx")).toContain("guarded(admins, ");
});

test("the first page of its readers in a wing brings their heading", () => {
	const read = (file: string) => readFileSync(file, "utf8");
	const first = planPage({ path: "my-tour", room: "site/marketing", title: "My tour", isSignedIn: true }, read);
	const routes = first.get("app/features/site/routes.ts") ?? "";
	expect(routes.split("\n").slice(-5)).toEqual([
		"",
		"\t// Signed in",
		'\troute("my-tour", "routes/site/marketing/my-tour.tsx"),',
		"];",
		"",
	]);
});

test("what it writes is sound TypeScript", () => {
	for (const [file, text] of plan) {
		if (file.endsWith(".json")) continue;
		const compilerOptions = { jsx: ts.JsxEmit.ReactJSX };
		const { diagnostics } = ts.transpileModule(text, { fileName: file, reportDiagnostics: true, compilerOptions });
		expect([file, diagnostics]).toEqual([file, []]);
	}
});

test("it has a name in each language", () => {
	for (const language of ["en", "ru", "fr", "es", "de", "zh"]) {
		expect(JSON.parse(textOf(`locales/${language}/site/frame.json`)).pages.imprint).toBe("Imprint");
	}
});
