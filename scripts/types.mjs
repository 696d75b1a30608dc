import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

// `npm run types`: the namespaces of `locales` as a type, then the native compiler, which takes a third of the time; one thread,
// since two check much of it twice.
const ENGLISH = "locales/en";
const FILE = "types/words.ts";

const files = readdirSync(ENGLISH)
	.flatMap((wing) => readdirSync(join(ENGLISH, wing)).map((file) => `${wing}/${file}`))
	.filter((file) => file.endsWith(".json"))
	.sort();
const imports = files.map((file, at) => `import type words${at} from "#${ENGLISH}/${file}";\n`);
const members = files.map((file, at) => `\t"${basename(file, ".json")}": typeof words${at};\n`);
const types = `${imports.join("")}\nexport type Words = {\n${members.join("")}};\n`;
if (!existsSync(FILE) || readFileSync(FILE, "utf8") !== types) writeFileSync(FILE, types);

const compiler = "node_modules/typescript-native/bin/tsc";
const { status } = spawnSync(process.execPath, [compiler, "--noEmit", "--singleThreaded"], { stdio: "inherit" });
process.exit(status ?? 1);
