import { newId } from "#app/shared/ids.ts";
import type { Database } from "#db/client.server.ts";
import { isConflict } from "#db/conflict.ts";
import { readSettings, readVersions } from "./read-settings";
import { pathProblems, type SettingProblems } from "./setting-form";
import type { SettingKey } from "./setting-keys";
import { type SettingActor, settingRefusal } from "./setting-rights";
import { SETTING_SCHEMAS } from "./setting-schemas";
import { type findSettings, isChangedMeanwhile, settingChangeWrites } from "./settings.repository.server";

type Input = {
	key: SettingKey;
	/** Rows of `findSettings` that include this setting. */
	rows: Awaited<ReturnType<typeof findSettings>>;
	/** As submitted; validated by the setting's schema. */
	input: unknown;
	/** The version shown when editing started. */
	seenVersion: number;
	actor: SettingActor;
	requestId: string;
	now: Date;
};
type Outcome =
	| { ok: true; changed: boolean }
	| { ok: false; reason: "invalid"; problems: SettingProblems }
	| { ok: false; reason: "changedMeanwhile" | "forbidden" | "proofMissing" }
	/** The admin who makes a second factor mandatory has none. */
	| { ok: false; reason: "factorMissing" };

/**
 * Stores value, history and audit entry in one batch. Refuses a missing capability or proof, a stale version, and
 * invalid values with problems by path ("words.en.review"). An unchanged value is no change.
 */
export async function changeSetting(
	db: Database,
	{ key, rows, input, seenVersion, actor, ...when }: Input,
): Promise<Outcome> {
	const refusal = settingRefusal(key, actor);
	if (refusal) return { ok: false, reason: refusal };
	const parsed = SETTING_SCHEMAS[key].safeParse(input);
	if (!parsed.success) return { ok: false, reason: "invalid", problems: pathProblems(parsed.error) };

	const version = readVersions(rows)[key];
	if (version !== seenVersion) return { ok: false, reason: "changedMeanwhile" };

	const [before, after] = [readSettings(rows)[key], parsed.data];
	if (JSON.stringify(before) === JSON.stringify(after)) return { ok: true, changed: false };

	const id = newId();
	try {
		await db.batch(
			settingChangeWrites(db, { id, key, before, after, version, undoes: null, actorId: actor.id, ...when }),
		);
	} catch (error) {
		if (isConflict(error)) return { ok: false, reason: "factorMissing" };
		if (isChangedMeanwhile(error)) return { ok: false, reason: "changedMeanwhile" };
		throw error;
	}
	return { ok: true, changed: true };
}
