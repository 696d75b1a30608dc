import type { PagePart } from "#app/page-part.ts";
import { ConnectionBanners } from "./connection-banners";

export const PARTS: readonly PagePart[] = [{ where: "first", order: 20, Part: ConnectionBanners }];
