import { distance, type Point, pointBetween } from "#app/features/site/illustrations/geometry/points.ts";

/** A Catmull-Rom spline, as many short straight lines. */
export function smoothPoints(points: readonly Point[]): Point[] {
	const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] as Point;
	const inner = points.slice(1).flatMap((_, index) => {
		const [one, two, three, four] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
		return Array.from({ length: 20 }, (_step, step): Point => {
			const t = (step + 1) / 20;
			const mix = (a: number, b: number, c: number, d: number) =>
				0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
			return [mix(one[0], two[0], three[0], four[0]), mix(one[1], two[1], three[1], four[1])];
		});
	});
	return [at(0), ...inner];
}

/** Bulges upwards by `rise`. */
export function arcPoints(from: Point, to: Point, rise: number): Point[] {
	return Array.from({ length: 41 }, (_, step): Point => {
		const share = step / 40;
		const [x, y] = pointBetween(from, to, share);
		return [x, y - 4 * rise * share * (1 - share)];
	});
}

/** From the top clockwise. */
export function ringPoints([x, y]: Point, radius: number): Point[] {
	return Array.from({ length: 61 }, (_, step): Point => {
		const angle = (step / 60) * 2 * Math.PI;
		return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
	});
}

export function pointOn(points: readonly Point[], share: number): Point {
	return cutPoints(points, 0, share).at(-1) ?? [0, 0];
}

export function cutPoints(points: readonly Point[], from: number, to: number): Point[] {
	const stops = [0];
	for (const [index, point] of points.slice(1).entries()) {
		stops.push((stops[index] as number) + distance(points[index] as Point, point));
	}
	const length = stops.at(-1) as number;
	const place = (share: number): Point => {
		const wanted = Math.min(Math.max(share, 0), 1) * length;
		const after = Math.max(
			1,
			stops.findIndex((stop) => stop >= wanted),
		);
		const [start, end] = [stops[after - 1] as number, stops[after] as number];
		return pointBetween(
			points[after - 1] as Point,
			points[after] as Point,
			end > start ? (wanted - start) / (end - start) : 0,
		);
	};
	const inner = points.filter(
		(_, index) => (stops[index] as number) > from * length && (stops[index] as number) < to * length,
	);
	return [place(from), ...inner, place(to)];
}
