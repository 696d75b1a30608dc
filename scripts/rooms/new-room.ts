import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { roomMap } from "../map/room-map.ts";
import { planRoom } from "./room-plan.ts";

// `npm run new:room -- <wing>/<room> <what it is for>`: a room that declares itself, ready to be filled.
const [path = "", ...words]: string[] = process.argv.slice(2);
const [wing = "", room = ""] = path.split("/");
const about = words.join(" ");
if (!/^[a-z][a-z-]*$/.test(room) || !about) {
	console.error(
		'Usage: npm run new:room -- <wing>/<room> <what it is for, in a sentence>\n  npm run new:room -- library/podcasts "Recorded talks: episodes, transcripts, players."',
	);
	process.exit(1);
}
const folder = `app/features/${wing}/${room}`;
if (!existsSync(`app/features/${wing}/wing.server.ts`)) {
	console.error(
		`There is no wing ${wing}: a new one is a folder of app/features with a wing.server.ts, named in app/composition.server.ts, and a routes.ts, named in app/routes.ts.`,
	);
	process.exit(1);
}
if (existsSync(folder)) {
	console.error(`${folder} is there already.`);
	process.exit(1);
}

const read = (file: string) => readFileSync(file, "utf8");
for (const [at, text] of planRoom({ wing, room, about }, read)) {
	mkdirSync(dirname(at), { recursive: true });
	writeFileSync(at, text);
}
writeFileSync("docs/map.md", roomMap(readdirSync, read));
console.log(`${folder}/room.server.ts declares it, ${wing}/wing.server.ts lists it, docs/map.md shows it.
Words go to locales/<language>/${wing}/${room}.json, those of the desk to ${wing}-desk.json beside it.
Tables, jobs, mails, deeds, pages of the desk, what the search finds: docs/patterns/rooms.md`);
