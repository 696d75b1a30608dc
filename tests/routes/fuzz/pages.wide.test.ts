import { askPages } from "./odd-pages.ts";
import { rest } from "./odd-values.ts";

askPages(rest);
