import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ALL_ROOMS } from "#app/composition.server.ts";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import { readEntryKinds } from "#db/seed/read-entry-kinds.ts";
import { readSearchables } from "#db/seed/read-searchables.ts";
import { roomMap } from "#scripts/map/room-map.ts";
import { circleOf, readRoomGraph } from "./room-graph.ts";

const ROOT = join(import.meta.dirname, "../..");

test("rooms form no circle", () => {
	const rooms = readRoomGraph();
	expect(rooms.size).toBeGreaterThan(50);
	expect(circleOf(rooms)).toBeNull();
});

test("a circle is found where there is one", () => {
	const rooms = new Map([
		["a", new Set(["b"])],
		["b", new Set(["c", "d"])],
		["c", new Set<string>()],
		["d", new Set(["b"])],
	]);
	expect(circleOf(rooms)).toEqual(["b", "d", "b"]);
});

test("every room declares itself", () => {
	expect(ALL_ROOMS.map(({ name }) => name).sort()).toEqual([...readRoomGraph().keys()].sort());
});

test("the map shows every room as it describes itself, and who does each job", () => {
	const map = readFileSync(join(ROOT, "docs/map.md"), "utf8");
	const made = roomMap(
		(folder) => readdirSync(join(ROOT, folder)),
		(path) => readFileSync(join(ROOT, path), "utf8"),
	);
	expect(map).toBe(made);
	for (const { about } of ALL_ROOMS) expect(map).toContain(about);
	const jobs = ALL_ROOMS.flatMap((room) => Object.keys(room.jobs ?? {}));
	expect(jobs.filter((job) => !map.includes(`| \`${job}\` |`))).toEqual([]);
});

test("commands in Node let the search find what the school lets it find", async () => {
	expect(await readSearchables()).toEqual(SEARCHABLES);
});

test("commands in Node know the kinds of entries that the school has", async () => {
	const known = [...(await readEntryKinds()).values()];
	expect(known.map(({ name }) => name).sort()).toEqual([...ENTRY_KINDS.keys()].sort());
	for (const kind of known) expect(ENTRY_KINDS.get(kind.name)).toMatchObject(kind);
});
