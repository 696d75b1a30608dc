/** The furthest that a clock is moved at once. */
export const MOST_DAYS = 400;
