import { sql } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import {
	accountDeletions,
	accountPreferences,
	auditEntries,
	certificateHolds,
	certificateKeys,
	certificateNames,
	certificates,
	checklistTicks,
	consents,
	coupons,
	couponUses,
	courseReviews,
	credentials,
	documents,
	emailChanges,
	entitlements,
	exports,
	helpVotes,
	intakeLines,
	intakeSources,
	intakes,
	learningDays,
	learningReminders,
	lessonNotes,
	lessonProgress,
	libraryEntries,
	localMail,
	oneTimeTokens,
	passkeyChallenges,
	passkeys,
	profiles,
	profileTranslations,
	quizAttempts,
	quizDrafts,
	quizSittings,
	rateLimits,
	recallAnswers,
	recoveryCodes,
	settingChanges,
	siteSettings,
	totpFactors,
	uploads,
} from "#db/schema/schema.ts";
import { MADE_AT, makeCourse, makeEnrollment, makeSession, makeUser } from "../factories";
import { makeAnnouncement, makeIncident, makeRequests } from "./full-person-desk";
import { makeEarnings } from "./full-person-earnings";
import { makeForumRows } from "./full-person-forum";
import { makeModeration } from "./full-person-moderation";
import { makeMoney } from "./full-person-money";
import { makeNotifications } from "./full-person-notifications";
import { makeWriting } from "./written-documents";

const at = MADE_AT;
const later = new Date(at.getTime() + 86_400_000);
let people = 0;

