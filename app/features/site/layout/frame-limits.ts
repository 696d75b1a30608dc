export const BACK_TO_TOP_AFTER = 300;

export const SLOW_PAGE_MS = 600;

export const SLOW_NAVIGATION_MS = 300;
