import type { PagePart } from "#app/page-part.ts";
import { HelpInCorner } from "./panel/help-button";
import { HelpHost } from "./panel/help-host";

export const PARTS: readonly PagePart[] = [
	{ where: "corner", order: 20, Part: HelpInCorner },
	{ where: "over", order: 10, Part: HelpHost },
];
