import { readFileSync } from "node:fs";
import type { CoverGround } from "../covers.ts";
import type { Theme } from "../modes.ts";

/** Colours as #rrggbb by role: of a ground (`line-faint`) or the maps (`map-lot`, `surface`, `brand`). */
export type Palette = Record<string, string>;

const STYLES = new URL("../../../../styles/", import.meta.url);

/** Read from the stylesheet, the only place they are defined. */
export function groundPalette(ground: CoverGround, theme: Theme): Palette {
	const start = `${theme === "dark" ? ".dark " : ""}[data-ground="${ground}"] {`;
	return rolesAfter(read("cover-grounds.css"), theme === "dark" ? start : `\n${start}`, "--cover-");
}

/** Colours of maps and page; the dark theme inherits what it does not override. */
export function mapPalette(theme: Theme): Palette {
	const css = read("colors.css");
	const light = rolesAfter(css, "@theme static {", "--color-");
	return theme === "light" ? light : { ...light, ...rolesAfter(css, "\n.dark {", "--color-") };
}

function read(name: string): string {
	return `\n${readFileSync(new URL(name, STYLES), "utf8")}`;
}

function rolesAfter(css: string, opening: string, prefix: string): Palette {
	const start = css.indexOf(opening);
	if (start < 0) throw new Error(`The stylesheet has no rule that opens with ${opening.trim()}`);
	const rule = css.slice(start + opening.length, css.indexOf("\n}", start));
	const found = rule.matchAll(new RegExp(`${prefix}([a-z0-9-]+): ([^;]+);`, "g"));
	return Object.fromEntries([...found].map(([, role, value]) => [role as string, toHex(value as string)]));
}

function toHex(value: string): string {
	const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value);
	if (!parts) return value;
	return oklchToHex(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}

/** Hex, for all browsers and converters. Source: CSS Color 4, sample code. */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
	const a = chroma * Math.cos((hue * Math.PI) / 180);
	const b = chroma * Math.sin((hue * Math.PI) / 180);
	const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	const linear = [
		4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
		-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
		-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
	];
	return `#${linear.map(channel).join("")}`;
}

function channel(linear: number): string {
	const light = Math.min(1, Math.max(0, linear));
	const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
	return Math.round(encoded * 255)
		.toString(16)
		.padStart(2, "0");
}
