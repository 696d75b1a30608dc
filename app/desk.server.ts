import { sortRail } from "#app/features/operations/admin/rail.ts";
import { ALL_ROOMS } from "./composition.server";
import type { Room } from "./room";

/** What admin pages show of rooms, in the order in which they show it. */
export function deskOf(rooms: readonly Room[]) {
	return {
		deeds: rooms.flatMap(({ deeds = [] }) => deeds),
		rail: sortRail(rooms.flatMap(({ desk = [] }) => desk)),
		searches: rooms.flatMap(({ deskSearch = [] }) => deskSearch).sort((a, b) => a.order - b.order),
		attention: rooms.flatMap(({ attention = [] }) => attention).sort((a, b) => a.order - b.order),
	};
}

export const { deeds: DEEDS, rail: RAIL, attention: ATTENTION, searches: DESK_SEARCHES } = deskOf(ALL_ROOMS);
