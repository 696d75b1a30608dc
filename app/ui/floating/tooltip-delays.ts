export const TOOLTIP_DELAY_MS = 700;
/** Within this time after one has closed, the next opens at once. */
export const TOOLTIP_SKIP_DELAY_MS = 300;
