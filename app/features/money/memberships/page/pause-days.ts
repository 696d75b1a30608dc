export const PAUSE_DAYS = [30, 60, 90] as const;
