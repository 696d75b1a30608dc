import { eq, inArray, like } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { auditEntries, enrollments, entitlements, intakeLines, intakes, outbox, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { findIntake, listIntakes, listLines, listOldIntakes, setMapping } from "../intakes.repository.server";
import type { IntakeKind } from "../kinds";
import { listAccounts, listGrants } from "../lines/facts.repository.server";
import { carryOutIntake } from "./carry-out.server";
import { importDoneMail } from "./import-done-mail.server";
import { openIntake } from "./open-intake.server";
import { startIntake } from "./start-intake.server";
import { sweepIntakes } from "./sweep-intakes.server";

const now = new Date("2026-11-20T12:00:00Z");
const origin = "https://school.example";
let admin = 0;
let courseId = 0;
let count = 0;
let place = "";

beforeAll(async () => {
	admin = (await makeUser(db, { role: "admin" })).id;
	courseId = (await makeCourse(db)).course.id;
});
beforeEach(() => {
	count += 1;
	place = `@intake${count}.example`;
});

const newId = () => crypto.randomUUID().replaceAll("-", "");
async function open(kind: IntakeKind, text: string, id = newId()) {
	const outcome = await openIntake(db, { id, kind, ownerId: admin, content: text, reader: "en", language: "de", now });
	return { id, outcome };
}
const start = (kind: IntakeKind, id: string, actorId = admin) =>
	startIntake(db, { id, kind, actorId, origin, requestId: "r", timeZone: "UTC", now });
const stepsOf = async (id: string) =>
	(await db.select().from(outbox)).filter(({ kind, payload }) => kind === "intake.step" && payload.intakeId === id);
const noHandOver = async () => {};
const carryOut = carryOutIntake({ timeZone: "UTC" });
type Payload = Parameters<typeof carryOut>[0]["payload"];
const step = (id: string, payload: Record<string, unknown>) =>
	carryOut({ id, kind: "intake.step", payload: payload as Payload, dueAt: now }, { db, now, handOver: noHandOver });

async function runAll(id: string) {
	const done = new Set<string>();
	for (;;) {
		const next = (await stepsOf(id)).find((one) => !done.has(one.id));
		if (!next) break;
		done.add(next.id);
		const outcome = await step(next.id, next.payload);
		if (!("writes" in outcome)) continue;
		for (const write of outcome.writes) await write;
	}
	expect(done.size).toBeGreaterThan(0);
}
const linesOf = async (id: string) =>
	(await listLines(db, id, { after: 0, limit: 9999 })).map(({ number, outcome, why }) => [number, outcome, why]);
const invited = () =>
	db
		.select()
		.from(users)
		.where(like(users.email, `%${place}`))
		.orderBy(users.email);
const mailsTo = async (ids: number[]) =>
	(await db.select().from(outbox)).filter(
		({ kind, payload }) => kind === "mail.send" && ids.includes(Number(payload.userId)),
	);

const mailsAbout = async (intakeId: string) =>
	(await db.select().from(outbox))
		.filter(({ kind, payload }) => kind === "mail.send" && payload.intakeId === intakeId)
		.map(({ payload }) => payload);

const FILE = () =>
	`E-Mail;Name;Land\nann${place};Ann;Portugal\n;Nobody;\nbob${place};Bob;\n\nann${place};Ann;\ncleo${place};Cleo;Atlantis`;

test("people of a file are invited once, bad lines are left out and told", async () => {
	const { id } = await open("people", FILE());
	expect(await invited()).toEqual([]);
	expect(await start("people", id)).toMatchObject({ ok: true });
	await runAll(id);

	const people = await invited();
	expect(people.map(({ name, language, country, role }) => [name, language, country, role])).toEqual([
		["Ann", "de", "PT", "student"],
		["Bob", "de", null, "student"],
	]);
	const ids = people.map((one) => one.id);
	expect((await mailsTo(ids)).map(({ payload }) => payload.mail)).toEqual(["invitation", "invitation"]);
	expect(await linesOf(id)).toEqual([
		[2, "done", null],
		[3, "refused", "emailMissing"],
		[4, "done", null],
		[6, "refused", "double"],
		[7, "refused", "countryUnknown"],
	]);
	const [intake] = await findIntake(db, { id, kind: "people" });
	expect(intake).toMatchObject({ state: "done", lines: 5, settled: 5 });
	expect(await mailsAbout(id)).toEqual([{ mail: "importDone", userId: admin, intakeId: id, origin }]);
	const deeds = await db
		.select()
		.from(auditEntries)
		.where(inArray(auditEntries.subjectId, [id, ...ids.map(String)]));
	expect(deeds.map(({ deed }) => deed).sort()).toEqual(["intake.people", "people.invite", "people.invite"]);

	const again = await open("people", FILE());
	await start("people", again.id);
	await runAll(again.id);
	expect((await linesOf(again.id)).map(([, outcome]) => outcome)).toEqual([
		"unchanged",
		"refused",
		"unchanged",
		"refused",
		"refused",
	]);
	expect([await invited(), (await mailsTo(ids)).length]).toEqual([people, 2]);
});

test("a form that is sent twice hands in one file, and a file that is begun twice runs once", async () => {
	const id = newId();
	const opened = await Promise.all([1, 2, 3].map(() => open("people", FILE(), id)));
	expect(opened.map(({ outcome }) => outcome.ok)).toEqual([true, true, true]);
	expect(await linesOf(id)).toHaveLength(5);

	const started = await Promise.all([1, 2, 3, 4].map(() => start("people", id)));
	expect(started.every(({ ok }) => ok)).toBe(true);
	expect(await stepsOf(id)).toHaveLength(1);
	expect(started.filter((one) => one.ok && one.jobId)).toHaveLength(1);
});

test("a step that runs twice, even at once, invites and gives nobody twice", async () => {
	const { id } = await open("people", FILE());
	await start("people", id);
	const [first] = await stepsOf(id);
	await Promise.all([1, 2, 3].map(() => step(first?.id ?? "", first?.payload ?? {})));
	await step(first?.id ?? "", first?.payload ?? {});
	const people = await invited();
	expect(people).toHaveLength(2);
	expect(await mailsTo(people.map((one) => one.id))).toHaveLength(2);
	expect((await linesOf(id)).filter(([, outcome]) => outcome === "done")).toHaveLength(2);
	expect((await findIntake(db, { id, kind: "people" }))[0]?.state).toBe("running");
	await runAll(id);
	expect((await findIntake(db, { id, kind: "people" }))[0]).toMatchObject({ state: "done", settled: 5 });
});

test("courses of a file are given until their day; the same file changes nothing, another day does", async () => {
	const ann = await makeUser(db, { email: `ann${place}` });
	const bob = await makeUser(db, { email: `bob${place}` });
	const file = (day: string) =>
		`Mail,Course,Until\nann${place},${courseId},${day}\nbob${place},${courseId},\nbob${place},Alchemy,\neve${place},${courseId},`;
	const carryOutUntil = async (day: string) => {
		const { id } = await open("enrollments", file(day));
		await start("enrollments", id);
		await runAll(id);
		return linesOf(id);
	};
	expect(await carryOutUntil("2027-03-31")).toEqual([
		[2, "done", null],
		[3, "done", null],
		[4, "refused", "courseUnknown"],
		[5, "refused", "noAccount"],
	]);
	const rights = () =>
		db
			.select()
			.from(entitlements)
			.where(inArray(entitlements.userId, [ann.id, bob.id]));
	expect((await rights()).map(({ userId, untilAt }) => [userId, untilAt?.toISOString() ?? null])).toEqual([
		[ann.id, "2027-04-01T00:00:00.000Z"],
		[bob.id, null],
	]);
	const enrolled = await db
		.select()
		.from(enrollments)
		.where(inArray(enrollments.userId, [ann.id, bob.id]));
	expect(enrolled.map(({ source, status }) => [source, status])).toEqual([
		["grant", "enrolled"],
		["grant", "enrolled"],
	]);
	const before = await rights();
	expect((await carryOutUntil("2027-03-31")).slice(0, 2)).toEqual([
		[2, "unchanged", "given"],
		[3, "unchanged", "given"],
	]);
	expect([await rights(), (await mailsTo([ann.id, bob.id])).length]).toEqual([before, 3]);
	expect((await carryOutUntil("2027-04-30"))[0]).toEqual([2, "changed", null]);
	expect((await mailsTo([ann.id])).map(({ payload }) => payload.mail).sort()).toEqual([
		"accessEnding",
		"accessEnding",
		"accessExtended",
		"accessGiven",
	]);
});

test("a long file goes on portion by portion, without losing a line", async () => {
	const rows = Array.from({ length: 120 }, (_, at) => `p${at}${place},Person ${at}`);
	const { id } = await open("people", ["E-mail,Name", ...rows].join("\n"));
	await start("people", id);
	await runAll(id);
	expect(await stepsOf(id)).toHaveLength(3);
	expect([(await invited()).length, (await findIntake(db, { id, kind: "people" }))[0]?.settled]).toEqual([120, 120]);
});

test("nothing begins without the right, without columns or without a good line; a right that is taken stops it", async () => {
	const helper = await makeUser(db, { role: "admin", capabilities: ["support"] });
	const { id } = await open("people", FILE());
	expect(await start("people", id, helper.id)).toEqual({ ok: false, reason: "changed" });
	expect(await start("enrollments", id)).toEqual({ ok: false, reason: "gone" });
	await setMapping(db, id, { mapping: { email: 0 }, language: "de" });
	expect(await start("people", id)).toEqual({ ok: false, reason: "columns" });
	const { id: bad } = await open("people", "E-mail,Name\nx,Ann");
	expect(await start("people", bad)).toEqual({ ok: false, reason: "nothing" });
	expect(await stepsOf(id)).toEqual([]);

	const passing = await makeUser(db, { role: "admin" });
	const { id: stopped } = await open("people", FILE());
	await start("people", stopped, passing.id);
	await db
		.update(users)
		.set({ capabilities: ["support"] })
		.where(eq(users.id, passing.id));
	await runAll(stopped);
	expect((await findIntake(db, { id: stopped, kind: "people" }))[0]?.state).toBe("stopped");
	expect(await invited()).toEqual([]);
});

test("files go after a month, with their lines", async () => {
	const { id } = await open("people", FILE());
	await db
		.update(intakes)
		.set({ createdAt: new Date(now.getTime() - 31 * 86_400_000) })
		.where(eq(intakes.id, id));
	await sweepIntakes.work(db, now);
	expect(await findIntake(db, { id, kind: "people" })).toEqual([]);
	expect(await db.select().from(intakeLines).where(eq(intakeLines.intakeId, id))).toEqual([]);
});

test("no growing table is read from end to end", async () => {
	const statements = [
		findIntake(db, { id: "x", kind: "people" }),
		listIntakes(db, "people"),
		listLines(db, "x", { after: 1, limit: 50 }),
		listOldIntakes(db, now, 20),
		listAccounts(db, ["a@b.example"]),
		listGrants(db, ["a@b.example"]),
	];
	for (const statement of statements) await expectNoScan(statement);
});

test("who has begun a file is told that it is done, as long as they are an admin and the file is there", async () => {
	const { id } = await open("people", FILE());
	await start("people", id);
	const about = { language: null, userId: admin, intakeId: id, origin, askedAt: now, now };
	expect(await importDoneMail.compose(db, about)).toBeNull();
	await runAll(id);
	expect(await importDoneMail.compose(db, about)).toMatchObject({
		values: { lines: "5", link: `${origin}/admin/users/import/${id}` },
	});
	const student = (await makeUser(db)).id;
	expect(await importDoneMail.compose(db, { ...about, userId: student })).toBeNull();
	await db.delete(intakes).where(eq(intakes.id, id));
	expect(await importDoneMail.compose(db, about)).toBeNull();
});
