import type { PagePart } from "#app/page-part.ts";
import { SearchHost } from "./palette/search-host";

export const PARTS: readonly PagePart[] = [{ where: "over", order: 90, Part: SearchHost }];
