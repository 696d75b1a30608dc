import { askPages } from "./odd-pages.ts";

askPages((all) => all);
