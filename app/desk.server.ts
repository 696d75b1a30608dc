import { sortRail } from "#app/features/operations/admin/rail.ts";
import { ROOMS } from "./composition.server";

/** What admin pages show of all rooms. */

export const DEEDS = ROOMS.flatMap(({ deeds = [] }) => deeds);
export const RAIL = sortRail(ROOMS.flatMap(({ desk = [] }) => desk));
export const ATTENTION = ROOMS.flatMap(({ attention = [] }) => attention).sort((a, b) => a.order - b.order);
