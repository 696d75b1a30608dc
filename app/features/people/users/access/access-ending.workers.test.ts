import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { DAY_MS } from "#app/shared/durations.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { entitlements, outbox } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeCourse, makeUser } from "#tests/factories.ts";
import { amongIds } from "../../inbox/list/among";
import { accessEndingMail } from "./access-ending-mail.server";
import { changeAccess } from "./change-access.server";
import { grantAccess } from "./grant-access.server";

const now = new Date("2026-11-20T12:00:00Z");
const origin = "https://school.example";
const day = (date: string) => ({ day: date, endsAt: new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS) });
let admin = 0;
let userId = 0;
let courseId = 0;

beforeEach(async () => {
	admin = (await makeUser(db, { role: "admin" })).id;
	userId = (await makeUser(db, { timeZone: "UTC" })).id;
	courseId = (await makeCourse(db)).course.id;
});

const give = (
	until: ReturnType<typeof day> | null,
	thing: { kind: "course"; courseId: number } | { kind: "all" } = { kind: "course", courseId },
) => grantAccess(db, { actorId: admin, userId, thing, until, origin, requestId: "r", now });
const notices = async () =>
	(await db.select().from(outbox)).filter(
		({ payload }) => payload.userId === userId && payload.mail === "accessEnding",
	);
const compose = (endsAt: Date) =>
	accessEndingMail.compose(db, {
		userId,
		courseId,
		endsAt: endsAt.getTime(),
		language: "en",
		origin,
		askedAt: now,
		now,
	});
async function inApp(endsAt: Date) {
	const ids = { courseId, endsAt: endsAt.getTime() };
	const { app } = accessEndingMail;
	const statement = app?.find(db, { userId, language: "en", among: amongIds(ids) });
	const [rows = []] = statement ? await db.batch([statement]) : [];
	return app?.say(rows as unknown[], ids, { language: "en", formats: formatsFor({ language: "en", timeZone: "UTC" }) });
}

test("access that ends is told a week before, with its last day", async () => {
	const end = day("2026-12-24");
	await Promise.all([give(end), give(end)]);
	const [notice, ...more] = await notices();
	expect(more).toEqual([]);
	expect(notice?.dueAt).toEqual(new Date("2026-12-18T00:00:00Z"));
	expect(await compose(end.endsAt)).toMatchObject({ values: { until: expect.stringContaining("24") } });
	expect(await inApp(end.endsAt)).toMatchObject({ to: `/courses/${courseId}` });
});

test("nothing is told of access without an end, or that ends within the week", async () => {
	await give(null);
	await give(day("2026-11-25"));
	expect(await notices()).toEqual([]);
});

test("where the end has moved, the notice of the former end is void", async () => {
	const [first, second] = [day("2026-12-24"), day("2027-01-31")];
	await give(first);
	const [right] = await db.select().from(entitlements).where(eq(entitlements.userId, userId));
	const change = { kind: "extend", until: second } as const;
	await changeAccess(db, {
		actorId: admin,
		userId,
		rightId: right?.id ?? 0,
		change,
		why: "",
		origin,
		requestId: "r",
		now,
	});
	expect(await notices()).toHaveLength(2);
	expect([await compose(first.endsAt), await inApp(first.endsAt)]).toEqual([null, null]);
	expect(await compose(second.endsAt)).not.toBeNull();
});

test("it is void where another right opens the course for longer, or the access was taken back", async () => {
	const end = day("2026-12-24");
	await give(end);
	await give(null, { kind: "all" });
	expect([await compose(end.endsAt), await inApp(end.endsAt)]).toEqual([null, null]);
	await db.update(entitlements).set({ endedAt: now, endedWhy: "expired" }).where(eq(entitlements.userId, userId));
	expect(await compose(end.endsAt)).toBeNull();
});
