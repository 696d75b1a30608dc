import type { PagePart, PartProps } from "#app/page-part.ts";
import { SaveAccessibility } from "./preferences/keep-accessibility";

function Accessibility({ user }: PartProps) {
	return user ? <SaveAccessibility /> : null;
}

export const PARTS: readonly PagePart[] = [{ where: "over", order: 70, Part: Accessibility }];
