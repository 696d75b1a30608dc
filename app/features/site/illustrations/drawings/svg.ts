import type { Box } from "../geometry/points.ts";

/** Steps per unit: a fifth is finer than a pixel, and half as long as a decimal. */
export const FILE_STEPS = 5;

type Attributes = Record<string, string | number | undefined>;

/** Omits attributes without a value; an element without data becomes an empty string. */
export function svgElement(name: string, attributes: Attributes, ...children: string[]): string {
	if (name === "path" && !attributes.d) return "";
	const written = Object.entries(attributes).filter(([, value]) => value !== undefined);
	const opening = `<${name}${written.map(([key, value]) => ` ${key}="${value}"`).join("")}`;
	const inner = children.join("");
	return inner ? `${opening}>${inner}</${name}>` : `${opening}/>`;
}

export function svgPath(d: string, attributes: Attributes): string {
	const width = attributes["stroke-width"];
	return svgElement("path", {
		d,
		...attributes,
		"stroke-width": width === undefined ? undefined : toFileSteps(Number(width)),
	});
}

export function toFileSteps(units: number): number {
	return Math.round(units * FILE_STEPS * 10) / 10;
}

/** A drawing of `view` without a fixed size; it covers its container and is cropped around the middle. */
export function svgOfView(view: Box, align: "xMidYMid" | "xMaxYMid" | "xMinYMid", ...children: string[]): string {
	const box = [view.x, view.y, view.width, view.height].map((side) => Math.round(side * FILE_STEPS)).join(" ");
	const attributes = { xmlns: "http://www.w3.org/2000/svg", viewBox: box, preserveAspectRatio: `${align} slice` };
	return svgElement("svg", attributes, ...children);
}

export function svgGroup(attributes: Attributes, ...children: string[]): string {
	const width = attributes["stroke-width"];
	const inner = children.join("");
	if (!inner) return "";
	return svgElement(
		"g",
		{ ...attributes, "stroke-width": width === undefined ? undefined : toFileSteps(Number(width)) },
		inner,
	);
}

/** A drawing in plain units with its own size, never cropped. */
export function svgOfSize(width: number, height: number, ...children: string[]): string {
	const attributes = { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} ${height}`, width, height };
	return svgElement("svg", attributes, ...children);
}
