/** The patterns of all pages, put in by the build from `app/routes.ts` (`scripts/vite/page-paths.ts`). */
declare const __PAGE_PATHS__: readonly string[];
