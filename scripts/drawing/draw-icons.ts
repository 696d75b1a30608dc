import { writeFileSync } from "node:fs";
import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { LANGUAGE_CODES, type Language } from "../../app/shared/words/languages.ts";
import { ICON_NAMES } from "../../app/ui/icon-names.ts";
import { FLAGS } from "./flags.ts";

export const SPRITE = "app/ui/icons.svg";

/**
 * One file with the drawing of every icon, as Lucide publishes it, under its name. Colours and lines are the page's. Beside
 * them the flags of the languages, in theirs.
 */
export function drawIcons(): string {
	const symbols = [...ICON_NAMES.map(iconOf), ...LANGUAGE_CODES.map(flagOf)];
	return `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Icons</title>\n${symbols.join("\n")}\n</svg>\n`;
}

function flagOf(language: Language): string {
	return `<symbol id="flag-${language}" viewBox="0 0 20 14">${FLAGS[language]}</symbol>`;
}

function iconOf(name: string): string {
	const icon = Object.entries(lucide).find(([known]) => known === pascalCase(name))?.[1];
	if (!icon) throw new Error(`Lucide has no icon "${name}".`);
	const shapes = renderToStaticMarkup(createElement(icon as lucide.LucideIcon)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
	return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

/** `circle-question-mark` → `CircleQuestionMark`. */
function pascalCase(name: string): string {
	return name.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

// `npm run icons`, after a change of the names.
if (import.meta.main) writeFileSync(SPRITE, drawIcons());
