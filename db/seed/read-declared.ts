import { existsSync, readdirSync } from "node:fs";

const WINGS = new URL("../../app/features/", import.meta.url);

/** The modules of this name at the top of rooms, for commands that run in Node, where `room.server.ts` does not load. */
export function readDeclared<Module>(name: string): Promise<Module[]> {
	const files = foldersIn(WINGS)
		.flatMap(foldersIn)
		.map((room) => new URL(name, room))
		.filter((file) => existsSync(file));
	return Promise.all(files.map(async (file): Promise<Module> => import(/* @vite-ignore */ file.href)));
}

function foldersIn(folder: URL): URL[] {
	return readdirSync(folder, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => new URL(`${name}/`, folder));
}
