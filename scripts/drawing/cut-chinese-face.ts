import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { LETTERS_OF_SCRIPT } from "./paper-letters.ts";

const PACKAGE = fileURLToPath(
	new URL("../../tools/chinese-face/node_modules/@expo-google-fonts/noto-sans-sc/", import.meta.url),
);
const FOLDER = fileURLToPath(new URL("chinese/", import.meta.url));

// `npm run fonts:chinese`, after the letters have changed: subsets the Chinese face for PDFs.
const whole = readFileSync(`${PACKAGE}400Regular/NotoSansSC_400Regular.ttf`);
for (const script of ["signs", "chinese"]) {
	const options = { targetFormat: "woff2" as const, keepFeatures: ["kern"], dropTables: ["BASE", "STAT"] };
	const cut = await subsetFont(whole, LETTERS_OF_SCRIPT[script] ?? "", options);
	writeFileSync(`${FOLDER}${script}.woff2`, cut);
	console.log(`${script}: ${(cut.length / 1000).toFixed(1)} kB`);
}
copyFileSync(`${PACKAGE}LICENSE_FONT`, `${FOLDER}LICENSE`);
