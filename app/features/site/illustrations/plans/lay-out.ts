import type { StreetPlan } from "../covers.ts";
import { COVER_BOX } from "../frame.ts";
import type { Point } from "../geometry/points.ts";
import { gridBlocks } from "./grid.ts";
import { longLotBlocks } from "./long-lots.ts";
import { ringBlocks } from "./rings.ts";
import { type Town, weightedDistanceFrom } from "./town.ts";

export const HILL_TOP: Point = [288, 160];

export const TOWN_SQUARE: Point = [221, 160];

export function layOut(plan: Exclude<StreetPlan, "rooms">): Town {
	return towns[plan]();
}

const FULL_TURN = 2 * Math.PI;

const towns: Record<Exclude<StreetPlan, "rooms">, () => Town> = {
	grid: () => ({
		blocks: gridBlocks(COVER_BOX, {
			turn: -0.26,
			blockWidth: 86,
			blockHeight: 66,
			street: 13,
			bend: 9,
			bendLength: 170,
		}),
		usual: 6,
		nearness: weightedDistanceFrom([252, 150], 1.15),
	}),

	terraces: () => ({
		blocks: ringBlocks({
			centre: HILL_TOP,
			streets: [56, 105, 154],
			street: 9,
			from: -0.25,
			to: FULL_TURN - 0.25,
			blocksIn: (ring) => 6 + 3 * ring,
			swell: (angle) => 1 + 0.16 * Math.sin(2 * angle + 0.7) + 0.07 * Math.sin(3 * angle + 2),
			order: (ring, angle) => turnFrom(Math.PI, angle) * 100 + ring,
		}),
		usual: 6,
		nearness: weightedDistanceFrom([196, 190], 1),
	}),

	crescents: () => ({
		blocks: ringBlocks({
			centre: [-58, 410],
			streets: [80, 160, 240, 320, 400, 480, 560, 640],
			street: 13,
			from: -0.56 * Math.PI,
			to: 0.1,
			blocksIn: (ring: number) => 3 + ring,
			order: (ring, angle) => -ring * 100 + angle,
		}),
		usual: 6,
		nearness: weightedDistanceFrom([222, 166], 1.1),
	}),

	radial: () => ({
		blocks: ringBlocks({
			centre: TOWN_SQUARE,
			streets: [32, 102, 172, 242, 312, 382],
			street: 11,
			from: 0.12,
			to: FULL_TURN + 0.12,
			blocksIn: (ring) => (ring < 2 ? 9 : 18),
			order: (ring, angle) => turnFrom(-0.3, angle) * 100 + ring,
		}),
		usual: 6,
		nearness: weightedDistanceFrom([326, 150], 1),
	}),

	longLots: () => ({
		blocks: longLotBlocks(COVER_BOX),
		usual: 6,
		nearness: weightedDistanceFrom([252, 120], 2.6),
	}),
};

function turnFrom(start: number, angle: number): number {
	return Math.atan2(Math.sin(angle - start), Math.cos(angle - start));
}
