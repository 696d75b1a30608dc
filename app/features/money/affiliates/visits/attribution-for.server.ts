import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import type { Attribution } from "../rules/attribution";
import { findLastClick } from "./visits.repository.server";

type Input = {
	/** From the cookie; null without one. */
	visitorId: string | null;
	userId: number;
	couponAffiliateId: number | null;
	now: Date;
};

/** The coupon's affiliate, else the last click that still counts; null for neither. */
export async function attributionForBuyer(db: Database, input: Input): Promise<Attribution | null> {
	const { couponAffiliateId, now } = input;
	if (couponAffiliateId !== null) {
		return { affiliateId: couponAffiliateId, via: "coupon", visitorId: null, linkId: null, at: now };
	}
	const [[click], settings] = await db.batch([findLastClick(db, input), findSettings(db, ["affiliateProgram"])]);
	const { cookieDays } = readSettings(settings).affiliateProgram;
	if (!click || now.getTime() - click.clickedAt.getTime() >= cookieDays * DAY_MS) return null;
	const { affiliateId, visitorId, linkId, clickedAt } = click;
	return { affiliateId, via: "click", visitorId, linkId, at: clickedAt };
}
