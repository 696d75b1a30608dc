import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { money } from "#app/shared/money.ts";
import { CAPABILITIES, type Capability } from "#db/schema/people/capabilities.ts";
import { db } from "#tests/database.ts";
import { makeEnrollment, makeUser } from "#tests/factories.ts";
import { courseContent } from "#tests/learning/course-content.ts";
import { beginCourse, course as courseRow, now, ship } from "#tests/learning/shipped-course.ts";
import { bodyOf, type EditedCourse, type Editor, findEditedCourse } from "../drafts/edited-course.server";
import { answerDetails } from "./answer-details.server";
import { wordsIn } from "./course-details";
import { answerPrice } from "./price/answer-price.server";
import { changePrice } from "./price/change-price.server";

let courseId = 0;
let editor = { id: 0, role: "instructor" };
let admin: Editor & { capabilities: readonly Capability[] } = { id: 0, role: "admin", capabilities: CAPABILITIES };

beforeEach(async () => {
	const { id, teacher } = await beginCourse();
	await ship(courseContent(id, [{ key: "one" }]));
	courseId = id;
	editor = { id: teacher, role: "instructor" };
	admin = { ...admin, id: (await makeUser(db, { role: "admin" })).id };
});

async function open(who: typeof editor = editor): Promise<EditedCourse> {
	const found = await findEditedCourse(db, { courseId, editor: who, language: "de" });
	if (!found) throw new Error("no course");
	return found;
}

const form = (fields: Record<string, string>) => {
	const posted = new FormData();
	for (const [name, value] of Object.entries(fields)) posted.set(name, value);
	return posted;
};
const german = { lang: "de", revision: "0", factsRevision: "0", title: "Neu", shortDescription: "Kurz." };
const facts = () => ({ slug: `course-${courseId}`, topic: "analysis", level: "beginner" });
const save = (fields: Record<string, string>, who = editor) =>
	answerDetails(db, { courseId, editor: who, posted: form({ ...facts(), ...fields }), bucket: env.MEDIA, now });

test("only what was changed becomes a draft, and learners see nothing of it", async () => {
	const saved = await save({ ...german, "outcomes[0]": "Eins", "outcomes[2]": "Drei" });
	expect(saved).toEqual({ kind: "saved", language: "de" });
	const course = await open();
	expect(wordsIn(bodyOf(course, "course", "de"))).toMatchObject({
		title: "Neu",
		outcomes: ["Eins", "", "Drei", "", "", ""],
	});
	expect([...course.parts.values()].filter(({ draft }) => draft)).toHaveLength(1);
	expect((await courseRow())?.slug).toBe(`course-${courseId}`);
});

test("saving the same again writes nothing", async () => {
	await save(german);
	await save({ ...german, revision: "1" });
	expect((await open()).parts.get("course de")?.draft?.revision).toBe(1);
});

test("of two who save, the second keeps what was typed, sees the other's, and replaces it knowingly", async () => {
	await save(german);
	const late = await save({ ...german, title: "Anders" }, admin);
	expect(late).toMatchObject({
		kind: "answer",
		status: 409,
		answer: {
			kind: "conflict",
			reply: { initialValue: { title: "Anders" } },
			conflict: { isGone: false, revision: 1, factsRevision: 0, fields: [{ path: "title" }] },
		},
	});
	expect(wordsIn(bodyOf(await open(), "course", "de")).title).toBe("Neu");
	await save({ ...german, title: "Anders", revision: "1" }, admin);
	expect(wordsIn(bodyOf(await open(), "course", "de")).title).toBe("Anders");
});

test("shared facts are saved from any language; what is featured and the place among courses are none of them", async () => {
	await save({ ...german, level: "advanced" });
	const facts = bodyOf(await open(), "course", "*");
	expect(facts).toMatchObject({ level: "advanced", modules: ["ground"] });
	expect(Object.keys(facts)).not.toContain("featured");
	expect(await save({ ...german, revision: "1", factsRevision: "1", featured: "on" }, admin)).toEqual({
		kind: "unknown",
	});
});

test("a course of another instructor is not there", async () => {
	const stranger = { id: (await makeUser(db, { role: "instructor" })).id, role: "instructor" };
	expect(await save(german, stranger)).toEqual({ kind: "notFound" });
	expect(await price({ amount: "5" }, { ...stranger, capabilities: CAPABILITIES })).toEqual({ kind: "notFound" });
});

test("a preview shows the description and saves nothing", async () => {
	const shown = await save({ ...german, intent: "preview", description: "**Bold** <script>" });
	expect(shown).toMatchObject({ kind: "answer", status: 200, answer: { kind: "preview" } });
	expect(shown.kind === "answer" && shown.answer.html).toContain("<strong>Bold</strong> &lt;script");
	expect((await open()).parts.get("course de")?.draft).toBeNull();
});

const price = (fields: Record<string, string>, who: typeof admin) => {
	const posted = form({ intent: "price", currency: "USD", seen: "29 USD", ...fields });
	return answerPrice(db, { courseId, editor: who, posted, requestId: "r", now });
};
const deeds = () => listDeedsOfSubject(db, { kind: "course", id: courseId }, { now, limit: 10 });

test("a price changes with its audit entry; the same price writes nothing", async () => {
	expect(await price({ amount: "29.50" }, admin)).toEqual({ kind: "priced" });
	expect(await courseRow()).toMatchObject({ priceCents: 2_950, currency: "USD", instructorId: editor.id });
	expect(await deeds()).toMatchObject([
		{ deed: "courses.changePrice", before: { amount: "29" }, after: { amount: "29.50" } },
	]);
	expect(await price({ amount: "29.5", seen: "29.50 USD" }, admin)).toEqual({ kind: "priced" });
	expect(await price({ amount: "0", seen: "29.50 USD" }, admin)).toEqual({ kind: "priced" });
	expect(await courseRow()).toMatchObject({ priceCents: 0 });
	expect(await deeds()).toHaveLength(2);
});

test("a price that somebody takes the course at is confirmed first", async () => {
	await makeEnrollment(db, { userId: (await makeUser(db)).id, courseId });
	expect(await price({ amount: "5" }, admin)).toMatchObject({
		status: 400,
		answer: { reply: { error: { confirmed: [{ key: "errors.confirm" }] } } },
	});
	expect(await courseRow()).toMatchObject({ priceCents: 2_900 });
	expect(await price({ amount: "5", confirmed: "on" }, admin)).toEqual({ kind: "priced" });
});

test("instructors and admins without the right to money change no price", async () => {
	expect(await price({ amount: "5" }, { ...editor, capabilities: [] })).toEqual({ kind: "notFound" });
	expect(await price({ amount: "5" }, { ...admin, capabilities: ["content"] })).toEqual({ kind: "notFound" });
	expect(await price({ amount: "5.001" }, admin)).toMatchObject({ status: 400 });
	expect(await price({ amount: "-1" }, admin)).toMatchObject({ status: 400 });
	expect(await price({ amount: "5", currency: "XXX" }, admin)).toMatchObject({ status: 400 });
	expect(await courseRow()).toMatchObject({ priceCents: 2_900 });
});

test("of two who change a price at once one has an effect", async () => {
	const change = (minor: number) =>
		changePrice(db, {
			courseId,
			from: money(2_900, "USD"),
			to: money(minor, "USD"),
			by: admin.id,
			requestId: "r",
			now,
		});
	const outcomes = await Promise.all([change(1_000), change(2_000)]);
	expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
	expect(await deeds()).toHaveLength(1);
	expect(await price({ amount: "7" }, admin)).toMatchObject({ status: 409 });
});
