import type { PagePart } from "#app/page-part.ts";
import { LazyReferralNotice } from "./visits/lazy-referral-notice";

export const PARTS: readonly PagePart[] = [{ where: "over", order: 40, Part: LazyReferralNotice }];
