import { WORDMARK_PATH } from "./letters.ts";
import type { Palette } from "./palette.ts";
import { svgElement, svgOfSize } from "./svg.ts";

const SIGN_SHAPES = {
	lots: "M0 0h11.1L8.5 10.4H0zM0 12.9h7.9L5.1 24H0zM13.2 0H24v6.7H11.5zM8.9 17.2H24V24H7.2z",
	next: "M11 8.7h13v6.5H9.4z",
	side: 24,
};

export function favicon(light: Palette, dark: Palette): string {
	const rules = (palette: Palette) => `.b{fill:${palette.brand}}.a{fill:${palette.accent}}`;
	const style = `${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}`;
	return svgOfSize(
		SIGN_SHAPES.side,
		SIGN_SHAPES.side,
		svgElement("style", {}, style),
		svgElement("path", { class: "b", d: SIGN_SHAPES.lots }),
		svgElement("path", { class: "a", d: SIGN_SHAPES.next }),
	);
}

/** With a margin for the masks that systems apply. */
export function appIcon(side: number, palette: Palette): string {
	const sign = Math.round(side * 0.5);
	const room = (side - sign) / 2;
	return svgOfSize(
		side,
		side,
		svgElement("rect", { width: side, height: side, fill: palette.surface }),
		drawSign(room, room, sign, palette.brand, palette.accent),
	);
}

/** Logo and name; `x` and `y` are the logo's top left corner. */
export function drawWordmark(x: number, y: number, height: number, ink: string | undefined, palette: Palette): string {
	const scale = Math.round((height * 0.75 * 1000) / WORDMARK_PATH.capHeight) / 1000;
	const left = x + height * 1.4;
	const base = Math.round(y + height / 2 + (WORDMARK_PATH.capHeight * scale) / 2);
	return (
		drawSign(x, y, height, palette.brand, palette.accent) +
		svgElement("path", { d: WORDMARK_PATH.d, transform: `translate(${left} ${base}) scale(${scale})`, fill: ink })
	);
}

function drawSign(x: number, y: number, side: number, brand: string | undefined, accent: string | undefined): string {
	const transform = `translate(${x} ${y}) scale(${side / SIGN_SHAPES.side})`;
	const lots = svgElement("path", { d: SIGN_SHAPES.lots, fill: brand });
	return svgElement("g", { transform }, lots, svgElement("path", { d: SIGN_SHAPES.next, fill: accent }));
}
