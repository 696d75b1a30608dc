import type { Formats } from "#app/shared/words/formats.ts";
import { type DatedEntitlement, isOpenAt } from "./can-access";

type RightWithEnd = Pick<DatedEntitlement, "untilAt" | "lastDay">;

/** The last day as the admin typed it, else the reader's day of the moment before the end; null: permanent. */
export function lastDayShown({ untilAt, lastDay }: RightWithEnd, formats: Formats): string | null {
	if (lastDay) return formats.wholeDay(lastDay);
	return untilAt && formats.date(new Date(untilAt.getTime() - 1));
}

export function latestOpen<R extends DatedEntitlement>(rights: readonly R[], now: Date): R | null {
	const end = ({ untilAt }: R) => untilAt?.getTime() ?? Number.POSITIVE_INFINITY;
	const open = rights.filter((one) => isOpenAt(one, now));
	return open.reduce<R | null>((latest, one) => (latest && end(latest) >= end(one) ? latest : one), null);
}
