import type { PagePart } from "#app/page-part.ts";
import { AccessibilityHost } from "./accessibility-host";
import { KeysHost } from "./keys/keys-host";

export const PARTS: readonly PagePart[] = [
	{ where: "over", order: 50, Part: AccessibilityHost },
	{ where: "over", order: 60, Part: KeysHost },
];
