import { group, type Moves, opacityKeys, type Shape, type Track } from "./film.ts";

/** `shapes` are timed in the scene's own seconds. */
export function sceneGroup(from: number, to: number, shapes: readonly Shape[]): Shape {
	return group({ opacity: opacityKeys(from, to) }, ...shiftShapes(from, shapes));
}

export function shiftShapes(by: number, shapes: readonly Shape[]): Shape[] {
	const shifted = (track: Track) => shiftedBy(by, track);
	return shapes.map(({ attributes, line, figure, moves, along, children, name }) => ({
		name,
		attributes: attributes && mapped(attributes, (value) => (typeof value === "string" ? value : shifted(value))),
		line: line && {
			points: line.points,
			from: line.from === undefined ? undefined : shifted(line.from),
			to: line.to === undefined ? undefined : shifted(line.to),
		},
		figure: figure && { ...figure, text: laterText(by, figure.text) },
		moves: moves && laterMoves(by, moves),
		along: along && { points: along.points, share: shifted(along.share) },
		children: children && shiftShapes(by, children),
	}));
}

type Text = NonNullable<Shape["figure"]>["text"];

function laterText(by: number, text: Text): Text {
	return typeof text === "string" ? text : { ...text, count: shiftedBy(by, text.count) };
}

function laterMoves(by: number, moves: Moves): Moves {
	const all = Object.entries(moves) as [keyof Moves, Track | undefined][];
	return Object.fromEntries(all.map(([name, track]) => [name, track === undefined ? undefined : shiftedBy(by, track)]));
}

function shiftedBy(by: number, track: Track): Track {
	return typeof track === "number" ? track : track.map(([second, value]) => [second + by, value] as const);
}

function mapped<Value>(
	record: Readonly<Record<string, Value>>,
	change: (value: Value) => Value,
): Record<string, Value> {
	return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
