import { type SQL, sql } from "drizzle-orm";
import type { UserId } from "../session/viewer.server";

/**
 * True when no other admin can give every capability that this one holds; same rule as the trigger on
 * `account_deletions`. Suspended admins and those who requested deletion do not count.
 */
export function isLastWithAllRights(userId: UserId): SQL<number> {
	return sql`exists (select 1 from users own where own.id = ${userId} and own.role = 'admin'
		and instr(own.capabilities, '"people"') > 0 and own.suspended_at is null
		and not exists (select 1 from users other where other.role = 'admin' and other.id <> own.id
			and other.suspended_at is null and other.ends_at is null
			and not exists (select 1 from json_each(own.capabilities) held
				where instr(other.capabilities, '"' || held.value || '"') = 0)))`;
}
