import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findCurrentSession } from "#app/features/people/auth/session/current-session.server.ts";
import { startSession } from "#app/features/people/auth/session/start-session.server.ts";
import { auditEntries, settingChanges, siteSettings, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { changeSetting } from "./change-setting.server";
import { findSettings } from "./settings.repository.server";
import { undoSettingChange } from "./undo-setting-change.server";

const now = new Date("2026-11-20T12:00:00Z");
const by = { requestId: "r", now };
const key = "adminSecurity";

const actorOf = (id: number, hasProof = true) => ({ id, hasProof, capabilities: ["settings" as const] });
const turn = async (secondFactor: boolean, actorId: number) => {
	const rows = await findSettings(db);
	const seenVersion = rows.find((row) => row.key === key)?.version ?? 0;
	return changeSetting(db, { key, rows, input: { secondFactor }, seenVersion, actor: actorOf(actorId), ...by });
};
const isOn = async () => (await db.select().from(siteSettings).where(eq(siteSettings.key, key)))[0]?.value;
const entries = async () => (await db.select().from(auditEntries).where(eq(auditEntries.subjectId, key))).length;

/** True when the desk is closed because of a missing second factor. */
async function lacksFactor(userId: number, role: "admin" | "student") {
	const { write, session } = await startSession(db, { userId, role, userAgent: null, country: null, now });
	await write;
	const request = new Request("https://school.example/admin", { headers: { Cookie: `__Host-sid=${session.cookie}` } });
	const found = await findCurrentSession({ db, request, now, waitUntil: () => {} });
	return found.kind === "signedIn" && found.lacksFactor;
}

test("only an admin with a second factor asks it of all; those without are told apart where the session is found", async () => {
	const [bare, safe] = [
		await makeUser(db, { role: "admin" }),
		await makeUser(db, { role: "admin", secondFactorAt: now }),
	];
	const learner = await makeUser(db);

	expect(await turn(true, bare.id)).toEqual({ ok: false, reason: "factorMissing" });
	expect([await isOn(), await entries()]).toEqual([undefined, 0]);
	expect(await lacksFactor(bare.id, "admin")).toBe(false);

	expect(await turn(true, safe.id)).toEqual({ ok: true, changed: true });
	expect(await entries()).toBe(1);
	expect(await lacksFactor(bare.id, "admin")).toBe(true);
	expect([await lacksFactor(safe.id, "admin"), await lacksFactor(learner.id, "student")]).toEqual([false, false]);

	await db.update(users).set({ secondFactorAt: now }).where(eq(users.id, bare.id));
	expect(await lacksFactor(bare.id, "admin")).toBe(false);
});

test("taking back that it was turned off asks for a factor as well", async () => {
	const [bare, safe] = [
		await makeUser(db, { role: "admin" }),
		await makeUser(db, { role: "admin", secondFactorAt: now }),
	];
	await turn(true, safe.id);
	expect(await turn(false, bare.id)).toEqual({ ok: true, changed: true });
	const changes = await db.select().from(settingChanges).where(eq(settingChanges.key, key));
	const changeId = changes.toSorted((a, b) => b.version - a.version)[0]?.id ?? "";

	const undo = (actorId: number, hasProof = true) =>
		undoSettingChange(db, { changeId, actor: actorOf(actorId, hasProof), ...by });
	expect(await undo(safe.id, false)).toEqual({ ok: false, reason: "proofMissing" });
	expect(await undo(bare.id)).toEqual({
		ok: false,
		reason: "factorMissing",
	});
	expect(await isOn()).toEqual({ secondFactor: false });
	expect(await undo(safe.id)).toEqual({ ok: true, key });
	expect(await isOn()).toEqual({ secondFactor: true });
});
