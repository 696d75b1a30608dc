import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { settingChanges } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { changeSetting } from "./change-setting.server";
import { readSettings, readVersions } from "./read-settings";
import type { SettingActor } from "./setting-rights";
import { findSettings } from "./settings.repository.server";
import { undoSettingChange } from "./undo-setting-change.server";

const now = new Date("2026-11-20T10:00:00Z");

test("what affiliates are paid is changed, and changed back, by an admin with the right to money and a fresh proof alone", async () => {
	const key = "affiliateProgram";
	const { id } = await makeUser(db, { role: "admin" });
	const settingsAlone: SettingActor = { id, capabilities: ["settings"], hasProof: true };
	const full: SettingActor = { id, capabilities: ["settings", "money"], hasProof: true };
	const save = async (actor: SettingActor) => {
		const rows = await findSettings(db, [key]);
		const input = { ...readSettings(rows)[key], ratePercent: 91 };
		return changeSetting(db, { key, rows, input, seenVersion: readVersions(rows)[key], actor, requestId: "r", now });
	};
	const rate = async () => readSettings(await findSettings(db, [key]))[key].ratePercent;

	expect(await save(settingsAlone)).toEqual({ ok: false, reason: "forbidden" });
	expect(await save({ ...full, hasProof: false })).toEqual({ ok: false, reason: "proofMissing" });
	expect(await rate()).toBe(50);
	expect(await save(full)).toEqual({ ok: true, changed: true });

	const [latest] = await db.select().from(settingChanges).where(eq(settingChanges.key, key));
	const takeBack = (actor: SettingActor) =>
		undoSettingChange(db, { changeId: latest?.id ?? "", actor, requestId: "r", now });
	expect(await takeBack(settingsAlone)).toEqual({ ok: false, reason: "forbidden" });
	expect(await takeBack({ ...full, hasProof: false })).toEqual({ ok: false, reason: "proofMissing" });
	expect(await rate()).toBe(91);
	expect(await takeBack(full)).toEqual({ ok: true, key });
	expect(await rate()).toBe(50);
});
