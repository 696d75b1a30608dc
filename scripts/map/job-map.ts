import { posix } from "node:path";
import ts from "typescript";

type Read = (path: string) => string;
type Declaration = { name: string; file: string };
type Handler = { name: string; file: string };

/** A table of jobs: which handlers of which rooms do each, from `handlers` of the rooms' declarations. */
export function jobMap(rooms: readonly Declaration[], read: Read): string {
	const jobs = new Map<string, string[]>();
	for (const room of rooms) {
		for (const [job, handlers] of handlersOf(room.file, read)) {
			const links = handlers.map(({ name, file }) => `[${name}](../${file})`).join(", ");
			jobs.set(job, [...(jobs.get(job) ?? []), `${room.name}: ${links}`]);
		}
	}
	const rows = [...jobs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([job, by]) => `| \`${job}\` | ${by.join("; ")} |`);
	return `| job | room: handlers |\n|---|---|\n${rows.join("\n")}\n`;
}

/** Of one declaration: each job with its handlers, in the order in which they run. */
function handlersOf(file: string, read: Read): [job: string, handlers: Handler[]][] {
	const source = sourceOf(file, read);
	const declared = findHandlers(source);
	if (!declared) return [];
	const files = importedFiles(source, file);
	return declared.properties.filter(ts.isPropertyAssignment).map(({ name: job, initializer }) => {
		const handlers = namesOf(initializer).map((name) => ({ name, file: definingFile(name, files, read) ?? file }));
		return [job.getText().replaceAll('"', ""), handlers];
	});
}

/** The object that `handlers: (tools) => ({ … })` returns. */
function findHandlers(node: ts.Node): ts.ObjectLiteralExpression | undefined {
	const isHandlers = ts.isPropertyAssignment(node) && node.name.getText() === "handlers";
	return isHandlers ? findObject(node.initializer) : ts.forEachChild(node, findHandlers);
}

function findObject(node: ts.Node): ts.ObjectLiteralExpression | undefined {
	return ts.isObjectLiteralExpression(node) ? node : ts.forEachChild(node, findObject);
}

/** `settle` of `settle` and `settle(tools)`; all of `combineHandlers(settle, mail(tools))`. */
function namesOf(expression: ts.Expression): string[] {
	if (!ts.isCallExpression(expression)) return [expression.getText()];
	const name = expression.expression.getText();
	return name === "combineHandlers" ? expression.arguments.flatMap(namesOf) : [name];
}

/** The file of each imported name. */
function importedFiles(source: ts.SourceFile, file: string): Map<string, string> {
	return new Map(
		source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
			const names = importClause?.namedBindings;
			return names && ts.isNamedImports(names) ? filesOf(names.elements, moduleSpecifier, file) : [];
		}),
	);
}

/** Follows an import by way of a face to the file that the face names. */
function definingFile(name: string, files: Map<string, string>, read: Read): string | undefined {
	const file = files.get(name);
	if (!file?.endsWith("/face.server.ts")) return file;
	const exported = sourceOf(file, read).statements.filter(ts.isExportDeclaration);
	const filesOfFace = exported.flatMap(({ exportClause, moduleSpecifier }) =>
		exportClause && moduleSpecifier && ts.isNamedExports(exportClause)
			? filesOf(exportClause.elements, moduleSpecifier, file)
			: [],
	);
	return new Map(filesOfFace).get(name) ?? file;
}

type Named = ts.NodeArray<ts.ImportSpecifier | ts.ExportSpecifier>;

function filesOf(elements: Named, from: ts.Expression, file: string): [name: string, file: string][] {
	const specifier = ts.isStringLiteral(from) ? from.text : "";
	const path = specifier.startsWith("#") ? specifier.slice(1) : posix.join(posix.dirname(file), specifier);
	return elements.map(({ name }) => [name.text, path.endsWith(".ts") ? path : `${path}.ts`]);
}

function sourceOf(file: string, read: Read): ts.SourceFile {
	return ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
}
