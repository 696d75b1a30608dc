import type { PagePart } from "#app/page-part.ts";
import { CaptureErrors } from "./capture-errors";

export const PARTS: readonly PagePart[] = [{ where: "first", order: 10, Part: CaptureErrors }];
