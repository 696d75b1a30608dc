import { ROOMS } from "./composition.server";

/** What admin pages show of all rooms. */

export const DEEDS = ROOMS.flatMap(({ deeds = [] }) => deeds);
