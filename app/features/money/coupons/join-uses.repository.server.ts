import { eq, sql } from "drizzle-orm";
import type { MergedPerson } from "#app/shared/personal-data/personal-data.server.ts";
import type { Database } from "#db/client.server.ts";
import { coupons, couponUseKeys, couponUses } from "#db/schema/schema.ts";
import type { Write } from "#db/write.ts";

/** Moves uses of coupons to another account and counts them by its keys too, so that a coupon used by either is used. */
export function joinUses(db: Database, { keptId, closedId, keptKeys }: MergedPerson): Write[] {
	const keys = JSON.stringify(keptKeys);
	// A trigger refuses a reservation over the limit. The other account's own uses then reach the limit by themselves.
	const isUsedUp = sql`exists (select 1 from ${coupons}
		where ${coupons.id} = ${couponUses.couponId} and ${coupons.maxPerPerson} <= (
			select count(*) from ${couponUseKeys} own
			where own.coupon_id = ${couponUses.couponId} and own.person_key = key.value))`;
	return [
		db
			.insert(couponUseKeys)
			.select(
				// "reserved" comes before "used": a reservation is checked before the paid uses count.
				sql`select ${couponUses.couponId}, key.value, ${couponUses.id} from ${couponUses}, json_each(${keys}) key
					where ${couponUses.userId} = ${closedId}
						and (${couponUses.state} = 'used' or (${couponUses.state} = 'reserved' and not ${isUsedUp}))
					order by ${couponUses.state}`,
			)
			.onConflictDoNothing(),
		db
			.update(couponUses)
			.set({
				userId: keptId,
				// A released use that is paid late after all counts by these.
				personKeys: sql`(select json_group_array(value) from (
					select value from json_each(${couponUses.personKeys}) union select value from json_each(${keys})))`,
			})
			.where(eq(couponUses.userId, closedId)),
	];
}
