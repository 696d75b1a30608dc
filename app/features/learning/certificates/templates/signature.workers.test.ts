import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { storeUpload } from "#app/features/operations/uploads/store-upload.server.ts";
import { PICTURE_FILE } from "#app/features/people/account/picture/picture-file.ts";
import { auditEntries, uploads } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { png } from "#tests/pictures/png.ts";
import { changeTemplate } from "./change-template.server";
import { SIGNATURE_FILE } from "./signature";
import { findTemplates } from "./templates.repository.server";

/** The first call loads the PDF library. */
const SLOW = { timeout: 60_000 };
const bucket = env.MEDIA;
const now = new Date("2026-11-22T10:00:00Z");
let adminId = 0;
let courseId = 0;

beforeEach(async () => {
	adminId = (await makeUser(db)).id;
	courseId = (await makeCourse(db)).course.id;
});

async function send(file: Uint8Array<ArrayBuffer>, { ownerId = adminId, purpose = SIGNATURE_FILE.purpose } = {}) {
	const outcome = await storeUpload(db, bucket, {
		rule: { ...SIGNATURE_FILE, purpose },
		body: new Blob([file]).stream(),
		declaredBytes: file.byteLength,
		name: "ruth.png",
		ownerId,
		now,
	});
	if (!outcome.ok) throw new Error(outcome.reason);
	return outcome.upload.id;
}
function change(version: number, signature?: string) {
	const words = { heading: "", statement: "", note: "", signerName: "Ruth", signerRole: "" };
	const template = { language: "en" as const, version, isGiven: true, signature, ...words };
	const missingLetters = async () => [];
	return changeTemplate(db, bucket, {
		scope: courseId,
		template,
		missingLetters,
		actorId: adminId,
		requestId: "r",
		now,
	});
}
const shown = async () => (await findTemplates(db, { scope: courseId, language: "en" }))[0];
const stateOf = async (id: string) => (await db.select().from(uploads).where(eq(uploads.id, id)))[0]?.state;
const entries = async () => {
	const found = await db
		.select()
		.from(auditEntries)
		.where(eq(auditEntries.subjectId, String(courseId)));
	return found.length;
};

test("a signature is shown by its template, and stays when another takes its place", SLOW, async () => {
	const [first, second] = [await send(png(400, 120)), await send(png(300, 90))];
	expect(await change(0, first)).toEqual({ ok: true });
	expect(await shown()).toMatchObject({ signature: first, signatureName: "ruth.png" });
	expect(await change(1, first), "the same once more").toEqual({ ok: true });
	expect(await change(2, second)).toEqual({ ok: true });
	expect(await change(3)).toEqual({ ok: true });
	expect(await shown()).toMatchObject({ signature: null });
	expect([await stateOf(first), await stateOf(second)]).toEqual(["attached", "attached"]);
});

test("what cannot be drawn into a PDF is refused, and nothing is changed", SLOW, async () => {
	const whole = png(200, 60);
	const files = {
		"too wide": png(1201, 20),
		"too high": png(20, 501),
		cut: whole.slice(0, 60),
		"of no size": Uint8Array.from(whole, (byte, at) => (at >= 16 && at < 24 ? 0 : byte)),
	};
	for (const [what, file] of Object.entries(files)) {
		expect([what, await change(0, await send(file))]).toEqual([what, { ok: false, reason: "signatureWrong" }]);
	}
	expect([await shown(), await entries()]).toEqual([undefined, 0]);
});

test("nor is a file that is not there, another's, or sent for something else", async () => {
	const stranger = await makeUser(db);
	expect(await change(0, "0".repeat(32))).toEqual({ ok: false, reason: "signatureGone" });
	for (const sent of [{ ownerId: stranger.id }, { purpose: PICTURE_FILE.purpose }]) {
		expect((await change(0, await send(png(200, 60), sent))).ok).toBe(false);
	}
	expect([await shown(), await entries()]).toEqual([undefined, 0]);
});
