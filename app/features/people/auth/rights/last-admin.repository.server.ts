import { type SQL, sql } from "drizzle-orm";
import type { UserId } from "../session/viewer.server";

/**
 * Whether nobody else can give every right that this admin holds; as the trigger on `account_deletions` asks. Whoever is
 * suspended or has asked for the end of their own account is not counted on.
 */
export function isLastWithAllRights(userId: UserId): SQL<number> {
	return sql`exists (select 1 from users own where own.id = ${userId} and own.role = 'admin'
		and instr(own.capabilities, '"people"') > 0 and own.suspended_at is null
		and not exists (select 1 from users other where other.role = 'admin' and other.id <> own.id
			and other.suspended_at is null and other.ends_at is null
			and not exists (select 1 from json_each(own.capabilities) held
				where instr(other.capabilities, '"' || held.value || '"') = 0)))`;
}
