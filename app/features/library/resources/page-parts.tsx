import type { PagePart, PartProps } from "#app/page-part.ts";
import { useMergedTicks } from "./checklist/use-merged-ticks";

function MergedTicks({ user }: PartProps) {
	useMergedTicks(user !== null);
	return null;
}

export const PARTS: readonly PagePart[] = [{ where: "first", order: 40, Part: MergedTicks }];
