import { and, eq, gt, lt, type SQLWrapper } from "drizzle-orm";
import { NOTIFICATION_KINDS } from "#app/composition.server.ts";
import type { Audience } from "#app/features/operations/announcements/audience.ts";
import { createAnnouncement } from "#app/features/operations/announcements/send/save-announcement.server.ts";
import { walkAudience } from "#app/features/operations/announcements/send/walk-audience.server.ts";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import { type Message, sendMail } from "#app/features/operations/notifications/face.server.ts";
import { decideDelivery } from "#app/features/people/inbox/deliver/decide-delivery.server.ts";
import { announcements, outbox } from "#db/schema/schema.ts";
import { db } from "../database";
import { makeCourse, makeEnrollment, makeUser } from "../factories";
import { IDLE_HANDLERS } from "../idle-handlers";

export const now = new Date("2026-11-20T10:00:00Z");
export const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
export const origin = "https://school.example";
export const DRAFT = {
	titles: { en: "New course", de: "Neuer Kurs" },
	bodies: { en: "It begins on Monday.\n\nSee you there.", de: "Er beginnt am Montag." },
	link: "/courses",
};

/** An admin, a course with three learners, and the mails that were sent. */
export const scene = { actorId: 0, courseId: 0, learners: [] as number[], sent: [] as Message[] };
export const by = (at = now) => ({ actorId: scene.actorId, scope: "school" as const, requestId: "r-1", now: at });

/** Begins anew, without a job that waits. */
export async function setScene() {
	await db.delete(outbox);
	scene.sent = [];
	scene.learners = [];
	scene.actorId = (await makeUser(db, { role: "admin" })).id;
	scene.courseId = (await makeCourse(db)).course.id;
	for (const language of ["en", "de", "ru"]) {
		const { id } = await makeUser(db, { language });
		await makeEnrollment(db, { userId: id, courseId: scene.courseId });
		scene.learners.push(id);
	}
}

export async function draft(audience: Audience = { kind: "course", courseId: scene.courseId }) {
	const outcome = await createAnnouncement(db, { ...DRAFT, audience }, by());
	if (!outcome.ok) throw new Error(outcome.reason);
	return outcome.id;
}
export const found = async (id: string) => (await db.select().from(announcements).where(eq(announcements.id, id)))[0];

const handlers = {
	...IDLE_HANDLERS,
	"announcement.step": walkAudience,
	"mail.send": sendMail(
		NOTIFICATION_KINDS.mails,
		{ send: async (message) => void scene.sent.push(message), keepsText: false },
		decideDelivery(NOTIFICATION_KINDS.categories),
	),
};
export const run = (id: string, at = now) => dispatchJob(db, { id, handlers, now: at });
export const steps = () => db.select({ id: outbox.id }).from(outbox).where(eq(outbox.kind, "announcement.step"));
export const isOf = (eventId: SQLWrapper, id: string) =>
	and(gt(eventId, `announcement:${id}:`), lt(eventId, `announcement:${id};`));
export const mailsOf = (id: string) =>
	db
		.select({ id: outbox.id })
		.from(outbox)
		.where(and(eq(outbox.kind, "mail.send"), isOf(outbox.id, id)));

/** Every job that is due, until none is left. */
export async function runAll(at = now) {
	const ran = new Set<string>();
	for (;;) {
		const jobs = await db.select({ id: outbox.id }).from(outbox);
		const open = jobs.filter(({ id }) => !ran.has(id));
		if (open.length === 0) return;
		for (const { id } of open) {
			ran.add(id);
			await run(id, at);
		}
	}
}
