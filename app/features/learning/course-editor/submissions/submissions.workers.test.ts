import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { CAPABILITIES } from "#db/schema/people/capabilities.ts";
import { courseSubmissions, documentDrafts, outbox, siteSettings } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, lessonId, live, now, ship, titles } from "#tests/learning/shipped-course.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { findEditedCourse } from "../drafts/edited-course.server";
import { saveDrafts } from "../drafts/save-drafts.server";
import { publishCourseDrafts } from "../publish/publish-drafts.server";
import { sendBack, withdrawSubmission } from "./end-submission.server";
import { reviewData } from "./review-data.server";
import { courseApprovedMail, courseSentBackMail, courseSubmittedMail } from "./submission-mails.server";
import { findLatestSubmission, findSubmissionToTell, findWaiting } from "./submissions.repository.server";
import { submitDrafts } from "./submit-drafts.server";

const origin = "https://school.example";
const by = { origin, requestId: "r", now };
let courseId = 0;
let teacher = { id: 0, role: "instructor" };
let admin = { id: 0, role: "admin" };

beforeEach(async () => {
	const { id, teacher: teacherId } = await beginCourse();
	await ship(courseContent(id, [{ key: "one" }, { key: "two" }]));
	courseId = id;
	teacher = { id: teacherId, role: "instructor" };
	admin = { id: (await makeUser(db, { role: "admin", capabilities: [...CAPABILITIES] })).id, role: "admin" };
	await setApproval(false);
	await write("one", "Mended");
});

const open = async () => {
	const found = await findEditedCourse(db, { courseId, editor: admin, language: "en" });
	if (!found) throw new Error("no course");
	return found;
};
const write = async (lesson: string, title: string) =>
	saveDrafts(db, {
		course: await open(),
		parts: [{ key: `lesson/${lesson}`, language: "en", body: { title, summary: "S.", body: "Text." } }],
		editorId: teacher.id,
		now,
	});
const drafts = async () => {
	const { documentId } = await open();
	return db.select().from(documentDrafts).where(eq(documentDrafts.documentId, documentId));
};
async function setApproval(byAdmin: boolean) {
	const row = { key: "courseApproval", value: { byAdmin }, version: 1, updatedAt: now };
	await db
		.insert(siteSettings)
		.values(row)
		.onConflictDoUpdate({ target: siteSettings.key, set: { value: { byAdmin } } });
}
const submit = async (editor = teacher, note = "New figures") =>
	submitDrafts(db, { courseId, editor, chosen: await drafts(), note, ...by });
const publish = async (editor: { id: number; role: string }, filter: (key: string) => boolean = () => true) =>
	publishCourseDrafts(db, {
		courseId,
		editor,
		chosen: (await drafts()).filter(({ key }) => filter(key)),
		note: "",
		tellLearners: false,
		...by,
	});
const waiting = async () => (await findWaiting(db, courseId))[0];
const rows = () => db.select().from(courseSubmissions).where(eq(courseSubmissions.courseId, courseId));
const states = async () => (await rows()).map(({ state }) => state).sort();
const deeds = async () =>
	(await listDeedsOfSubject(db, { kind: "course", id: courseId }, { now: new Date(now.getTime() + 1), limit: 20 })).map(
		({ deed }) => deed,
	);
const mails = async (submissionId: string) =>
	(await db.select().from(outbox).where(eq(outbox.kind, "mail.send")))
		.map(({ payload }) => payload as { mail: string; userId: number; submissionId?: string })
		.filter((payload) => payload.submissionId === submissionId)
		.map(({ mail, userId }) => `${mail} ${userId}`);

test("drafts are submitted as seen, admins who decide about content are told, and learners see nothing", async () => {
	const other = await makeUser(db, { role: "admin", capabilities: ["money"] });
	const outcome = await submit();
	if (!outcome.ok) throw new Error(outcome.reason);
	expect(await waiting()).toMatchObject({
		id: outcome.submissionId,
		submittedBy: teacher.id,
		chosen: [{ key: "lesson/one", language: "en", revision: 1 }],
	});
	const told = await mails(outcome.submissionId);
	expect(told).toContain(`courseSubmitted ${admin.id}`);
	expect(told).not.toContain(`courseSubmitted ${other.id}`);
	expect(outcome.jobIds).toHaveLength(told.length);
	expect(await live()).toEqual(["one", "two"]);
	expect(await deeds()).toEqual(["courses.submit"]);
});

