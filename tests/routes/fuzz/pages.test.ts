import { askPages } from "./odd-pages.ts";
import { share } from "./odd-values.ts";

askPages(share);
