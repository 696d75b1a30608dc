export const MAX_CLOCK_MOVE_DAYS = 400;
