import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { startSession } from "#app/features/people/auth/session/start-session.server.ts";
import { profiles, sessions, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { savePreference } from "./preferences/keep-preference.server";
import { findPreferences } from "./preferences/preferences.repository.server";
import { findProfile } from "./profile/profiles.repository.server";
import { saveProfile, saveVisibility } from "./profile/save-profile.server";

const now = new Date("2026-11-20T10:00:00Z");
let user: typeof users.$inferSelect;

beforeEach(async () => {
	user = await makeUser(db);
});

async function enter() {
	const { write } = await startSession(db, {
		userId: user.id,
		role: user.role,
		userAgent: null,
		country: null,
		now,
	});
	return (await write.returning())[0]?.id ?? "";
}
const behind = async () =>
	(await db.select().from(sessions).where(eq(sessions.userId, user.id)))
		.filter(({ isBehind }) => isBehind)
		.map(({ id }) => id);

describe("preferences", () => {
	test("a choice is kept, and the other browsers of the account take it over, those that sign in later as well", async () => {
		const [here, there] = [await enter(), await enter()];
		expect(await behind()).toEqual([]);
		await savePreference(db, { user, sessionId: here, choice: { theme: "dark" }, now });
		expect(await behind()).toEqual([there]);

		const later = await enter();
		expect((await behind()).sort()).toEqual([there, later].sort());
		expect(await findPreferences(db, user.id)).toMatchObject([{ theme: "dark", currency: null, keepsLanguage: false }]);
	});

	test("what is kept already sets off nobody, so that two browsers never call each other back", async () => {
		const [here, there] = [await enter(), await enter()];
		const accessibility = { fontSize: "large", contrast: "high", motionReduced: false, singleKeys: true } as const;
		await savePreference(db, { user, sessionId: here, choice: { accessibility }, now });
		await db.update(sessions).set({ isBehind: false }).where(eq(sessions.userId, user.id));
		await savePreference(db, { user, sessionId: there, choice: { accessibility: { ...accessibility } }, now });
		expect(await behind()).toEqual([]);
	});

	test("one choice leaves the others, and a language is that of the mail as well", async () => {
		const sessionId = await enter();
		await savePreference(db, { user, sessionId, choice: { currency: "EUR" }, now });
		await savePreference(db, { user, sessionId, choice: { language: "de" }, now });
		expect(await findPreferences(db, user.id)).toMatchObject([{ currency: "EUR", keepsLanguage: true, theme: null }]);
		expect((await db.select().from(users).where(eq(users.id, user.id)))[0]?.language).toBe("de");
	});
});

describe("the profile", () => {
	test("is empty as long as nothing is told, and each form keeps its own fields", async () => {
		expect(await findProfile(db, user.id)).toMatchObject([{ bio: null, headline: null }]);
		const by = { userId: user.id, now };
		await saveProfile(db, { intent: "about", name: "Ada L.", headline: "", bio: "I *buy* land." }, by);
		const background = { country: "PT", timeZone: "Europe/Lisbon", languages: ["pt", "en"], interests: [] };
		await saveProfile(db, { intent: "background", ...background }, by);
		const seen = { image: "members", headline: "everyone", bio: "nobody", country: "members" } as const;
		await saveVisibility(db, { intent: "visibility", ...seen, languages: "members", interests: "members" }, by);

		expect(await findProfile(db, user.id)).toMatchObject([
			{ bio: "I *buy* land.", headline: null, country: "PT", languages: ["pt", "en"], visibility: seen },
		]);
	});

	test("a bio is read by the reader of all texts: HTML stays visible as text, and no address runs anything", async () => {
		const bio = "<script>alert(1)</script> [me](javascript:alert(1)) ![x](https://evil.example/x.png)";
		await saveProfile(db, { intent: "about", name: "Ada", headline: "", bio }, { userId: user.id, now });
		const [row] = await db.select().from(profiles).where(eq(profiles.userId, user.id));
		expect(row?.bioHtml).not.toMatch(/<script|<img|href="javascript/);
		expect(row?.bioHtml).toContain("&lt;script&gt;");
	});
});

test("both are read by an index and may stand in a batch", async () => {
	await expectNoScan(findPreferences(db, 1));
	await expectNoScan(findProfile(db, 1));
	await expectDistinctColumns(findProfile(db, 1));
});
