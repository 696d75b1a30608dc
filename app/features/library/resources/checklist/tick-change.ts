import { DAY_MS } from "#app/shared/durations.ts";

/** Instants in UTC milliseconds at which items were ticked, by their keys. */
export type Ticks = Readonly<Record<string, number>>;

/** What changes about a checklist: never the whole of it, so that two tabs or devices do not undo each other. */
export type TickChange = { ticked: { item: string; at: number }[]; unticked: string[] };

type Sent = {
	/** The items that were ticked when the form was drawn. */
	was: readonly string[];
	/** Those that are ticked now. */
	items: readonly { item: string; at: number | null }[];
	/** The keys that the checklist has. */
	known: ReadonlySet<string>;
	now: number;
};

/** What somebody has changed about what they saw. Items that the checklist does not have are passed over. */
export function tickChange({ was, items, known, now }: Sent): TickChange {
	const before = new Set(was);
	const after = new Map(items.map(({ item, at }) => [item, Math.min(at ?? now, now)]));
	return {
		ticked: [...after].filter(([item]) => known.has(item) && !before.has(item)).map(([item, at]) => ({ item, at })),
		unticked: [...before].filter((item) => known.has(item) && !after.has(item)),
	};
}

const NOON = DAY_MS / 2;

/** Ticks for an address, with their days: `far-below~fmk.history~fmk`. Without the days where they would be too long. */
export function writeTicks(ticks: Ticks): string {
	const entries = Object.entries(ticks);
	const withDays = entries.map(([item, at]) => `${item}~${Math.floor(at / DAY_MS).toString(36)}`).join(".");
	return withDays.length <= LONGEST
		? withDays
		: entries
				.map(([item]) => item)
				.join(".")
				.slice(0, LONGEST);
}

const LONGEST = 1_500;
const WRITTEN = /^([a-zA-Z][a-zA-Z0-9-]{0,79})(?:~([0-9a-z]{1,4}))?$/;

/** The ticks of an address; `now` for those without a day. What is malformed is passed over. */
export function readTicks(text: string, now: number): Ticks {
	const found = text
		.slice(0, LONGEST)
		.split(".")
		.flatMap((part) => {
			const [, item, day] = WRITTEN.exec(part) ?? [];
			if (!item) return [];
			const at = day ? Number.parseInt(day, 36) * DAY_MS + NOON : now;
			return [[item, Math.min(at, now)] as const];
		});
	return Object.fromEntries(found);
}
