import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { roomMap } from "./room-map.ts";

/** Run by `npm run map`. */
writeFileSync(
	"docs/map.md",
	roomMap(readdirSync, (path) => readFileSync(path, "utf8")),
);
