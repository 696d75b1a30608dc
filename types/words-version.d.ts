/** Changes with any word of the browser's, put in by the build (`scripts/vite/word-files.ts`). */
declare const __WORDS_VERSION__: string;
