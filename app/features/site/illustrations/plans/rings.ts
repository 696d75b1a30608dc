import type { Block } from "../geometry/blocks.ts";
import type { Point } from "../geometry/points.ts";

export type RingsOptions = {
	centre: Point;
	streets: readonly number[];
	blocksIn: (ring: number) => number;
	street: number;
	/** First and last angle in radians, clockwise from the right. */
	from: number;
	to: number;
	/** Factor of the radius by angle; 1 for circles. */
	swell?: (angle: number) => number;
	/** Reading order of a block, by ring and middle angle. */
	order: (ring: number, angle: number) => number;
};

export function ringBlocks(options: RingsOptions): Block[] {
	const { streets, street, from, to } = options;
	const blocks: Block[] = [];
	for (let ring = 0; ring < streets.length - 1; ring++) {
		const inner = (streets[ring] as number) + street / 2;
		const outer = (streets[ring + 1] as number) - street / 2;
		const count = options.blocksIn(ring);
		for (let index = 0; index < count; index++) {
			const start = from + ((to - from) * index) / count;
			const end = from + ((to - from) * (index + 1)) / count;
			blocks.push({
				at: (along, across) => {
					const radius = outer + (inner - outer) * across;
					// The angle of half a street grows towards the centre.
					const margin = street / 2 / radius;
					return polar(options, radius, start + margin + (end - start - 2 * margin) * along);
				},
				isDeep: false,
				isCurved: true,
				order: options.order(ring, (start + end) / 2),
			});
		}
	}
	return blocks;
}

function polar({ centre, swell }: RingsOptions, radius: number, angle: number): Point {
	const reach = radius * (swell?.(angle) ?? 1);
	return [centre[0] + reach * Math.cos(angle), centre[1] + reach * Math.sin(angle)];
}
