import { describe, expect, test } from "vitest";
import { ALL_MAILS, ALL_ROOMS, MAIL_KINDS } from "#app/composition.server.ts";
import { mailText } from "#app/shared/words/desk-text.server.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import type { MailDefinition } from "./define-mail";
import type { MailKind } from "./mail-kinds";
import { openMail } from "./open-mail";

type Files = Record<string, { default: Record<string, unknown> }>;
const MAIL_WORDS: Files = import.meta.glob("../../../../locales/*/*/*-mail.json", { eager: true });
/** Of the wing that declares it. */
const wordsOf = (mail: MailKind, language: string) => {
	const wing = ALL_ROOMS.find(({ mails = {} }) => Object.hasOwn(mails, mail))?.name.split("/")[0];
	return MAIL_WORDS[`../../../../locales/${language}/${wing}/${wing}-mail.json`]?.default ?? {};
};
const DECLARED: Record<string, Record<string, Record<string, MailDefinition>>> = import.meta.glob(
	"../../**/mails.server.ts",
	{ eager: true },
);
const origin = "https://school.example";

test("what rooms declare in their files of mails, they bring, and each kind is of one room", () => {
	const declared = Object.values(DECLARED).flatMap((file) => Object.values(file).flatMap(Object.keys));
	expect(declared.length).toBeGreaterThan(40);
	expect([...MAIL_KINDS].sort()).toEqual(declared.sort());
	expect(ALL_ROOMS.flatMap(({ mails = {} }) => Object.keys(mails)).sort()).toEqual(declared);
});

describe.each(MAIL_KINDS)("%s", (mail) => {
	test("has a composer, and takes no more than its own ids", () => {
		expect(ALL_MAILS[mail]).toMatchObject({ compose: expect.any(Function), payload: expect.any(Object) });
		expect(openMail(ALL_MAILS, { mail, userId: 1, origin, spaceship: "s-1" })).toHaveProperty("wrong");
	});

	test("has its words in every language", () => {
		for (const language of LANGUAGE_CODES) {
			const words = { subject: expect.stringMatching(/\S/), body: expect.stringMatching(/\S/) };
			expect(wordsOf(mail, language)).toHaveProperty(mail, expect.objectContaining(words));
		}
	});
});

/** As jobs were written while all kinds had one payload. */
const BEFORE = [
	...["verifyEmail", "confirmLogin", "invitation", "deletionAsked", "deletionTakenBack", "accountErased"],
	...["learningReminder", "affiliateAccepted", "affiliateRefused"],
].map((mail): Record<string, unknown> => ({ mail }));
BEFORE.push(
	{ mail: "resetPassword", language: "fr" },
	{ mail: "resetPassword", language: "fr", wanted: "redirectTo=%2Fcourses%2F3" },
	{ mail: "securityNotice", notice: "passwordChanged" },
	...["agreeEmail", "confirmEmail"].map((mail) => ({ mail, changeKey: "c-1" })),
	...["accessGiven", "accessExtended", "accessPaused", "accessResumed", "accessEnded"].flatMap((mail) => [
		{ mail },
		{ mail, courseId: 3 },
	]),
	...["courseReceived", "courseHandedOver", "courseShared", "nameNeeded", "teacherNameNeeded"].map((mail) => ({
		mail,
		courseId: 3,
	})),
	{ mail: "exportReady", exportId: "e-1" },
	...["ticketConfirm", "ticketReceived", "ticketClosed"].flatMap((mail) => [
		{ mail, ticketKey: "t-1", language: "de", userId: null },
		{ mail, ticketKey: "t-1" },
	]),
	{ mail: "ticketAnswered", ticketKey: "t-1", messageKey: "m-1", userId: null },
	{ mail: "ticketForStaff", ticketKey: "t-1" },
	{ mail: "ticketLink", ticketKey: "t-1", language: "de", userId: null },
	{ mail: "ticketLink", ticketKey: null, language: "de", userId: null },
	...["certificateReady", "certificateAgain"].map((mail) => ({ mail, certificate: "GREW-1" })),
	...["membershipRenews", "trialEnds", "membershipUnpaid", "membershipEnded", "membershipCancelled"].map((mail) => ({
		mail,
		membershipId: "m-1",
	})),
	{ mail: "affiliatePaid", payoutId: "p-1" },
	...["refundAsked", "withdrawalReceived", "refundApproved", "refundDeclined", "refundPaid", "refundByHand"].map(
		(mail) => ({ mail, refundId: "r-1" }),
	),
	...["reviewAccepted", "reviewReturned", "orderPaid", "orderFailed"].map((mail) => ({ mail, orderId: "o-1" })),
	...["waitingJoined", "canBeBought"].flatMap((mail) => [
		{ mail, waitingId: 4, language: "fr" },
		{ mail, waitingId: 4, language: "fr", userId: null },
	]),
);

test.each(BEFORE)("a job that has waited since all kinds had one payload is read: %j", (payload) => {
	const stored = { userId: 1, origin, ...payload, mail: String(payload.mail) };
	expect(openMail(ALL_MAILS, stored)).toMatchObject({ kind: payload.mail, composeFor: expect.any(Function) });
});

test.each([
	["en", 1, "Answer to your request GR-1"],
	["en", 2, "2 answers to your request GR-1"],
	["ru", 3, "3 ответа на ваше обращение GR-1"],
	["ru", 5, "5 ответов на ваше обращение GR-1"],
	["zh", 2, "您的咨询 GR-1 有 2 条回复"],
] as const)("answers of one request are counted in the words of %s: %i", (language, count, said) => {
	expect(mailText(language)("ticketAnswered.inApp", { number: "GR-1", count })).toBe(said);
});
