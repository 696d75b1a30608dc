import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";

const ROOT = join(import.meta.dirname, "../..");

const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
	entries.flatMap(({ file, children = [] }) => [join("app", file), ...filesOf(children)]);

test("app/routes holds routes alone: what several of them share is in the room that it belongs to", () => {
	const inTable = new Set(filesOf(routes));
	const files = globSync("app/routes/**/*.*", { cwd: ROOT });
	expect(files.length).toBeGreaterThan(200);
	expect(files.filter((file) => !inTable.has(file))).toEqual([]);
});

const MOST_IMPORTS = 15;

function importsOfRoutes() {
	return globSync("app/routes/**/*.*", { cwd: ROOT }).map((file) => {
		const source = readFileSync(join(ROOT, file), "utf8");
		return { file, imports: [...source.matchAll(/^import\b[^;]*?"([^"]+)";$/gm)].map(([, name = ""]) => name) };
	});
}

test("a route reads the request, calls a room and answers: it has few imports", () => {
	const routes = importsOfRoutes();
	expect(routes.length).toBeGreaterThan(200);
	expect(routes.every(({ imports }) => imports.length > 0)).toBe(true);
	expect(routes.filter(({ imports }) => imports.length > MOST_IMPORTS).map(({ file }) => file)).toEqual([]);
});

test("a route reads through the use cases and faces of rooms, never by a repository", () => {
	const repositories = importsOfRoutes().flatMap(({ file, imports }) =>
		imports.filter((name) => name.endsWith(".repository.server.ts")).map((name) => `${file}: ${name}`),
	);
	expect(repositories).toEqual([]);
});
