import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { storeUpload } from "#app/features/operations/uploads/store-upload.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { uploads } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { png } from "#tests/pictures/png.ts";
import { changeTemplate } from "./change-template.server";
import { SIGNATURE_FILE } from "./signature";
import { templateChanges } from "./template-changes.server";
import { findTemplates } from "./templates.repository.server";
import { undoTemplateChange } from "./undo-template-change.server";

/** The first call loads the PDF library. */
const SLOW = { timeout: 60_000 };
const bucket = (env as unknown as { MEDIA: R2Bucket }).MEDIA;
let now = new Date("2026-11-22T10:00:00Z");
let ruth = 0;
let omar = 0;
let courseId = 0;

beforeEach(async () => {
	ruth = (await makeUser(db, { name: "Ruth" })).id;
	omar = (await makeUser(db, { name: "Omar" })).id;
	courseId = (await makeCourse(db)).course.id;
});

const missingLetters = async (text: string) => text.match(/\p{Script=Arabic}/gu) ?? [];
const WORDS = { heading: "", statement: "", note: "", signerName: "", signerRole: "" };
type Given = Partial<typeof WORDS> & { signature?: string; validMonths?: number; isGiven?: boolean };

const by = (actorId: number) => {
	now = new Date(now.getTime() + 1000);
	return { actorId, requestId: "r", missingLetters, now };
};
function change(version: number, language: Language, given: Given, scope = courseId) {
	const template = { ...WORDS, isGiven: true, ...given, language, version };
	return changeTemplate(db, bucket, { scope, template, ...by(ruth) });
}
const shown = async (language: Language = "en") => (await findTemplates(db, { scope: courseId, language }))[0];
const deeds = (scope = courseId) =>
	listDeedsOfSubject(db, { kind: "certificateTemplate", id: scope }, { now, limit: 50 });
const latest = async (scope = courseId) => (await deeds(scope))[0]?.id ?? "";
const undo = (changeId: string, scope = courseId) => undoTemplateChange(db, bucket, { scope, changeId, ...by(omar) });
async function history(language: Language = "en") {
	const version = (await shown())?.version ?? 0;
	return templateChanges(db, await deeds(), { what: "The course", version, language, timeZone: "UTC" });
}
async function send(file: Uint8Array<ArrayBuffer>, name: string) {
	const outcome = await storeUpload(db, bucket, {
		rule: SIGNATURE_FILE,
		body: new Blob([file]).stream(),
		declaredBytes: file.byteLength,
		name,
		ownerId: ruth,
		now,
	});
	if (!outcome.ok) throw new Error(outcome.reason);
	return outcome.upload.id;
}

test("the latest change is taken back as a change of its own, which is taken back in turn", async () => {
	await change(0, "en", { heading: "Proof of work", validMonths: 12 });
	await change(1, "en", { heading: "Proof of skill", isGiven: false });

	expect(await undo(await latest())).toEqual({ ok: true, language: "en" });
	expect(await shown()).toMatchObject({ heading: "Proof of work", validMonths: 12, isGiven: true, version: 3 });
	expect(await undo(await latest())).toEqual({ ok: true, language: "en" });
	expect(await shown()).toMatchObject({ heading: "Proof of skill", validMonths: null, isGiven: false, version: 4 });
	expect((await deeds()).map(({ deed, actorName }) => `${deed} ${actorName}`)).toEqual([
		"certificates.undoTemplate Omar",
		"certificates.undoTemplate Omar",
		"certificates.template Ruth",
		"certificates.template Ruth",
	]);
});

test("without its first change a template says nothing of its own", async () => {
	await change(0, "en", { heading: "Proof of work", isGiven: false, validMonths: 12 });
	await undo(await latest());
	expect(await shown()).toMatchObject({ heading: "", isGiven: true, validMonths: null, signature: null });
});

test("only the words of the language that was changed go back", async () => {
	await change(0, "en", { heading: "Proof of work" });
	await change(1, "de", { heading: "Leistungsnachweis" });
	await change(2, "de", { heading: "Zeugnis" });

	expect(await undo(await latest())).toEqual({ ok: true, language: "de" });
	expect([(await shown("de"))?.heading, (await shown("en"))?.heading]).toEqual(["Leistungsnachweis", "Proof of work"]);
});