test("what went on since it was seen is not submitted, nor a version that lacks something, nor another's course", async () => {
	const [seen] = await drafts();
	await write("one", "Mended again");
	const chosen = seen ? [seen] : [];
	expect(await submitDrafts(db, { courseId, editor: teacher, chosen, note: "", ...by })).toEqual({
		ok: false,
		reason: "changedMeanwhile",
	});
	expect(await submitDrafts(db, { courseId, editor: teacher, chosen: [], note: "", ...by })).toEqual({
		ok: false,
		reason: "nothingChosen",
	});
	const stranger = { id: (await makeUser(db, { role: "instructor" })).id, role: "instructor" };
	expect(await submit(stranger)).toEqual({ ok: false, reason: "notFound" });
	await write("one", "");
	expect(await submit()).toMatchObject({ ok: false, reason: "invalid", problems: [{ field: "title" }] });
	expect(await rows()).toEqual([]);
});

test("submitting again replaces what waits", async () => {
	await submit();
	await write("two", "Mended too");
	await submit();
	expect(await states()).toEqual(["waiting", "withdrawn"]);
	expect((await waiting())?.chosen).toHaveLength(2);
});

test("while an admin has to approve, an instructor publishes nothing and the admin ends the review by publishing", async () => {
	await setApproval(true);
	expect(await publish(teacher)).toEqual({ ok: false, reason: "needsApproval" });
	const stranger = { id: (await makeUser(db, { role: "instructor" })).id, role: "instructor" };
	expect(await publish(stranger)).toEqual({ ok: false, reason: "notFound" });
	const submitted = await submit();
	if (!submitted.ok) throw new Error(submitted.reason);
	expect(await publish(admin)).toMatchObject({ ok: true });
	expect(await titles(await lessonId("one"))).toContainEqual({ language: "en", title: "Mended" });
	expect(await rows()).toMatchObject([{ state: "approved", decidedBy: admin.id, decidedAt: now }]);
	expect(await mails(submitted.submissionId)).toContain(`courseApproved ${teacher.id}`);
	expect((await deeds()).sort()).toEqual(["courses.approve", "courses.publish", "courses.submit"]);
});

test("publishing something else leaves the review waiting; publishing oneself after all withdraws it", async () => {
	const submitted = await submit();
	await write("two", "Another");
	expect(await publish(admin, (key) => key === "lesson/two")).toMatchObject({ ok: true });
	expect(await states()).toEqual(["waiting"]);
	expect(await publish(teacher)).toMatchObject({ ok: true });
	expect(await states()).toEqual(["withdrawn"]);
	expect(submitted.ok && (await mails(submitted.submissionId))).not.toContain(`courseApproved ${teacher.id}`);
});

test("it is sent back once, with remarks that its author is told, and may be submitted again", async () => {
	const submitted = await submit();
	if (!submitted.ok) throw new Error(submitted.reason);
	const { submissionId } = submitted;
	const deed = { courseId, submissionId, by: admin.id, ...by };
	expect(await sendBack(db, { ...deed, remarks: "Check 2.4" })).toEqual({ ok: true });
	expect(await sendBack(db, { ...deed, remarks: "Again" })).toEqual({ ok: false, reason: "decided" });
	expect(await withdrawSubmission(db, deed)).toEqual({ ok: false, reason: "decided" });
	expect(await rows()).toMatchObject([{ state: "sentBack", remarks: "Check 2.4", decidedBy: admin.id }]);
	expect(await mails(submissionId)).toContain(`courseSentBack ${teacher.id}`);
	expect(await drafts()).toHaveLength(1);
	await submit();
	expect(await states()).toEqual(["sentBack", "waiting"]);
});

test("a submission of another course is not ended by its id", async () => {
	const submitted = await submit();
	if (!submitted.ok) throw new Error(submitted.reason);
	const deed = { courseId: courseId + 1, submissionId: submitted.submissionId, by: admin.id, ...by };
	expect(await sendBack(db, { ...deed, remarks: "No" })).toEqual({ ok: false, reason: "decided" });
	expect(await withdrawSubmission(db, deed)).toEqual({ ok: false, reason: "decided" });
	expect(await states()).toEqual(["waiting"]);
});

