import { and, eq, inArray, sql } from "drizzle-orm";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { type Key, keyset, readKey } from "#app/shared/lists/keyset.server.ts";
import type { Database } from "#db/client.server.ts";
import { onlyWhile } from "#db/conflict.ts";
import { settingChanges, siteSettings, users } from "#db/schema/schema.ts";
import { CHANGES_IN_DRAWER, CHANGES_PER_PAGE, type SettingChangesQuery } from "./setting-changes-query";
import type { SettingKey } from "./setting-keys";

export type SettingChange = Awaited<ReturnType<typeof listSettingChanges>>[number];

/** The rows of all settings, or of the ones that a page needs, to be read by `readSettings`. */
export function findSettings(db: Database, keys?: readonly SettingKey[]) {
	return db
		.select({ key: siteSettings.key, value: siteSettings.value, version: siteSettings.version })
		.from(siteSettings)
		.where(keys ? inArray(siteSettings.key, [...keys]) : undefined);
}

/** When each setting was changed last, and by whom. */
export function findLatestChanges(db: Database) {
	return db
		.select({ key: siteSettings.key, at: siteSettings.updatedAt, by: sql<string | null>`${users.name}`.as("by_name") })
		.from(siteSettings)
		.leftJoin(users, eq(users.id, siteSettings.updatedBy));
}

/** The latest changes of one setting, for the drawer that edits it. */
export function listChangesOf(db: Database, key: SettingKey | null) {
	const query = { sort: "at", isDescending: true, filters: { setting: key }, page: null, q: "", hidden: [] } as const;
	return listSettingChanges(db, { ...query, hidden: [] }, { after: null, limit: key ? CHANGES_IN_DRAWER : 0 });
}

/**
 * A portion of the history, with who made each change. `isLatest` says that none
 * of this setting came after it. Rows before a cursor come in the opposite
 * order, nearest first: `toCursorPage` puts them right.
 */
export function listSettingChanges(db: Database, query: SettingChangesQuery, { after, limit } = onPage(query)) {
	const isDescending = query.isDescending !== (query.page?.side === "before");
	const columns = [settingChanges.at, settingChanges.version, settingChanges.id];
	const { where, orderBy } = keyset({ columns, isDescending }, after);
	const { setting } = query.filters;
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
		.where(and(setting ? eq(settingChanges.key, setting) : undefined, where))
		.orderBy(...orderBy)
		.limit(limit);
}

/** What a change is known by in a cursor. */
export function changeKey({ at, version, id }: SettingChange): Key {
	return [at.getTime(), version, id];
}

/** One change more than a page holds says whether there is another page. */
function onPage({ page }: SettingChangesQuery) {
	return { after: readKey(page, ["number", "number", "text"]), limit: CHANGES_PER_PAGE + 1 };
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
 * One change, for one batch: its row in the history, the new value, the audit entry. The first breaks a unique key,
 * and the batch with it, when somebody else has changed this version already.
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
		...(asksForFactor(key, after) ? [requireOwnFactor(db, actorId)] : []),
	] as const;
}

function asksForFactor(key: SettingKey, after: unknown): boolean {
	return key === "adminSecurity" && (after as { secondFactor?: boolean } | null)?.secondFactor === true;
}

/** Stops its batch unless the admin who makes second factors mandatory has one: they would be the first to be shut out. */
function requireOwnFactor(db: Database, actorId: number) {
	return db
		.select({ has: onlyWhile(sql`${users.secondFactorAt} is not null`, sql`1`).as("has_factor") })
		.from(users)
		.where(eq(users.id, actorId));
}

/** True for the error of a batch that came second. */
export function isChangedMeanwhile(error: unknown): boolean {
	const text = `${error} ${(error as { cause?: unknown })?.cause ?? ""}`;
	return text.includes("UNIQUE constraint failed: setting_changes.key");
}
