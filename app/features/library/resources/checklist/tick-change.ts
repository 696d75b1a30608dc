import { DAY_MS } from "#app/shared/durations.ts";

/** By item key: UTC milliseconds of the tick. */
export type Ticks = Readonly<Record<string, number>>;

/** A delta, so that two tabs or devices do not undo each other's changes. */
export type TickChange = { ticked: { item: string; at: number }[]; unticked: string[] };

type SubmittedTicks = {
	/** Items ticked when the form was rendered. */
	was: readonly string[];
	items: readonly { item: string; at: number | null }[];
	known: ReadonlySet<string>;
	now: number;
};

/** Ignores unknown items. */
export function tickChange({ was, items, known, now }: SubmittedTicks): TickChange {
	const before = new Set(was);
	const after = new Map(items.map(({ item, at }) => [item, Math.min(at ?? now, now)]));
	return {
		ticked: [...after].filter(([item]) => known.has(item) && !before.has(item)).map(([item, at]) => ({ item, at })),
		unticked: [...before].filter((item) => known.has(item) && !after.has(item)),
	};
}

const NOON_MS = DAY_MS / 2;

/** Ticks with days for a URL: `far-below~fmk.history~fmk`; without the days when that is too long. */
export function writeTicks(ticks: Ticks): string {
	const entries = Object.entries(ticks);
	const withDays = entries.map(([item, at]) => `${item}~${Math.floor(at / DAY_MS).toString(36)}`).join(".");
	return withDays.length <= MAX_STORED_LENGTH
		? withDays
		: entries
				.map(([item]) => item)
				.join(".")
				.slice(0, MAX_STORED_LENGTH);
}

const MAX_STORED_LENGTH = 1_500;
const STORED_TICK_PATTERN = /^([a-zA-Z][a-zA-Z0-9-]{0,79})(?:~([0-9a-z]{1,4}))?$/;

/** Parses ticks of a URL, ignoring malformed ones; `now` replaces a missing day. */
export function readTicks(text: string, now: number): Ticks {
	const found = text
		.slice(0, MAX_STORED_LENGTH)
		.split(".")
		.flatMap((part) => {
			const [, item, day] = STORED_TICK_PATTERN.exec(part) ?? [];
			if (!item) return [];
			const at = day ? Number.parseInt(day, 36) * DAY_MS + NOON_MS : now;
			return [[item, Math.min(at, now)] as const];
		});
	return Object.fromEntries(found);
}
