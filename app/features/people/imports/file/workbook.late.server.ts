/** The library that reads .xlsx, in a file of the Worker that comes late (scripts/vite/late-modules.ts). */
export { readSheet } from "read-excel-file/universal";
