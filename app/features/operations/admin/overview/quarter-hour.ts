/** In milliseconds: no time zone divides a quarter of an hour. */
export const QUARTER_HOUR = 15 * 60_000;
