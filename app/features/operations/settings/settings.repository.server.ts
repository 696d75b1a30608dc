import { and, eq, inArray, sql } from "drizzle-orm";
import { audit } from "#app/features/operations/audit/face.server.ts";
import { type Key, keyset, readKey } from "#app/shared/lists/keyset.server.ts";
import type { Database } from "#db/client.server.ts";
import { valueIfElseConflict } from "#db/conflict.ts";
import { settingChanges, siteSettings, users } from "#db/schema/schema.ts";
import { CHANGES_IN_DRAWER, CHANGES_PER_PAGE, type SettingChangesQuery } from "./setting-changes-query";
import type { SettingKey } from "./setting-keys";

export type SettingChange = Awaited<ReturnType<typeof listSettingChanges>>[number];

export function findSettings(db: Database, keys?: readonly SettingKey[]) {
	return db
		.select({ key: siteSettings.key, value: siteSettings.value, version: siteSettings.version })
		.from(siteSettings)
		.where(keys ? inArray(siteSettings.key, [...keys]) : undefined);
}

export function findLatestChanges(db: Database) {
	return db
		.select({ key: siteSettings.key, at: siteSettings.updatedAt, by: sql<string | null>`${users.name}`.as("by_name") })
		.from(siteSettings)
		.leftJoin(users, eq(users.id, siteSettings.updatedBy));
}

export function listChangesOf(db: Database, key: SettingKey | null) {
	const query = { sort: "at", isDescending: true, filters: { setting: key }, page: null, q: "", hidden: [] } as const;
	return listSettingChanges(db, { ...query, hidden: [] }, { after: null, limit: key ? CHANGES_IN_DRAWER : 0 });
}

/**
 * `isLatest`: no later change of this setting. Rows before a cursor are reversed; `toCursorPage` restores the order.
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

export function changeKey({ at, version, id }: SettingChange): Key {
	return [at.getTime(), version, id];
}

function onPage({ page }: SettingChangesQuery) {
	return { after: readKey(page, ["number", "number", "text"]), limit: CHANGES_PER_PAGE + 1 };
}

export function findSettingChange(db: Database, id: string) {
	return db.select().from(settingChanges).where(eq(settingChanges.id, id)).limit(1);
}

type NewValue = {
	id: string;
	key: SettingKey;
	before: unknown;
	after: unknown;
	/** The version that the admin saw; the change creates the next. */
	version: number;
	undoes: string | null;
	actorId: number;
	requestId: string;
	now: Date;
};

/** For one batch: history, value, audit entry. The first violates a unique key when `version` is stale. */
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
		...(requiresSecondFactor(key, after) ? [requireOwnFactor(db, actorId)] : []),
	] as const;
}

function requiresSecondFactor(key: SettingKey, after: unknown): boolean {
	return key === "adminSecurity" && (after as { secondFactor?: boolean } | null)?.secondFactor === true;
}

/** Fails the batch unless the admin who requires second factors has one; they would lock themselves out. */
function requireOwnFactor(db: Database, actorId: number) {
	return db
		.select({ has: valueIfElseConflict(sql`${users.secondFactorAt} is not null`, sql`1`).as("has_factor") })
		.from(users)
		.where(eq(users.id, actorId));
}

/** True for the error of the batch that lost. */
export function isChangedMeanwhile(error: unknown): boolean {
	const text = `${error} ${(error as { cause?: unknown })?.cause ?? ""}`;
	return text.includes("UNIQUE constraint failed: setting_changes.key");
}