test("of those who publish, send back, withdraw and submit at once, what remains agrees with itself", async () => {
	const submitted = await submit();
	if (!submitted.ok) throw new Error(submitted.reason);
	const deed = { courseId, submissionId: submitted.submissionId, by: admin.id, ...by };
	const [published, back, withdrawn, again] = await Promise.all([
		publish(admin),
		sendBack(db, { ...deed, remarks: "Check" }),
		withdrawSubmission(db, { ...deed, by: teacher.id }),
		submit(teacher, "Again"),
	]);
	const all = await rows();
	const first = all.find(({ id }) => id === submitted.submissionId);
	expect(first?.state).not.toBe("waiting");
	expect([back.ok, withdrawn.ok, first?.state === "approved"].filter(Boolean).length).toBeLessThanOrEqual(1);
	// What is published leaves no draft behind for which something could wait.
	expect(await drafts()).toHaveLength(published.ok ? 0 : 1);
	expect(all.filter(({ state }) => state === "waiting")).toHaveLength(again.ok && !published.ok ? 1 : 0);
	expect((await deeds()).filter((name) => name === "courses.approve")).toHaveLength(
		first?.state === "approved" ? 1 : 0,
	);
});

test("of two who submit at once one waits in the end", async () => {
	await Promise.all([submit(), submit(teacher, "Second")]);
	expect((await states()).filter((state) => state === "waiting")).toHaveLength(1);
});

test("of two who send back and publish at once one has an effect", async () => {
	const submitted = await submit();
	if (!submitted.ok) throw new Error(submitted.reason);
	const [back, published] = await Promise.all([
		sendBack(db, { courseId, submissionId: submitted.submissionId, by: admin.id, ...by, remarks: "Check" }),
		publish(admin),
	]);
	// One that was decided before publishing had read it does not stand in its way.
	expect(await states()).toEqual([back.ok ? "sentBack" : "approved"]);
	expect(back.ok || published.ok).toBe(true);
});

test("the page names what waits, what moved since, and why something came back", async () => {
	const user = async (id: number) => ({ id, timeZone: "UTC" }) as Parameters<typeof reviewData>[2]["user"];
	const read = async (who: typeof admin, capabilities: readonly string[] = []) =>
		reviewData(db, await open(), {
			user: { ...(await user(who.id)), role: who.role, capabilities } as Parameters<typeof reviewData>[2]["user"],
			language: "en",
		});
	expect(await read(teacher)).toMatchObject({ needsApproval: false, maySubmit: true, waiting: null, preset: null });
	const submitted = await submit();
	await write("one", "Mended again");
	expect(await read(teacher)).toMatchObject({
		waiting: { isOwn: true, note: "New figures", moved: [{ language: "en", how: "changed" }] },
		preset: null,
	});
	expect(await read(admin, ["content"])).toMatchObject({
		isReviewer: true,
		waiting: { isOwn: false },
		preset: ["lesson/one en"],
	});
	expect(await read(admin, ["money"])).toMatchObject({ isReviewer: false });
	const submissionId = submitted.ok ? submitted.submissionId : "";
	await sendBack(db, { courseId, submissionId, by: admin.id, ...by, remarks: "Check" });
	await setApproval(true);
	expect(await read(teacher)).toMatchObject({ needsApproval: true, waiting: null, sentBack: { remarks: "Check" } });
});

test("each mail is void once there is nothing more to say", async () => {
	const submitted = await submit();
	const submissionId = submitted.ok ? submitted.submissionId : "";
	const occasion = { origin, now, askedAt: now, language: null };
	const compose = (mail: typeof courseSentBackMail, userId: number) =>
		mail.compose(db, { ...occasion, userId, submissionId });
	expect(await compose(courseSubmittedMail, admin.id)).toMatchObject({
		values: {
			course: `Course ${courseId}`,
			note: "New figures",
			link: `${origin}/instructor-dashboard/courses/${courseId}/publish`,
		},
	});
	expect(await compose(courseSubmittedMail, teacher.id)).toBeNull();
	expect(await compose(courseSentBackMail, teacher.id)).toBeNull();
	await sendBack(db, { courseId, submissionId, by: admin.id, ...by, remarks: "Check" });
	expect(await compose(courseSubmittedMail, admin.id)).toBeNull();
	expect(await compose(courseSentBackMail, teacher.id)).toMatchObject({ values: { remarks: "Check" } });
	expect(await compose(courseApprovedMail, teacher.id)).toBeNull();
	const stranger = await makeUser(db, { role: "instructor" });
	expect(await compose(courseSentBackMail, stranger.id)).toBeNull();
});

test("reading goes by indexes", async () => {
	await expectNoScan(findWaiting(db, courseId));
	await expectNoScan(findLatestSubmission(db, courseId));
	expectDistinctColumns(findLatestSubmission(db, courseId));
	expectDistinctColumns(findSubmissionToTell(db, { userId: admin.id, language: "de", submissionId: "a" }));
});
