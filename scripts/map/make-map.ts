import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { roomMap } from "./room-map.ts";

/** `npm run map`: writes docs/map.md anew. */
writeFileSync(
	"docs/map.md",
	roomMap(readdirSync, (path) => readFileSync(path, "utf8")),
);