/** Has rows in every table with personal data. `mark` is in each identifying text. */
export async function makeFullPerson(db: Database, { mark, teaches = false }: { mark: string; teaches?: boolean }) {
	people += 1;
	const email = `${mark.toLowerCase()}@mail.example`;
	const pictures = [1, 2, 3].map(() => crypto.randomUUID().replaceAll("-", "")) as [string, string, string];
	const user = await makeUser(db, {
		name: `Name ${mark}`,
		email,
		emailVerifiedAt: at,
		headline: `Headline ${mark}`,
		country: "PT",
		suspendedWhy: `Why ${mark}`,
		profileImageUrl: `/pictures/${pictures.join("-")}`,
	});
	const userId = user.id;
	const course = await makeCourse(db, teaches ? { instructorId: userId } : {});
	const [lesson] = course.lessons;
	if (!lesson) throw new Error("A course without a lesson");
	const { id: enrollmentId } = await makeEnrollment(db, { userId, courseId: course.course.id });
	const lessonId = lesson.id;
	const key = () => crypto.randomUUID();
	const document = await makeDocument(db, `entry-${people}`);
	const keyId = "z6MkKey";

	await makeSession(db, userId);
	const parts = [
		db.insert(credentials).values({ userId, passwordHash: `hash ${mark}`, changedAt: at }),
		db.insert(profiles).values({ userId, bio: `Bio ${mark}`, bioHtml: `<p>Bio ${mark}</p>`, changedAt: at }),
		db
			.insert(profileTranslations)
			.values({ userId, language: "de", headline: `Kurzzeile ${mark}`, bio: `Text ${mark}` }),
		db.insert(accountPreferences).values({ userId, theme: "dark", changedAt: at }),
		db
			.insert(consents)
			.values({ id: key(), userId, document: "terms", version: 1, language: "en", occasion: "registration", at }),
		db.insert(emailChanges).values({ userId, key: key(), newEmail: `new-${email}`, expiresAt: later }),
		db.insert(oneTimeTokens).values({ tokenHash: key(), userId, purpose: "resetPassword", expiresAt: later }),
		db.insert(totpFactors).values({ userId, secret: `secret ${mark}`, lastStep: 1, createdAt: at }),
		db.insert(recoveryCodes).values({ codeHash: key(), userId, createdAt: at }),
		db.insert(passkeys).values({
			id: key(),
			userId,
			credentialId: key(),
			publicKey: "k",
			signCount: 0,
			transports: ["usb"],
			name: `Phone of ${mark}`,
			isBackedUp: false,
			createdAt: at,
		}),
		db.insert(passkeyChallenges).values({ challengeHash: key(), purpose: "prove", userId, expiresAt: later }),
		...pictures.map((id) =>
			db.insert(uploads).values({
				id,
				ownerId: userId,
				purpose: "picture",
				name: `${mark}.webp`,
				kind: "webp",
				bytes: 3,
				sha256: key(),
				state: "attached" as const,
				startedAt: at,
			}),
		),
		db.insert(exports).values({
			id: key(),
			ownerId: userId,
			kind: "account",
			state: "failed",
			asked: {},
			language: "en",
			jobId: key(),
			madeAt: at,
			expiresAt: new Date(at.getTime() + 1),
		}),
		db.insert(lessonProgress).values({ enrollmentId, lessonId, openedAt: at, lastSeenAt: at }),
		db.insert(quizAttempts).values({
			id: key(),
			enrollmentId,
			lessonId,
			number: 1,
			score: 50,
			passed: false,
			answers: { a: `Answer ${mark}` },
			submittedAt: at,
		}),
		db.insert(quizDrafts).values({ userId, lessonId, number: 2, values: { a: [`Answer ${mark}`] }, savedAt: at }),
		db.insert(quizSittings).values({ enrollmentId, lessonId, number: 2, begunAt: at, endsAt: at }),
		db.insert(certificateHolds).values({ enrollmentId, heldAt: at }),
		db.insert(recallAnswers).values({ userId, lessonId, key: "k", knew: true, answeredAt: at }),
		db.insert(lessonNotes).values({
			userId,
			key: `passage ${mark}`,
			lessonId,
			kind: "note",
			language: "en",
			anchor: "a",
			excerpt: "Once",
			quote: "Once",
			body: "My own words",
			folded: "my own words",
			createdAt: at,
			changedAt: at,
		}),
		db.insert(learningDays).values({ userId, day: "2026-11-01", seconds: 60 }),
		db.insert(learningReminders).values({
			userId,
			key: `hash ${mark}`,
			weekdays: [1],
			hour: 18,
			nextAt: at,
			origin: "https://grew.example",
		}),
		db.insert(intakes).values({
			id: `intake ${mark}`,
			kind: "people" as const,
			ownerId: userId,
			heads: ["E-mail"],
			mapping: { email: 0 },
			language: "en",
			state: "done" as const,
			lines: 1,
			settled: 1,
			createdAt: at,
		}),
		db.insert(intakeSources).values({ intakeId: `intake ${mark}`, bytes: Buffer.from(email) }),
		db.insert(intakeLines).values({ intakeId: `intake ${mark}`, number: 2, cells: [email], outcome: "unchanged" }),
		db.insert(certificateKeys).values({ id: keyId, firstUsedAt: at }).onConflictDoNothing(),
		db.insert(certificates).values({
			serial: key(),
			userId,
			courseId: course.course.id,
			edition: 1,
			holderName: `Printed ${mark}`,
			courseTitle: "C",
			language: "en",
			words: { heading: "", statement: "", note: "", signerName: "", signerRole: "" },
			facts: { topic: "t", lessonCounts: [1], lessons: 1, quizzes: 0, minutes: 1, score: null, teacher: "T" },
			completedAt: at,
			issuedAt: at,
			statusList: 1,
			statusIndex: people,
			credential: `signed ${mark}`,
			keyId,
		}),
		db.insert(certificateNames).values({ userId, name: `Printed ${mark}`, changedAt: at }),
		db
			.insert(entitlements)
			.values({ userId, thingKind: "all", sourceKind: "grant", sourceId: key(), fromAt: at, createdAt: at }),
		db
			.insert(courseReviews)
			.values({ courseId: course.course.id, userId, stars: 5, body: `Review ${mark}`, language: "en", createdAt: at }),
		db.run(
			sql`insert into course_review_translations (review_id, language, body)
				select id, 'de', ${`Bewertung ${mark}`} from course_reviews where user_id = ${userId}`,
		),
		db.insert(checklistTicks).values({ userId, documentId: document, item: "i", tickedAt: at }),
		db.insert(helpVotes).values({
			documentId: document,
			voter: `user:${userId}`,
			userId,
			isHelpful: false,
			reason: `Reason ${mark}`,
			language: "en",
			votedAt: at,
		}),
		db.insert(auditEntries).values({
			id: key(),
			actorId: userId,
			deed: "factors.addPasskey",
			subjectKind: "user",
			subjectId: String(userId),
			after: { name: `Phone of ${mark}` },
			at,
		}),
		db.insert(localMail).values({ id: key(), to: email, subject: "S", text: `Hello ${mark}`, writtenAt: at }),
		db.insert(rateLimits).values({ key: `login-failure:${email}`, windowStartedAt: at, used: 1, expiresAt: later }),
		db.insert(settingChanges).values({ id: key(), key: `s${people}`, version: 1, before: 1, after: 2, by: userId, at }),
		db.insert(siteSettings).values({ key: `s${people}`, value: 2, version: 1, updatedAt: at, updatedBy: userId }),
		db.insert(accountDeletions).values({ userId, askedAt: at, dueAt: later }),
	];
	for (const part of parts) await part;
	await makeCouponUse(db, { userId, mark });
	await makeRequests(db, { userId, email, mark, at });
	await makeNotifications(db, { userId, email, mark, at });
	await makeEarnings(db, { userId, mark, number: people, at, later });
	await makeIncident(db, { authorId: userId, at });
	await makeAnnouncement(db, { authorId: userId, at });
	await makeWriting(db, { authorId: userId, courseId: course.course.id, document, at, later });
	await makeForumRows(db, { userId, mark, at });
	await makeModeration(db, { userId, email, mark, at, later });
	await makeMoney(db, { userId, mark, at });
	return { id: userId, email, pictures, courseId: course.course.id };
}

async function makeDocument(db: Database, key: string): Promise<number> {
	const [document] = await db
		.insert(documents)
		.values({ kind: "help", key, origin: "school", createdAt: at })
		.returning();
	const documentId = document?.id ?? 0;
	await db.insert(libraryEntries).values({
		documentId,
		kind: "help",
		slug: key,
		section: "",
		position: 1,
		access: "public",
		reviewedOn: "2026-11-01",
		details: {},
		publishedAt: at,
		changedAt: at,
	});
	return documentId;
}

async function makeCouponUse(db: Database, { userId, mark }: { userId: number; mark: string }) {
	const usual = { percentBps: 2000, duration: "once", scope: "all", fromAt: at, createdAt: at } as const;
	const [coupon] = await db
		.insert(coupons)
		.values({ code: `C${people}-${userId}`, ...usual })
		.returning();
	await db.insert(couponUses).values({
		couponId: coupon?.id ?? 0,
		orderId: crypto.randomUUID(),
		userId,
		personKeys: [`key ${mark}`],
		state: "used",
		reservedAt: at,
		expiresAt: later,
		settledAt: at,
	});
}
