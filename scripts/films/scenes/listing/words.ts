import { COLORS } from "../../colors.ts";
import { edge, key, mark, person, phone, sheet } from "../../figures.ts";
import { change, drawn, element, group, pairs, type Shape, seen, strokeOf } from "../../film.ts";
import { smooth } from "../../paths.ts";
import { bars } from "./shapes.ts";

/** Facts are ticked, adjectives are waved through, and what is not said is noted. */
export function wording(): Shape[] {
	const wave = (x: number, y: number, start: number) =>
		drawn(
			smooth(Array.from({ length: 9 }, (_, index) => [x + index * 14, y + (index % 2) * 10] as const)),
			start,
			0.8,
			{ color: COLORS.brassLine, width: 5 },
		);
	return [
		group(
			{ opacity: seen(36.6, 43.5) },
			element("rect", { x: 590, y: 110, width: 570, height: 470, rx: 8, fill: COLORS.paper, ...edge(COLORS.ink) }),
			...[190, 300].map((y) =>
				group({}, bars([150], 640, y, COLORS.building, 20), bars([112], 860, y, COLORS.line, 20)),
			),
			mark("yes", 37.6, { x: 1080, y: 190, scale: 0.9 }),
			wave(860, 222, 38.4),
			mark("yes", 39, { x: 1080, y: 300, scale: 0.9 }),
			wave(860, 332, 39.8),
			element(
				"rect",
				{
					x: 632,
					y: 386,
					width: 360,
					height: 56,
					rx: 28,
					fill: "none",
					...edge(COLORS.muted),
					"stroke-dasharray": "10 9",
				},
				{ opacity: seen(40.6) },
			),
			mark("open", 41.4, { x: 1080, y: 414, scale: 0.9 }),
			element(
				"rect",
				{
					x: 632,
					y: 478,
					width: 240,
					height: 56,
					rx: 28,
					fill: "none",
					...edge(COLORS.muted),
					"stroke-dasharray": "10 9",
				},
				{ opacity: seen(41.8) },
			),
			mark("open", 42.4, { x: 1080, y: 506, scale: 0.9 }),
		),
	];
}

/** Owner or agent? With an agent the way leads through the agent. */
export function contact(): Shape[] {
	const case_ = (x: number, y: number) =>
		element("path", { d: `M${x} ${y}h54v38h-54ZM${x + 16} ${y}v-12h22v12`, fill: COLORS.paper, ...edge(COLORS.ink) });
	return [
		group(
			{ opacity: seen(44.2, 50.5) },
			person(COLORS.ink, { x: 640, y: 440, scale: 1.2 }),
			group(
				{ opacity: seen(44.4, 46.8) },
				phone({ x: 860, y: 200 }, [44.6, 45.6, 46.4]),
				mark("open", 45.2, { x: 940, y: 150 }),
			),
			person(COLORS.bank, { x: change(1090, 46.8, 860, 1), y: change(300, 46.8, 440, 1), scale: 1.2 }),
			group({ x: change(230, 46.8, 0, 1), y: change(-140, 46.8, 0, 1) }, case_(896, 398)),
			person(COLORS.building, { x: 1090, y: change(540, 46.8, 440, 1), scale: 1.2 }),
			key({ x: 1120, y: change(560, 46.8, 476, 1) }),
			drawn(pairs("706 378, 794 378"), 48, 0.8, { color: COLORS.brassLine, width: 8 }),
			drawn(pairs("960 378, 1030 378"), 48.8, 0.8, { color: COLORS.brassLine, width: 8 }),
			drawn(smooth(pairs("650 290, 760 180, 960 180, 1080 290")), 48.2, 1.2, { color: COLORS.muted, dash: "4 14" }),
			mark("no", 49.2, { x: 860, y: 164 }),
		),
	];
}

/** Six notes, three questions; then they are answered. */
export function notes(): Shape[] {
	return [
		group(
			{ opacity: seen(51) },
			sheet({ x: 860, y: 350, scale: change(3.4, 51, 3.9, 0.9) }),
			element("rect", { x: 730, y: 180, width: 260, height: 340, fill: COLORS.paper }),
			...[0, 1, 2, 3, 4, 5].map((index) => {
				const start = 51.4 + index * 0.4;
				const y = 200 + index * 42;
				return group(
					{ opacity: seen(start) },
					bars([150 - (index % 3) * 26], 782, y, COLORS.line, 14),
					element("path", { d: `M736 ${y}l10 10l18 -22`, ...strokeOf({ color: COLORS.brand, width: 6 }) }),
				);
			}),
			...[0, 1, 2].map((index) => mark("open", 54 + index * 0.4, { x: 760 + index * 94, y: 490 })),
			...[0, 1, 2].map((index) => mark("yes", 56 + index * 0.9, { x: 760 + index * 94, y: 490 })),
		),
	];
}
