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
	/** What `findSettings` has brought of this setting, among others or alone. */
	rows: Awaited<ReturnType<typeof findSettings>>;
	/** The new value as it came from the form; its schema decides. */
	input: unknown;
	/** The version that the admin saw when starting to edit. */
	seenVersion: number;
	actor: SettingActor;
	requestId: string;
	now: Date;
};
type Outcome =
	| { ok: true; changed: boolean }
	| { ok: false; reason: "invalid"; problems: SettingProblems }
	| { ok: false; reason: "changedMeanwhile" | "forbidden" | "proofMissing" }
	/** Whoever asks a second factor of all admins has none. */
	| { ok: false; reason: "factorMissing" };

/**
 * Changes one setting: value, history and audit entry in one batch, all or none.
 *
 * Whoever lacks the capability or the fresh proof that the setting asks for is refused.
 * A value that is not allowed comes back with what is wrong by path of the field
 * ("words.en.review"). When somebody else has changed the setting since it was
 * seen, nothing is written. The value that stands already is no change.
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
