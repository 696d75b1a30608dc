import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { DAY_MS } from "#app/shared/durations.ts";
import type { Database } from "#db/client.server.ts";
import type { Attribution } from "../rules/attribution";
import { findLastClick } from "./visits.repository.server";

type Input = {
	/** From the cookie of the browser; null without one. */
	visitorId: string | null;
	userId: number;
	/** The affiliate whose coupon is used. */
	couponAffiliateId: number | null;
	now: Date;
};

/** Who is credited for an order that is made now: the coupon's affiliate, else the last click while it counts. */
export async function attributionFor(db: Database, input: Input): Promise<Attribution | null> {
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
