/** Written by the build: see `scripts/vite/page-paths.ts`. */
declare const __PAGE_PATHS__: { everyLanguage: string[]; others: string[] };
