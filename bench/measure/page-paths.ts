/** Stands for the page paths that the build writes: what is measured here has no address of a page with a language. */
export const pagePaths = { everyLanguage: [], others: [] };
