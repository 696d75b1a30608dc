import { and, eq } from "drizzle-orm";
import {
	type IssuingTools,
	issueCertificate,
} from "#app/features/learning/certificates/issue/issue-certificate.server.ts";
import { enqueue, newJobId } from "#app/features/operations/jobs/enqueue.server.ts";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import type { JobHandlers } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { certificates, outbox } from "#db/schema/schema.ts";
import { db } from "../database";
import { MADE_AT, makeCourse, makeEnrollment, makeUser } from "../factories";
import { IDLE_HANDLERS } from "../idle-handlers";

export const now = new Date("2026-11-20T10:00:00Z");
/** A fake signature, since the real one needs bundled libraries. */
export const tools: IssuingTools = {
	origin: "https://school.example",
	issuer: async () => ({
		did: "did:web:school.example",
		keyId: "z6MkTest",
		sign: async (credential) => JSON.stringify(credential),
	}),
	missingLetters: async (name) => [...name].filter((letter) => /\p{Script=Arabic}/u.test(letter)),
};

export async function finish(name = "Amara Okafor", given: { language?: string; instructorId?: number } = {}) {
	const { instructorId, ...spoken } = given;
	const user = await makeUser(db, { name, ...spoken });
	const { course } = await makeCourse(db, { titles: { de: "Grundkurs" }, ...(instructorId ? { instructorId } : {}) });
	const done = { status: "completed" as const, progress: 100, completedAt: MADE_AT };
	const { id } = await makeEnrollment(db, { userId: user.id, courseId: course.id, ...done });
	return { userId: user.id, courseId: course.id, enrollmentId: id };
}

export const handlers = (own: Partial<IssuingTools> = {}): JobHandlers => ({
	...IDLE_HANDLERS,
	"certificate.issue": issueCertificate({ ...tools, ...own }),
});
export async function issue(payload: { enrollmentId: number; replaces?: string }, own: Partial<IssuingTools> = {}) {
	const id = newJobId();
	const { enrollmentId, replaces } = payload;
	await enqueue(db, "certificate.issue", { enrollmentId, ...(replaces ? { replaces } : {}) }, { id, dueAt: now });
	return dispatchJob(db, { id, handlers: handlers(own), now });
}
export const issued = ({ userId, courseId }: { userId: number; courseId: number }) =>
	db
		.select()
		.from(certificates)
		.where(and(eq(certificates.userId, userId), eq(certificates.courseId, courseId)))
		.orderBy(certificates.edition);
export const waiting = (enrollmentId: number) =>
	db
		.select()
		.from(outbox)
		.where(and(eq(outbox.kind, "certificate.issue"), eq(outbox.payload, { enrollmentId })));
