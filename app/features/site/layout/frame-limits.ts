/** Scrolled pixels after which "Back to top" appears. */
export const BACK_TO_TOP_AFTER = 300;

/** Milliseconds that a page may take before its shape stands in its place. */
export const SLOW_PAGE_MS = 600;

/** Milliseconds that a page may take before the progress bar shows. */
export const SLOW_NAVIGATION_MS = 300;
