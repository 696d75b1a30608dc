import type { Names } from "#app/features/operations/audit/deeds.ts";

/** Their words: `activity` in `locales/<language>/people/people-desk.json`. */
export const AUTH_DEEDS = [
	"auth.signIn",
	"auth.password",
	"auth.register",
	"auth.resetPassword",
	"auth.verifyEmail",
	"auth.stepUp",
	"auth.secondFactor",
	"auth.endSession",
	"auth.endOtherSessions",
	"auth.secureAccount",
	"auth.changePassword",
	"auth.askEmailChange",
	"auth.cancelEmailChange",
	"auth.agreeEmailChange",
	"auth.confirmEmailChange",
	"auth.changeEmail",
	"people.changeRights",
	"people.suspend",
	"people.liftSuspension",
	"people.endSessions",
	"people.endSession",
	"people.beginLooking",
	"people.endLooking",
	"people.sendVerification",
	"people.sendPasswordLink",
	"people.invite",
] as const;

/** Their names: `subjects` in the same file. */
export const AUTH_AUDIT_SUBJECTS = ["session", "user"] as const;

declare module "#app/features/operations/audit/deeds.ts" {
	interface Deeds extends Names<typeof AUTH_DEEDS> {}
	interface Subjects extends Names<typeof AUTH_AUDIT_SUBJECTS> {}
}
