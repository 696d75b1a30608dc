import type { Formats } from "../../shared/formats";
import { activityKey } from "./activity-key";
import type { AuditEntryRow } from "./overview.repository.server";

export type ActivityData = ReturnType<typeof activityData>;

/** Entries of the audit log as they are shown, in the order given. */
export function activityData(entries: readonly AuditEntryRow[], formats: Formats) {
	return entries.map(({ id, action, actorName, at }) => ({
		id,
		key: activityKey(action),
		action,
		name: actorName,
		at: formats.dateTime(at),
		instant: at.toISOString(),
	}));
}
