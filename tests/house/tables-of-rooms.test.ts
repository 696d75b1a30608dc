import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { ALL_ROOMS } from "#app/composition.server.ts";
import { readRoomGraph, roomsBelow } from "./room-graph.ts";

// Record 38: docs/decisions/0038-rooms-and-their-tables.md

const ROOT = join(import.meta.dirname, "../..");

const graph = readRoomGraph();
/** Keyed by room name, which is unique. */
const below = new Map(
	[...graph.keys()].map((room) => [basename(room), [...roomsBelow(graph, room)].map((name) => basename(name))]),
);
const standsOn = (room: string, other: string) => below.get(room)?.includes(other) ?? false;

/** Tables without a room: shared by all, or maintained by triggers. */
const WITHOUT_ROOM: Record<string, "shared" | "triggers"> = {
	rateLimits: "shared",
	letterFolds: "shared",
	foldProgress: "shared",
	counters: "triggers",
	usersByCountry: "triggers",
	peopleSearch: "triggers",
};

/** May be joined anywhere: the users table. Trigger-maintained tables, too. */
const READ_BY_ALL = ["users"];

/** Exceptions that read tables of rooms above their own, each with its reason. */
const READ_FROM_ABOVE: Record<string, readonly string[]> = {
	"auth/session/passkey-challenges.repository.server.ts": ["passkeyChallenges"],
	// Whether the film of a lesson is a file of its course.
	"lessons/media/clip-words.repository.server.ts": ["courseFiles"],
	// The printed name appears on all documents.
	"invoices/invoices.repository.server.ts": ["certificateNames"],
};

/** Exceptions that write tables of other rooms. */
const WRITTEN_FROM_ELSEWHERE: Record<string, readonly string[]> = {
	// Challenges end with the account's sessions.
	"auth/session": ["passkeyChallenges"],
	"invoices/invoices.repository.server.ts": ["orders"],
	// The only projection of a published course (record 35).
	"authoring/publishing": [
		"courseSheets",
		"courseTranslations",
		"courses",
		"lessonTranslations",
		"lessons",
		"moduleTranslations",
		"modules",
		"questionTranslations",
		"questions",
	],
};

const roomOf = new Map([
	...ALL_ROOMS.flatMap(({ name, tables = {} }) => Object.keys(tables).map((table) => [table, basename(name)] as const)),
	...Object.entries(WITHOUT_ROOM),
]);

const allTables = Object.values(
	import.meta.glob<Record<string, unknown>>("../../db/schema/*/*.ts", { eager: true }),
).flatMap((module) => Object.entries(module).flatMap(([name, value]) => (is(value, SQLiteTable) ? [name] : [])));

type Use = { file: string; table: string };

/** Value imports of `db/schema`, and those passed to `insert`, `update` or `delete`. */
function usesOf(path: string): { read: Use[]; written: Use[] } {
	const file = path.replace(/^app\/(?:features\/[^/]+\/)?/, "");
	const source = ts.createSourceFile(path, readFileSync(join(ROOT, path), "utf8"), ts.ScriptTarget.Latest);
	const tables = new Map<string, string>();
	for (const statement of source.statements) {
		if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
		const names = statement.importClause?.namedBindings;
		if (!statement.moduleSpecifier.text.includes("db/schema/") || !names || !ts.isNamedImports(names)) continue;
		for (const { name, propertyName } of names.elements) {
			const table = (propertyName ?? name).text;
			if (roomOf.has(table)) tables.set(name.text, table);
		}
	}
	const written: Use[] = [];
	const look = (node: ts.Node): void => {
		if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
			const [first] = node.arguments;
			const table = first && ts.isIdentifier(first) ? tables.get(first.text) : undefined;
			if (table && ["insert", "update", "delete"].includes(node.expression.name.text)) written.push({ file, table });
		}
		ts.forEachChild(node, look);
	};
	look(source);
	return { read: [...tables.values()].map((table) => ({ file, table })), written };
}

const uses = globSync("app/{features,shared}/**/*.{ts,tsx}", { cwd: ROOT })
	.filter((path) => !/(\.test\.tsx?|\/room\.server\.ts)$/.test(path))
	.map(usesOf);
const reads = uses.flatMap(({ read }) => read);
const writes = uses.flatMap(({ written }) => written);
const roomOfFile = (file: string) => file.split("/", 1)[0] ?? "";

const fromAbove = reads.filter(({ file, table }) => {
	const owner = roomOf.get(table) ?? "";
	return owner !== "triggers" && !READ_BY_ALL.includes(table) && standsOn(owner, roomOfFile(file));
});
const fromElsewhere = writes.filter(({ file, table }) => roomOf.get(table) !== roomOfFile(file));
const folderOf = (file: string) => file.split("/").slice(0, 2).join("/");

describe("tables of rooms", () => {
	test("each table has one owner", () => {
		const owned = [...ALL_ROOMS.flatMap(({ tables = {} }) => Object.keys(tables)), ...Object.keys(WITHOUT_ROOM)];
		expect(allTables.length).toBeGreaterThan(100);
		expect(owned.sort()).toEqual(allTables.sort());
	});

	test("a room reads no tables of rooms that stand on it", () => {
		expect(reads.length).toBeGreaterThan(300);
		expect(fromAbove.filter(({ file, table }) => !READ_FROM_ABOVE[file]?.includes(table))).toEqual([]);
	});

	test("a room writes tables of its own", () => {
		expect(writes.length).toBeGreaterThan(200);
		expect(fromElsewhere.filter(({ file, table }) => !WRITTEN_FROM_ELSEWHERE[folderOf(file)]?.includes(table))).toEqual(
			[],
		);
	});

	test("what is allowed beyond that is still needed", () => {
		const needed = (exceptions: Record<string, readonly string[]>, found: Use[], keyOf: (file: string) => string) =>
			Object.entries(exceptions).flatMap(([key, tables]) =>
				tables.filter((table) => !found.some((use) => keyOf(use.file) === key && use.table === table)),
			);
		expect(needed(READ_FROM_ABOVE, fromAbove, (file) => file)).toEqual([]);
		expect(needed(WRITTEN_FROM_ELSEWHERE, fromElsewhere, folderOf)).toEqual([]);
	});
});
