import type { PagePart, PartProps } from "#app/page-part.ts";
import { AddressBanner } from "./address-banner";

function FailingAddress({ failingAddress }: PartProps) {
	return failingAddress ? <AddressBanner {...failingAddress} /> : null;
}

export const PARTS: readonly PagePart[] = [{ where: "aboveHeader", order: 12, Part: FailingAddress }];
