import type { Reportables } from "#app/features/community/moderation/reportable.ts";
import { collectReportables } from "#app/features/community/moderation/reportables.ts";
import { ALL_ROOMS } from "./composition.server";
import type { Room } from "./room";

/** What people may report, as rooms declare it. */
export function reportablesOf(rooms: readonly Room[]): Reportables {
	return collectReportables(rooms.flatMap(({ reportable = [] }) => reportable));
}

export const REPORTABLES: Reportables = reportablesOf(ALL_ROOMS);
