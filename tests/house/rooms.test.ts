import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const ROOM = /app\/features\/([^/]+\/[^/]+)\//;

/** What a room's own code imports of other rooms. Its `room.server.ts` looks outwards: only its wing imports that. */
const files = globSync("app/features/*/*/**/*.{ts,tsx}", { cwd: ROOT }).filter(
	(file) => !/(\.test\.tsx?|\/room\.server\.ts)$/.test(file),
);

function importsByRoom(): Map<string, Set<string>> {
	const rooms = new Map<string, Set<string>>();
	for (const file of files) {
		const room = ROOM.exec(file)?.[1] ?? "";
		const others = rooms.get(room) ?? new Set();
		for (const [, name = ""] of readFileSync(join(ROOT, file), "utf8").matchAll(/(?:\bfrom |\bimport\()"#([^"]+)"/g)) {
			const other = ROOM.exec(name)?.[1];
			if (other && other !== room) others.add(other);
		}
		rooms.set(room, others);
	}
	return rooms;
}

/** The first circle that is found, from a room back to itself; null when there is none. */
function circleOf(rooms: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
	const done = new Set<string>();
	const visit = (room: string, path: readonly string[]): string[] | null => {
		if (path.includes(room)) return [...path.slice(path.indexOf(room)), room];
		if (done.has(room)) return null;
		for (const other of rooms.get(room) ?? []) {
			const circle = visit(other, [...path, room]);
			if (circle) return circle;
		}
		done.add(room);
		return null;
	};
	for (const room of rooms.keys()) {
		const circle = visit(room, []);
		if (circle) return circle;
	}
	return null;
}

test("rooms form no circle", () => {
	const rooms = importsByRoom();
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
