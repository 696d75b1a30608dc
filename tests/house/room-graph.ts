import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const ROOM = /app\/features\/([^/]+\/[^/]+)\//;

export type RoomGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** For each room, as `wing/room`, the rooms it imports. Without `room.server.ts`, which only its wing imports. */
export function readRoomGraph(): RoomGraph {
	const rooms = new Map<string, Set<string>>();
	const files = globSync("app/features/*/*/**/*.{ts,tsx}", { cwd: ROOT });
	for (const file of files.filter((path) => !/(\.test\.tsx?|\/room\.server\.ts)$/.test(path))) {
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

/** The first import cycle found, or null. */
export function circleOf(rooms: RoomGraph): string[] | null {
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

export function roomsBelow(rooms: RoomGraph, room: string): ReadonlySet<string> {
	const below = new Set<string>();
	const add = (name: string): void => {
		for (const other of rooms.get(name) ?? []) {
			if (below.has(other)) continue;
			below.add(other);
			add(other);
		}
	};
	add(room);
	return below;
}
