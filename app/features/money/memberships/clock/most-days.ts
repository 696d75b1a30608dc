export const MOST_DAYS = 400;
