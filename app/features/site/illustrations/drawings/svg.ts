import type { Box } from "../geometry/points.ts";

/** The steps to a unit in the files: a fifth of a unit is finer than a pixel, and half as long as a decimal. */
export const FILE_STEPS = 5;

type Attributes = Record<string, string | number | undefined>;

/** An element of a drawing. Attributes without a value are left out; an element without data draws nothing and is empty. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
	if (name === "path" && !attributes.d) return "";
	const written = Object.entries(attributes).filter(([, value]) => value !== undefined);
	const opening = `<${name}${written.map(([key, value]) => ` ${key}="${value}"`).join("")}`;
	const inner = children.join("");
	return inner ? `${opening}>${inner}</${name}>` : `${opening}/>`;
}

/** A path in steps of the files: the width of its line is in units. */
export function path(d: string, attributes: Attributes): string {
	const width = attributes["stroke-width"];
	return element("path", { d, ...attributes, "stroke-width": width === undefined ? undefined : steps(Number(width)) });
}

/** Units as steps of the files. */
export function steps(units: number): number {
	return Math.round(units * FILE_STEPS * 10) / 10;
}

/**
 * A whole drawing that shows `view`. It has no size of its own and fills the place
 * it is put in like a cover: what does not fit is cut off, the middle stays.
 */
export function drawing(view: Box, align: "xMidYMid" | "xMaxYMid" | "xMinYMid", ...children: string[]): string {
	const box = [view.x, view.y, view.width, view.height].map((side) => Math.round(side * FILE_STEPS)).join(" ");
	const attributes = { xmlns: "http://www.w3.org/2000/svg", viewBox: box, preserveAspectRatio: `${align} slice` };
	return element("svg", attributes, ...children);
}

/** A group whose lines share their attributes. */
export function group(attributes: Attributes, ...children: string[]): string {
	const width = attributes["stroke-width"];
	const inner = children.join("");
	if (!inner) return "";
	return element("g", { ...attributes, "stroke-width": width === undefined ? undefined : steps(Number(width)) }, inner);
}

/** A whole drawing in plain units, of its own size: it is shown complete. */
export function sketch(width: number, height: number, ...children: string[]): string {
	const attributes = { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height };
	return element("svg", attributes, ...children);
}
