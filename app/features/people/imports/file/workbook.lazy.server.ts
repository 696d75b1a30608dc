export { readSheet } from "read-excel-file/universal";
