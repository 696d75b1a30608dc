import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

/*
 * D1 answers a batch with objects by column name: of two columns of one name the first is lost, and Drizzle gives each field
 * after it the value of the next. The second of them needs a name of its own, by `.as("…")`. Fields that another file
 * declares are not looked into, and neither is text within `sql`. Rows that an insert takes go by the places of columns.
 */

const ROOT = join(import.meta.dirname, "../..");

test("no two columns that a statement selects have the same name", () => {
	const statements = globSync(["app/**/*.ts", "db/**/*.ts", "workers/**/*.ts"], { cwd: ROOT })
		.filter((file) => !file.endsWith(".test.ts"))
		.flatMap((file) => selectsOf(file, readFileSync(join(ROOT, file), "utf8")));
	expect(statements.length).toBeGreaterThan(500);
	expect(statements.filter(({ doubled }) => doubled.length > 0)).toEqual([]);
});

test.each([
	["two columns of two tables", "db.select({ id: users.id, courseId: courses.id })", ["id"]],
	["one column twice", "db.select({ id: orders.id, orderId: orders.id })", ["id"]],
	["a column within its SQL", `db.select({ id: users.id, by: sql<number>\`\${admins.id}\` })`, ["id"]],
	["fields that stand elsewhere", "const FIELDS = { id: users.id }; db.select({ ...FIELDS, to: courses.id })", ["id"]],
	["fields within fields", "db.select({ of: { id: users.id }, to: { id: courses.id } })", ["id"]],
	["every column of joined tables", "db.select().from(users).innerJoin(courses, on)", ["*"]],
	["a name given to the second", `db.select({ id: users.id, to: sql\`\${courses.id}\`.as("course_id") })`, []],
	["a name that is taken", 'db.select({ courseId: users.courseId, to: sql`1`.as("course_id") })', ["course_id"]],
	["rows for an insert", "const rows = db.select({ id: a.id, to: b.id }); db.insert(t).select(rows)", []],
])("%s", (_case, code, doubled) => {
	expect(selectsOf("case.ts", code).flatMap((statement) => statement.doubled)).toEqual(doubled);
});

type Select = { at: string; doubled: string[] };

function selectsOf(file: string, code: string): Select[] {
	if (!code.includes(".select")) return [];
	const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
	const declared = declarationsOf(source);
	const inserted = rowsOfInserts(source, declared);
	const found: Select[] = [];
	const look = (node: ts.Node) => {
		if (inserted.has(node)) return;
		if (isSelect(node)) {
			const [fields] = node.arguments;
			const names = fields ? namesOf(fields, declared) : [];
			const at = `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
			found.push({ at, doubled: fields ? doubledOf(names) : isJoined(node) ? ["*"] : [] });
		}
		ts.forEachChild(node, look);
	};
	look(source);
	return found;
}

function isSelect(node: ts.Node): node is ts.CallExpression {
	return (
		ts.isCallExpression(node) &&
		ts.isPropertyAccessExpression(node.expression) &&
		/^select(?:Distinct)?$/.test(node.expression.name.text)
	);
}

/** Statements whose rows an insert takes: `db.insert(…).select(rows)`. */
function rowsOfInserts(source: ts.SourceFile, declared: ReadonlyMap<string, ts.Expression>): Set<ts.Node> {
	const found = new Set<ts.Node>();
	const look = (node: ts.Node) => {
		const [rows] = isSelect(node) ? node.arguments : [];
		const statement = rows && ts.isIdentifier(rows) ? declared.get(rows.text) : rows;
		if (statement && ts.isCallExpression(statement)) found.add(statement);
		ts.forEachChild(node, look);
	};
	look(source);
	return found;
}

/** Whether a join follows in the chain of calls. */
function isJoined(select: ts.Node): boolean {
	for (let call = select; ; call = call.parent.parent) {
		if (!ts.isPropertyAccessExpression(call.parent) || !ts.isCallExpression(call.parent.parent)) return false;
		if (call.parent.name.text.endsWith("Join")) return true;
	}
}

function declarationsOf(source: ts.SourceFile): Map<string, ts.Expression> {
	const declared = new Map<string, ts.Expression>();
	const look = (node: ts.Node) => {
		if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
			declared.set(node.name.text, node.initializer);
		}
		ts.forEachChild(node, look);
	};
	look(source);
	return declared;
}

/** Names in the database of the columns that fields select, as far as the file tells them. */
function namesOf(fields: ts.Expression, declared: ReadonlyMap<string, ts.Expression>): string[] {
	if (ts.isAsExpression(fields) || ts.isSatisfiesExpression(fields) || ts.isParenthesizedExpression(fields)) {
		return namesOf(fields.expression, declared);
	}
	if (ts.isObjectLiteralExpression(fields)) {
		return fields.properties.flatMap((property) => {
			if (ts.isPropertyAssignment(property)) return namesOf(property.initializer, declared);
			if (ts.isSpreadAssignment(property)) return namesOf(property.expression, declared);
			return ts.isShorthandPropertyAssignment(property) ? namesOf(property.name, declared) : [];
		});
	}
	if (ts.isIdentifier(fields)) {
		const declaration = declared.get(fields.text);
		const others = new Map([...declared].filter(([name]) => name !== fields.text));
		return declaration ? namesOf(declaration, others) : [];
	}
	if (ts.isPropertyAccessExpression(fields)) return ts.isIdentifier(fields.expression) ? [snake(fields.name.text)] : [];
	if (ts.isTaggedTemplateExpression(fields)) return nameOfBareColumn(fields.template);
	return ts.isCallExpression(fields) ? nameGivenBy(fields) : [];
}

/** SQL that is a column and nothing else is called like it. */
function nameOfBareColumn(template: ts.TemplateLiteral): string[] {
	const column = /^`\$\{\w+\.(\w+)\}`$/.exec(template.getText())?.[1];
	return column ? [snake(column)] : [];
}

function nameGivenBy({ expression, arguments: [first] }: ts.CallExpression): string[] {
	const isName =
		(ts.isPropertyAccessExpression(expression) && expression.name.text === "as") ||
		(ts.isIdentifier(expression) && /^localized[A-Z]/.test(expression.text));
	return isName && first && ts.isStringLiteral(first) ? [first.text] : [];
}

function doubledOf(names: readonly string[]): string[] {
	return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
}

function snake(name: string): string {
	return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
