import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { planPage } from "./page-plan.ts";

const plan = planPage({ path: "legal/imprint", room: "library/legal", title: "Imprint" }, (file) =>
	readFileSync(file, "utf8"),
);
const textOf = (file: string) => plan.get(file) ?? "";

/** What stands in the lists of a source text, each as it is written. */
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

test("its line stands in the table of URLs, and its row in the table of access", () => {
	expect(listed("app/routes.ts")).toContain('route("legal/imprint", "routes/library/legal/imprint.tsx")');
	expect(listed("tests/routes/access/school.ts")).toContain(
		'{ path: "/legal/imprint", route: "routes/library/legal/imprint", document: all("200"), post: all("405") }',
	);
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
