import { MINUTE_MS } from "#app/shared/durations.ts";

/** In milliseconds: no time zone divides a quarter of an hour. */
export const QUARTER_HOUR_MS = 15 * MINUTE_MS;
