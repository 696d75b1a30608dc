import type { Point } from "./points.ts";

/**
 * Closed polygons as one compact path: whole steps (`steps` per unit; draw at 1/steps), relative coordinates. Rounds
 * positions rather than differences, so nothing drifts.
 */
export function polygonsPath(polygons: Iterable<readonly Point[]>, steps: number): string {
	const pen = new Pen(steps);
	for (const corners of polygons) pen.line(corners, true);
	return pen.data;
}

export function linesPath(lines: Iterable<readonly Point[]>, steps: number): string {
	const pen = new Pen(steps);
	for (const points of lines) pen.line(points, false);
	return pen.data;
}

/** Smooth lines; see `polygonsPath`. Points are controls. A line that ends where it began is closed. */
export function curvesPath(lines: Iterable<readonly Point[]>, steps: number): string {
	const pen = new Pen(steps);
	for (const points of lines) pen.curve(points);
	return pen.data;
}

/** A minus sign separates numbers as well as a space. */
function joined(numbers: readonly number[]): string {
	return numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : `${number}`)).join("");
}

class Pen {
	data = "";
	#x = 0;
	#y = 0;
	readonly #steps: number;

	constructor(steps: number) {
		this.#steps = steps;
	}

	line(points: readonly Point[], closed: boolean): void {
		const places = withoutRepeats(points.map((point) => this.#place(point)));
		const [first, ...rest] = places;
		if (!first || rest.length === 0) return;
		const moves = [...this.#step(first), ...rest.flatMap((place) => this.#step(place))];
		this.#write("m", moves);
		if (!closed) return;
		this.data += "z";
		[this.#x, this.#y] = first;
	}

	/** Quadratic curves with the points as controls; half-way points keep each reflected control on the grid. */
	curve(points: readonly Point[]): void {
		const first = points[0];
		const last = points.at(-1);
		if (!first || !last || points.length < 3) return;
		const closed = first[0] === last[0] && first[1] === last[1];
		const controls = (closed ? points.slice(1) : points.slice(1, -1)).map((point) => this.#exact(point));
		const ends = [...controls.slice(1), closed ? controls[0] : undefined];
		const start = closed ? halfway(controls.at(-1) as Point, controls[0] as Point) : this.#exact(first);

		this.#write("m", this.#step(rounded(start)));
		const origin: Point = [this.#x, this.#y];
		let control = rounded(controls[0] as Point);
		controls.forEach((_, index) => {
			const following = ends[index];
			const goal = following ? rounded(halfway(control, following)) : rounded(this.#exact(last));
			const reflected: Point = [2 * goal[0] - control[0], 2 * goal[1] - control[1]];
			const lead = index === 0 ? joined([control[0] - this.#x, control[1] - this.#y]) : "";
			const step = this.#step(goal);
			if (index === 0) this.data += `q${lead}${(step[0] as number) >= 0 ? " " : ""}${joined(step)}`;
			else this.#write(index === 1 ? "t" : "", step);
			control = reflected;
		});
		if (!closed) return;
		this.data += "z";
		[this.#x, this.#y] = origin;
	}

	#write(letter: string, numbers: readonly number[]): void {
		this.data += letter || ((numbers[0] as number) >= 0 ? " " : "");
		this.data += joined(numbers);
	}

	#step([x, y]: Point): number[] {
		const step = [x - this.#x, y - this.#y];
		[this.#x, this.#y] = [x, y];
		return step;
	}

	#exact([x, y]: Point): Point {
		return [x * this.#steps, y * this.#steps];
	}

	#place(point: Point): Point {
		return rounded(this.#exact(point));
	}
}

function rounded([x, y]: Point): Point {
	return [Math.round(x), Math.round(y)];
}

function halfway(one: Point, other: Point): Point {
	return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}

function withoutRepeats(places: readonly Point[]): Point[] {
	return places.filter((place, index) => {
		const before = places[index - 1];
		return !before || before[0] !== place[0] || before[1] !== place[1];
	});
}
