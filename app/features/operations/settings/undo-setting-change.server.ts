import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { readVersions } from "./read-settings";
import { isSettingKey, type SettingKey } from "./setting-keys";
import { type SettingActor, settingRefusal } from "./setting-rights";
import { SETTING_SCHEMAS } from "./setting-schemas";
import { findSettingChange, findSettings, isChangedMeanwhile, settingChangeWrites } from "./settings.repository.server";

type Input = { changeId: string; actor: SettingActor; requestId: string; now: Date };
type Outcome =
	| { ok: true; key: SettingKey }
	| { ok: false; reason: "notFound" | "changedMeanwhile" | "invalid" | "factorMissing" | "forbidden" | "proofMissing" };

/**
 * Undone by a new change, which can be undone too. Refuses earlier changes, which would discard later ones, and
 * values that have become invalid.
 */
export async function undoSettingChange(db: Database, { changeId, actor, ...when }: Input): Promise<Outcome> {
	const [[undone], rows] = await db.batch([findSettingChange(db, changeId), findSettings(db)]);
	if (!undone || !isSettingKey(undone.key)) return { ok: false, reason: "notFound" };

	const { key, version, before: after, after: before } = undone;
	const refusal = settingRefusal(key, actor);
	if (refusal) return { ok: false, reason: refusal };
	if (!SETTING_SCHEMAS[key].safeParse(after).success) return { ok: false, reason: "invalid" };
	if (readVersions(rows)[key] !== version) return { ok: false, reason: "changedMeanwhile" };

	const id = newId();
	try {
		await db.batch(
			settingChangeWrites(db, { id, key, before, after, version, undoes: changeId, actorId: actor.id, ...when }),
		);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "factorMissing" };
		if (isChangedMeanwhile(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
	return { ok: true, key };
}