test("what came after is not lost unseen, and another template's change is not found", async () => {
	await change(0, "en", { heading: "Proof of work" });
	const older = await latest();
	await change(1, "de", { heading: "Zeugnis" });
	expect(await undo(older)).toEqual({ ok: false, reason: "changedMeanwhile" });

	const other = (await makeCourse(db)).course.id;
	await change(0, "en", { heading: "Another" }, other);
	for (const unknown of [await latest(other), crypto.randomUUID()]) {
		expect(await undo(unknown)).toEqual({ ok: false, reason: "notFound" });
	}
	expect([await shown("de"), (await deeds()).length]).toMatchObject([{ heading: "Zeugnis", version: 2 }, 2]);
});

test("of two who take the same change back at once one does", async () => {
	await change(0, "en", { heading: "Proof of work" });
	const id = await latest();
	const outcomes = await Promise.all([undo(id), undo(id), undo(id)]);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect([(await shown())?.version, (await deeds()).length]).toEqual([2, 2]);
});

test("a former signature stands again, as long as its file is there", SLOW, async () => {
	const [first, second] = [await send(png(400, 120), "ruth.png"), await send(png(300, 90), "omar.png")];
	await change(0, "en", { signature: first });
	await change(1, "en", { signature: second });
	const replaced = await latest();
	expect(await undo(replaced)).toEqual({ ok: true, language: "en" });
	expect(await shown()).toMatchObject({ signature: first });
	const [{ differences } = { differences: [] }] = await history();
	expect(differences).toEqual([{ label: "Image of the signature", from: "omar.png", to: "ruth.png" }]);

	expect(await undo(await latest()), "the second again").toEqual({ ok: true, language: "en" });
	const again = await latest();
	await db.update(uploads).set({ state: "open" }).where(eq(uploads.id, first));
	expect(await undo(again)).toEqual({ ok: false, reason: "signatureGone" });
	await db.update(uploads).set({ state: "attached" }).where(eq(uploads.id, first));
	await bucket.delete((await bucket.list()).objects.map(({ key }) => key));
	expect(await undo(again)).toEqual({ ok: false, reason: "signatureGone" });
	expect(await shown()).toMatchObject({ signature: second, version: 4 });
});

test("the page tells changes in the reader's words, and offers to take back the latest", async () => {
	await change(0, "en", { heading: "Proof of work" });
	await change(1, "de", { heading: "Zeugnis", isGiven: false, validMonths: 6 });
	expect(await history("de")).toMatchObject([
		{
			by: "Ruth",
			what: "The course",
			canUndo: true,
			isUndo: false,
			differences: [
				{ label: "Titel (Deutsch)", from: "leer", to: "Zeugnis" },
				{ label: "Wer diesen Kurs abschließt, bekommt ein Zertifikat", from: "ja", to: "nein" },
				{ label: "Läuft nach so vielen Monaten ab", from: "leer", to: "6" },
			],
		},
		{ canUndo: false, differences: [{ label: "Titel (English)", from: "leer", to: "Proof of work" }] },
	]);
	await undo(await latest());
	expect((await history()).map(({ canUndo, isUndo }) => [canUndo, isUndo])).toEqual([
		[true, true],
		[false, false],
		[false, false],
	]);
});

test("words that cannot be printed are refused, each by its field, and do not come back by an undo", async () => {
	const refused = await change(0, "en", { signerName: "أميرة", heading: "Done" });
	expect(refused).toEqual({ ok: false, reason: "letters", words: [{ field: "signerName", letters: [..."أميرة"] }] });
	expect([await shown(), await deeds()]).toEqual([undefined, []]);

	// A change from before the printability check.
	const old = { ...WORDS, signerName: "أميرة", isGiven: true, language: "en" as const, version: 0 };
	const input = { scope: courseId, template: old, ...by(ruth), missingLetters: async () => [] };
	await changeTemplate(db, bucket, input);
	await change(1, "en", { signerName: "Amira" });
	expect(await undo(await latest())).toEqual({ ok: false, reason: "letters" });
	expect(await shown()).toMatchObject({ signerName: "Amira", version: 2 });
});
