import type { Point } from "#app/features/site/illustrations/geometry/points.ts";

/** Eased between two keys, constant before the first and after the last. */
export type Key = readonly [second: number, value: number];

export type Track = number | readonly Key[];

/** `turn` is in degrees. */
export type Moves = { x?: Track; y?: Track; scale?: Track; turn?: Track; opacity?: Track };

/** An SVG element, a line that is drawn, or a number that counts. */
export type Shape = {
	/** Such as `rect`; defaults to `g`. */
	name?: string;
	attributes?: Readonly<Record<string, string | Track>>;
	/** Drawn between two shares of its length. */
	line?: { points: readonly Point[]; from?: Track; to?: Track };
	/** Digits and signs, fixed or counting in steps. `anchor` 0 begins at x, 0.5 is centred, 1 ends there. */
	figure?: { text: string | { count: Track; step: number; before?: string }; size: number; anchor: number };
	moves?: Moves;
	/** Moves along a line, at a share of its length. */
	along?: { points: readonly Point[]; share: Track };
	children?: readonly Shape[];
};

/** Silent and without words: the same for every language. */
export type Film = {
	/** Of its files in db/content/media, without extension. */
	name: string;
	seconds: number;
	poster: number;
	shapes: readonly Shape[];
};

export const FRAME_SIZE = { width: 1280, height: 720 };
export const FRAMES_PER_SECOND = 24;

const FADE = 0.5;

export function valueAt(track: Track, second: number): number {
	if (typeof track === "number") return track;
	const next = track.findIndex(([time]) => time > second);
	if (next === 0) return track[0]?.[1] ?? 0;
	const [before, after] = next < 0 ? [track.at(-1), undefined] : [track[next - 1], track[next]];
	if (!before) return 0;
	if (!after) return before[1];
	const share = (second - before[0]) / (after[0] - before[0]);
	return before[1] + (after[1] - before[1]) * eased(share);
}

function eased(share: number): number {
	return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

export function opacityKeys(from: number, to?: number, most = 1): Key[] {
	const end: Key[] =
		to === undefined
			? []
			: [
					[to, most],
					[to + FADE, 0],
				];
	return [[from, 0], [from + FADE, most], ...end];
}

export function changeKeys(from: number, start: number, to: number, seconds = 1): Key[] {
	return [
		[start, from],
		[start + seconds, to],
	];
}

/** Parses "0 10, 2.5 20" into keys of a track, or points of a line. */
export function pairs(text: string): (readonly [number, number])[] {
	return text.split(",").map((pair) => {
		const [one, other] = pair.trim().split(" ").map(Number);
		if (one === undefined || other === undefined) throw new Error(`“${pair}” is no pair of numbers.`);
		return [one, other];
	});
}

export function group(moves: Moves, ...children: Shape[]): Shape {
	return { moves, children };
}

export function element(name: string, attributes: Readonly<Record<string, string | Track>>, moves?: Moves): Shape {
	return { name, attributes, moves };
}

export function drawn(points: readonly Point[], start: number, seconds: number, look: Look, moves?: Moves): Shape {
	return { line: { points, to: changeKeys(0, start, 1, seconds) }, attributes: strokeOf(look), moves };
}

export type Look = { color: string; width?: number; dash?: string };

export function strokeOf({ color, width = 5, dash }: Look): Record<string, string | number> {
	const round = { "stroke-linecap": "round", "stroke-linejoin": "round" };
	return {
		fill: "none",
		stroke: color,
		"stroke-width": width,
		...round,
		...(dash ? { "stroke-dasharray": dash } : {}),
	};
}

export function sign(text: string, size: number, color: string, moves: Moves, anchor = 0.5): Shape {
	return { figure: { text, size, anchor }, attributes: { fill: color }, moves };
}

/** `before` is a sign in front of the amount. */
export function counter(count: Track, size: number, color: string, moves: Moves, options: Counting = {}): Shape {
	const { anchor = 0.5, step = 10, before } = options;
	return { figure: { text: { count, step, before }, size, anchor }, attributes: { fill: color }, moves };
}

type Counting = { anchor?: number; step?: number; before?: string };
