const LANGUAGES = ["en", "ru", "fr", "es", "de", "zh"];

export type NewRoom = { wing: string; room: string; about: string };

/** `waiting-list` of `money` is `waitingListRoom`. */
export function exportOf(room: string): string {
	return `${room.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Room`;
}

/**
 * The files of a new room: its declaration, its line in the wing and an empty words file in each language. `read`
 * returns the current content of a file. Throws when the wing lacks the marks where lines are inserted.
 */
export function planRoom({ wing, room, about }: NewRoom, read: (file: string) => string): Map<string, string> {
	const name = exportOf(room);
	const at = `app/features/${wing}/wing.server.ts`;
	const ofWing = read(at);
	const listed = /^(\t\w+Room,\n)+/m.exec(ofWing);
	const firstImport = /^import \{ \w+Room \}/m.exec(ofWing);
	if (!listed || !firstImport) throw new Error(`${at} lists no rooms`);
	const end = listed.index + listed[0].length;
	const withRoom = `${ofWing.slice(0, end)}\t${name},\n${ofWing.slice(end)}`;
	const withImport = `${withRoom.slice(0, firstImport.index)}import { ${name} } from "./${room}/room.server.ts";\n${withRoom.slice(firstImport.index)}`;
	return new Map([
		[`app/features/${wing}/${room}/room.server.ts`, declaration({ wing, room, about })],
		[at, sortImports(withImport)],
		...LANGUAGES.map((language): [string, string] => [`locales/${language}/${wing}/${room}.json`, "{}\n"]),
	]);
}

function declaration({ wing, room, about }: NewRoom): string {
	return `import type { Room } from "#app/room.ts";

export const ${exportOf(room)}: Room = {
	name: "${wing}/${room}",
	about: ${JSON.stringify(about)},
};
`;
}

/** As the formatter sorts them: by the path of the room. */
function sortImports(text: string): string {
	const lines = text.split("\n");
	const isOfRoom = (line: string) => /^import \{ \w+Room \} from/.test(line);
	const sorted = lines.filter(isOfRoom).sort((a, b) => (pathIn(a) < pathIn(b) ? -1 : 1));
	return lines.map((line) => (isOfRoom(line) ? (sorted.shift() ?? line) : line)).join("\n");
}

const pathIn = (line: string) => /from "([^"]+)"/.exec(line)?.[1] ?? "";
