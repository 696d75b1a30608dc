/** How long the pointer rests before a tooltip shows, in milliseconds. */
export const TOOLTIP_DELAY_MS = 700;
/** Within this time after one has closed the next shows at once, in milliseconds. */
export const TOOLTIP_SKIP_DELAY_MS = 300;
