import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import { analyserWorkbook } from "./analyser-workbook.ts";

const FILES = fileURLToPath(new URL("../../db/content/library/files/", import.meta.url));

/** Run by `npm run analyser`. Writes to db/content/library/files in each language. */
for (const language of LANGUAGE_CODES) {
	const { workbook } = await analyserWorkbook(language);
	const bytes = await workbook.xlsx.writeBuffer();
	const ending = language === "en" ? "xlsx" : `${language}.xlsx`;
	const name = `deal-analyser.${ending}`;
	writeFileSync(`${FILES}${name}`, bytes);
	console.info(`${name}: ${Math.round(bytes.byteLength / 1024)} kB`);
}
