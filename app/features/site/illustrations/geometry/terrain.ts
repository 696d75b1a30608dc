import type { Box } from "./points.ts";
import { seededRandom } from "./random.ts";

/** Ground height; only differences matter. */
export type Terrain = (x: number, y: number) => number;

export type Peak = { x: number; y: number; spread: number; height: number };

/** Random terrain: rounded hills and hollows, the given peaks, and a low swell so that no slope is even. */
export function makeTerrain(seed: number, area: Box, hills: number, peaks: readonly Peak[] = []): Terrain {
	const random = seededRandom(seed);
	const size = Math.max(area.width, area.height);
	const strewn = Array.from({ length: hills }, () => ({
		x: area.x + random() * area.width,
		y: area.y + random() * area.height,
		spread: (0.12 + random() * 0.26) * size,
		height: random() * 1.5 - 0.45,
	}));
	const all = [...strewn, ...peaks];
	const [tilt, turn] = [random() * 6, random() * 6];

	return (x, y) => {
		const [east, south] = [(x - area.x) / area.width, (y - area.y) / area.height];
		let height = 0.06 * Math.sin(9 * east + tilt) * Math.cos(7 * south + turn);
		height += 0.025 * Math.sin(23 * east + turn + 11 * south);
		for (const hill of all) {
			const squared = (x - hill.x) ** 2 + (y - hill.y) ** 2;
			height += hill.height * Math.exp(-squared / (2 * hill.spread * hill.spread));
		}
		return height;
	};
}
