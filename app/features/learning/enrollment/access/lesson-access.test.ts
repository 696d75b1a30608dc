import { expect, test } from "vitest";
import { lessonAccess } from "./lesson-access.ts";

const published = { instructorId: 7, coTeachers: [{ id: 12 }], publishedAt: new Date(0) };
const draft = { instructorId: 7, coTeachers: [{ id: 12 }], publishedAt: null };
const locked = { freePreview: false, retiredAt: null };
const preview = { freePreview: true, retiredAt: null };
const retired = { freePreview: true, retiredAt: new Date(0) };
const student = { id: 1, role: "student" } as const;
const author = { id: 7, role: "instructor" } as const;
const admin = { id: 9, role: "admin" } as const;

const never = { open: false, because: "never", whatHelps: "enroll" } as const;
const free = { open: true, because: "free" } as const;
const closed = (because: "paused" | "refunded" | "expired" | "notYet") =>
	({ open: false, because, whatHelps: "renew" }) as const;
const taking = {};
const later = { at: null, days: null, after: ["first"] };
const input = (given: Partial<Parameters<typeof lessonAccess>[0]>) => ({
	lesson: locked,
	course: published,
	user: student,
	enrollment: null,
	access: never,
	lock: null,
	...given,
});

test.each([
	["anonymous", input({ lesson: preview, user: null }), "signInNeeded"],
	["admin, once it has left its course", input({ lesson: retired, user: admin }), "retired"],
	["stranger", input({}), "notEnrolled"],
	["stranger to a draft", input({ lesson: preview, course: draft }), "notFound"],
	["paused learner", input({ enrollment: taking, access: closed("paused") }), "paused"],
	["refunded learner", input({ enrollment: taking, access: closed("refunded") }), "refunded"],
	["learner whose time has not come", input({ enrollment: taking, access: closed("notYet") }), "notYet"],
	["learner of a lesson that opens later", input({ enrollment: taking, access: free, lock: later }), "locked"],
	["learner without a right, whatever the lesson says", input({ enrollment: taking, lock: later }), "notEnrolled"],
	["one who is enrolled without a right", input({ enrollment: taking }), "notEnrolled"],
	["one who has the right and is not enrolled yet", input({ access: free }), "notEnrolled"],
	[
		"somebody who taught with them and is an instructor no more",
		input({ course: draft, user: { ...student, id: 12 } }),
		"notFound",
	],
	["another instructor", input({ user: { ...author, id: 8 } }), "notEnrolled"],
	["former instructor", input({ course: draft, user: { ...student, id: 7 } }), "notFound"],
] as const)("a lesson is closed to the %s", (_, given, reason) => {
	expect(lessonAccess(given)).toEqual({ allowed: false, reason });
});

test.each([
	["learner", input({ course: draft, enrollment: taking, access: free }), "learner"],
	["preview reader", input({ lesson: preview }), "preview"],
	["expired preview reader", input({ lesson: preview, enrollment: taking, access: closed("expired") }), "preview"],
	["instructor", input({ course: draft, user: author }), "instructor"],
	["one who teaches with them", input({ course: draft, user: { ...author, id: 12 } }), "instructor"],
	["admin", input({ course: draft, user: admin, enrollment: taking, access: closed("paused") }), "admin"],
	[
		"enrolled admin before a lesson opens",
		input({ user: admin, enrollment: taking, access: free, lock: later }),
		"admin",
	],
	["instructor before a lesson opens", input({ user: author, lock: later }), "instructor"],
	["enrolled admin", input({ user: admin, enrollment: taking, access: free }), "learner"],
] as const)("a lesson is open to the %s", (_, given, as) => {
	expect(lessonAccess(given)).toEqual({ allowed: true, as });
});
