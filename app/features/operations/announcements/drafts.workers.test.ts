import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import {
	by,
	DRAFT,
	draft,
	found,
	later,
	now,
	origin,
	runAll,
	scene,
	setScene,
} from "#tests/operations/announcements.ts";
import { findReadable } from "./announcements.repository.server";
import { changeDraft, createAnnouncement, deleteDraft } from "./send/save-announcement.server";
import { scheduleAnnouncement, sendNow, sendTest, unschedule } from "./send/send-announcement.server";

beforeEach(setScene);

describe("a schedule", () => {
	test("sends at its time, not before", async () => {
		const id = await draft();
		expect(await scheduleAnnouncement(db, { id, seen: 1, origin, sendAt: later(60) }, by())).toEqual({ ok: true });
		await runAll(later(59));
		expect(await found(id)).toMatchObject({ state: "scheduled", reached: 0 });
		await runAll(later(60));
		expect(await found(id)).toMatchObject({ state: "sent", reached: 3 });
	});

	test("that was taken back sends nothing, also after a second one", async () => {
		const id = await draft();
		await scheduleAnnouncement(db, { id, seen: 1, origin, sendAt: later(60) }, by());
		await unschedule(db, { id, seen: 2 }, by());
		await runAll(later(60));
		expect(await found(id)).toMatchObject({ state: "draft", sendAt: null });
		await scheduleAnnouncement(db, { id, seen: 3, origin, sendAt: later(120) }, by());
		await runAll(later(90));
		expect(scene.sent).toEqual([]);
		await runAll(later(120));
		expect(scene.sent).toHaveLength(3);
	});

	test("in the past is refused", async () => {
		const id = await draft();
		const outcome = await scheduleAnnouncement(db, { id, seen: 1, origin, sendAt: now }, by());
		expect(outcome).toEqual({ ok: false, reason: "past" });
	});
});

test("a test goes to the admin alone, also of a draft", async () => {
	const id = await draft();
	expect(await sendTest(db, { id, origin }, by())).toMatchObject({ ok: true });
	await runAll();
	const [admin] = await db.select().from(users).where(eq(users.id, scene.actorId));
	expect(scene.sent.map(({ to }) => to)).toEqual([admin?.email]);
	expect(await found(id)).toMatchObject({ state: "draft", reached: 0 });
	expect(await sendTest(db, { id: "none", origin }, by())).toEqual({ ok: false, reason: "changed" });
});

describe("a draft", () => {
	test("is changed by whoever saw its latest version", async () => {
		const id = await draft();
		const changed = {
			...DRAFT,
			titles: { en: "Moved" },
			bodies: { en: "To Tuesday." },
			audience: { kind: "all" } as const,
		};
		expect(await changeDraft(db, { id, seen: 1, ...changed }, by())).toEqual({ ok: true, id });
		expect(await changeDraft(db, { id, seen: 1, ...changed }, by())).toEqual({ ok: false, reason: "changed" });
		expect(await found(id)).toMatchObject({
			titles: { en: "Moved" },
			audienceKind: "all",
			courseId: null,
			revision: 2,
		});
	});

	test("of a course that does not exist is refused", async () => {
		const audience = { kind: "course", courseId: 999_999 } as const;
		expect(await createAnnouncement(db, { ...DRAFT, audience }, by())).toEqual({ ok: false, reason: "audienceGone" });
	});

	test("is deleted as long as it is one", async () => {
		const [gone, kept] = [await draft(), await draft()];
		expect(await deleteDraft(db, { id: gone, seen: 1 }, by())).toMatchObject({ ok: true });
		await sendNow(db, { id: kept, seen: 1, origin }, by());
		expect(await deleteDraft(db, { id: kept, seen: 2 }, by())).toEqual({ ok: false, reason: "changed" });
		expect([await found(gone), await found(kept)]).toMatchObject([undefined, { state: "sending" }]);
	});

	test("is not touched by an admin who has lost the right", async () => {
		const id = await draft();
		await db
			.update(users)
			.set({ capabilities: ["money"] })
			.where(eq(users.id, scene.actorId));
		expect(await sendNow(db, { id, seen: 1, origin }, by())).toEqual({ ok: false, reason: "changed" });
		expect(await found(id)).toMatchObject({ state: "draft" });
	});
});

test("nobody reads one that has not reached them, but admins do", async () => {
	const id = await draft();
	const [userId = 0] = scene.learners;
	expect(await findReadable(db, { id, userId })).toEqual([]);
	expect(await findReadable(db, { id, userId: scene.actorId })).toHaveLength(1);
});
