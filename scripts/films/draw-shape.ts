import { type Shape, type Track, valueAt } from "./film.ts";
import { NUMERALS } from "./numerals.ts";
import { cutPoints, pointOn } from "./paths.ts";

const LEAST_OPACITY = 0.004;
/** Between groups of three digits, which no language misreads; in thousandths of the size. */
const GAP = 170;

export function drawShape(shape: Shape, second: number): string {
	const { moves = {}, along, children = [] } = shape;
	const opacity = valueAt(moves.opacity ?? 1, second);
	if (opacity < LEAST_OPACITY) return "";
	const inner = ownDrawing(shape, second) + children.map((child) => drawShape(child, second)).join("");
	if (!inner) return "";

	const [left, top] = along ? pointOn(along.points, valueAt(along.share, second)) : [0, 0];
	const [x, y] = [left + valueAt(moves.x ?? 0, second), top + valueAt(moves.y ?? 0, second)];
	const [scale, turn] = [valueAt(moves.scale ?? 1, second), valueAt(moves.turn ?? 0, second)];
	const transform = [
		x || y ? `translate(${short(x)} ${short(y)})` : "",
		turn ? `rotate(${short(turn)})` : "",
		scale === 1 ? "" : `scale(${short(scale, 4)})`,
	].join("");
	if (!transform && opacity === 1) return inner;
	return `<g${transform && ` transform="${transform}"`}${opacity < 1 ? ` opacity="${short(opacity)}"` : ""}>${inner}</g>`;
}

function ownDrawing({ name, attributes = {}, line, figure }: Shape, second: number): string {
	const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${attributeAt(value, second)}"`);
	if (name) return `<${name}${written.join("")}/>`;
	if (line) {
		const [from, to] = [valueAt(line.from ?? 0, second), valueAt(line.to ?? 1, second)];
		if (to - from < 1e-4) return "";
		const points = cutPoints(line.points, from, to).map(([x, y]) => `${short(x)} ${short(y)}`);
		return `<path d="M${points.join("L")}"${written.join("")}/>`;
	}
	if (!figure) return "";
	const { text, size, anchor } = figure;
	const shown = typeof text === "string" ? text : (text.before ?? "") + counted(text.count, second, text.step);
	return `<g${written.join("")}>${outlines(shown, size, anchor)}</g>`;
}

function attributeAt(value: string | Track, second: number): string {
	return typeof value === "string" ? value : short(valueAt(value, second));
}

/** 95500 → "95 500". Changes in steps, so that the last digits do not flicker. */
function counted(count: Track, second: number, step: number): string {
	const value = valueAt(count, second);
	const isStop = typeof count === "number" || count.some(([, stop]) => stop === value);
	return String(isStop ? value : Math.round(value / step) * step).replace(/\B(?=(\d{3})+$)/g, " ");
}

function outlines(text: string, size: number, anchor: number): string {
	let width = 0;
	const places = [...text].map((character) => {
		const place = width;
		width += character === " " ? GAP : glyph(character).width;
		return { character, place };
	});
	const drawn = places
		.filter(({ character }) => character !== " ")
		.map(({ character, place }) => `<path transform="translate(${place} 0)" d="${glyph(character).d}"/>`);
	const scale = size / 1000;
	return `<g transform="translate(${short(-anchor * width * scale)} 0)scale(${scale})">${drawn.join("")}</g>`;
}

function glyph(character: string): { width: number; d: string } {
	const found = NUMERALS[character];
	if (!found) throw new Error(`The films have no outline of “${character}”.`);
	return found;
}

function short(value: number, digits = 2): string {
	return String(Number(value.toFixed(digits)));
}
