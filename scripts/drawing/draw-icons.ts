import { writeFileSync } from "node:fs";
import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };
import { LANGUAGE_CODES, type Language } from "#app/shared/words/languages.ts";
import { ICON_NAMES } from "#app/ui/icon-names.ts";
import { FLAG_DRAWINGS } from "./flags.ts";

export const SPRITE = "app/ui/icons.svg";

/** A sprite of the icons of Lucide by name, in the page's colours, and of the flags in their own. */
export function drawIcons(): string {
	const symbols = [...ICON_NAMES.map(iconOf), ...LANGUAGE_CODES.map(flagOf)];
	return `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Icons</title>\n${symbols.join("\n")}\n</svg>\n`;
}

function flagOf(language: Language): string {
	return `<symbol id="flag-${language}" viewBox="0 0 20 14">${FLAG_DRAWINGS[language]}</symbol>`;
}

/** Colours and lines set by the collection, on each shape or around all of them. */
const ICON_LOOK_PATTERN = /^<g [^>]*>|<\/g>$| (?:fill|stroke(?:-\w+)?)="[^"]*"/g;

function iconOf(name: string): string {
	const icon = (lucide.icons as Record<string, { body: string }>)[name];
	if (!icon) throw new Error(`Lucide has no icon "${name}".`);
	return `<symbol id="${name}" viewBox="0 0 24 24">${icon.body.replace(ICON_LOOK_PATTERN, "")}</symbol>`;
}

// `npm run icons`, after the names have changed.
if (import.meta.main) writeFileSync(SPRITE, drawIcons());
