import type { PagePart, PartProps } from "#app/page-part.ts";
import { KeepAccessibility } from "./preferences/keep-accessibility";

function Accessibility({ user }: PartProps) {
	return user ? <KeepAccessibility /> : null;
}

export const PARTS: readonly PagePart[] = [{ where: "over", order: 70, Part: Accessibility }];
