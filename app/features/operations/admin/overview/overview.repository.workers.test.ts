import { expect, test } from "vitest";
import { ATTENTION } from "#app/desk.server.ts";
import { audit } from "#app/features/operations/audit/audit.server.ts";
import { deedWords } from "#app/features/operations/audit/face.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/enqueue-mail.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { auditEntries } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeEnrollment, makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan } from "#tests/query-plan.ts";
import { findOverview, overviewStatements, WAITING_CAP } from "./overview.repository.server";
import { overviewData } from "./overview-data";
import { trendPeriod } from "./trends";
import { trendStatements } from "./trends.repository.server";

const now = new Date("2026-11-20T12:00:00Z");
const formats = formatsFor({ language: "en", timeZone: "UTC" });

test("the overview tells totals, newcomers, deeds and waiting mail", async () => {
	const ann = await makeUser(db, { name: "Ann", country: "IE", createdAt: new Date("2026-11-20T10:00:00Z") });
	const { course } = await makeCourse(db);
	await makeEnrollment(db, { userId: ann.id, courseId: course.id, status: "completed", progress: 100 });
	const requestId = "r";
	const user = { kind: "user", id: ann.id } as const;
	await db.batch([
		audit(db, { by: ann.id, deed: "auth.signIn", subject: user, requestId, now: new Date("2026-11-20T10:01:00Z") }),
		db.insert(auditEntries).values({
			id: "moved",
			actorId: null,
			deed: "school.moved",
			subjectKind: "school",
			subjectId: "1",
			at: new Date("2026-11-20T10:02:00Z"),
		}),
		enqueueMail(db, "verifyEmail", { userId: ann.id, origin: "https://school.example" }, { dueAt: now }),
	]);

	const data = overviewData(await findOverview(db, { attention: ATTENTION, now }), { formats, words: deedWords("en") });

	expect(data.totals).toMatchObject({ enrollments: "1", active: "0", completed: "1" });
	expect(data.countries).toContainEqual({ name: "Ireland", users: 1, written: "1" });
	expect(data.newcomers[0]).toMatchObject({ name: "Ann", country: "Ireland" });
	expect(data.entries.map(({ sentence }) => sentence.replace(/[\u2068\u2069]/g, ""))).toEqual([
		"The school itself: school.moved",
		"Ann signed in",
	]);
	expect(data.waitingMail).toBe(1);
});

test("waiting mail is counted up to a limit", async () => {
	for (let index = 0; index < WAITING_CAP + 5; index += 1) {
		await enqueueMail(db, "verifyEmail", { userId: 1, origin: "https://school.example" }, { dueAt: now });
	}
	expect((await findOverview(db, { attention: ATTENTION, now })).waitingMail).toBe(WAITING_CAP);
});

test("no statement reads a growing table from end to end", async () => {
	const statements = {
		...overviewStatements(db, { attention: ATTENTION, now }),
		...trendStatements(db, trendPeriod(90, now, "UTC")),
	};
	for (const statement of Object.values(statements).flat()) {
		await expectNoScan(statement);
		await expectDistinctColumns(statement);
	}
});
