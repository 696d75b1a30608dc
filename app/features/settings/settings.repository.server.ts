import { desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../db/client.server";
import { settingChanges, siteSettings, users } from "../../../db/schema/schema";
import { audit } from "../audit/audit.server";
import type { SettingKey } from "./setting-keys";

/** The page of settings shows this many changes. */
export const HISTORY_LENGTH = 50;

export type SettingChange = Awaited<ReturnType<typeof listSettingChanges>>[number];

/**
 * The rows of all settings, or of the ones a page needs: a statement for the
 * page's own batch, to be read by `readSettings`.
 */
export function findSettings(db: Database, keys?: readonly SettingKey[]) {
	return db
		.select({ key: siteSettings.key, value: siteSettings.value, version: siteSettings.version })
		.from(siteSettings)
		.where(keys ? inArray(siteSettings.key, [...keys]) : undefined);
}

/** The latest changes with who made them, newest first. `isLatest` says that none of this setting came after it. */
export function listSettingChanges(db: Database, limit = HISTORY_LENGTH) {
	return db
		.select({
			id: settingChanges.id,
			key: settingChanges.key,
			version: settingChanges.version,
			before: settingChanges.before,
			after: settingChanges.after,
			at: settingChanges.at,
			undoes: settingChanges.undoes,
			by: sql<string | null>`${users.name}`.as("by_name"),
			isLatest: sql<boolean>`${siteSettings.version} = ${settingChanges.version}`.mapWith(Boolean).as("is_latest"),
		})
		.from(settingChanges)
		.leftJoin(siteSettings, eq(siteSettings.key, settingChanges.key))
		.leftJoin(users, eq(users.id, settingChanges.by))
		.orderBy(desc(settingChanges.at), desc(settingChanges.version))
		.limit(limit);
}

/** The change with this id, as a list of none or one. */
export function findSettingChange(db: Database, id: string) {
	return db.select().from(settingChanges).where(eq(settingChanges.id, id)).limit(1);
}

type NewValue = {
	id: string;
	key: SettingKey;
	before: unknown;
	after: unknown;
	/** The version that was seen; the new one is the next. */
	version: number;
	undoes: string | null;
	actorId: number;
	requestId: string;
	now: Date;
};

/**
 * The writes of one change, not yet run, for one batch: its row in the history,
 * the new value, the audit entry. The first breaks a unique key, and the batch
 * with it, when somebody else has changed this version already.
 */
export function settingChangeWrites(db: Database, change: NewValue) {
	const { id, key, before, after, undoes, actorId, requestId, now } = change;
	const version = change.version + 1;
	const setting = { value: after, version, updatedAt: now, updatedBy: actorId };

	return [
		db.insert(settingChanges).values({ id, key, version, before, after, by: actorId, at: now, undoes }),
		db
			.insert(siteSettings)
			.values({ key, ...setting })
			.onConflictDoUpdate({ target: siteSettings.key, set: setting }),
		audit(db, {
			by: actorId,
			deed: undoes ? "settings.undo" : "settings.change",
			subject: { kind: "setting", id: key },
			before: { value: before },
			after: { value: after },
			requestId,
			now,
		}),
	] as const;
}

/** True for the error of a batch that came second. */
export function isChangedMeanwhile(error: unknown): boolean {
	const text = `${error} ${(error as { cause?: unknown })?.cause ?? ""}`;
	return text.includes("UNIQUE constraint failed: setting_changes.key");
}
