const KEYS = {
	"auth.signIn": "signIn",
	"auth.register": "register",
	"auth.resetPassword": "resetPassword",
	"auth.verifyEmail": "verifyEmail",
	"auth.stepUp": "stepUp",
	"auth.secondFactor": "secondFactor",
	"auth.endSession": "endSession",
	"auth.endOtherSessions": "endOtherSessions",
	"auth.secureAccount": "secureAccount",
	"auth.changePassword": "changePassword",
	"auth.askEmailChange": "askEmailChange",
	"auth.cancelEmailChange": "cancelEmailChange",
	"auth.agreeEmailChange": "agreeEmailChange",
	"auth.confirmEmailChange": "confirmEmailChange",
	"auth.changeEmail": "changeEmail",
	"people.changeRights": "changeRights",
	"people.suspend": "suspendPerson",
	"people.liftSuspension": "liftSuspension",
	"people.endSessions": "endSessionsOf",
	"people.sendVerification": "sendVerification",
	"people.invite": "invitePerson",
	"people.grant": "grantAccess",
	"people.endGrant": "endGrant",
	"jobs.runAgain": "runJobAgain",
	"errors.resolve": "resolveError",
	"errors.mute": "muteError",
	"errors.reopen": "reopenError",
	"certificates.revoke": "revokeCertificate",
	"certificates.template": "changeCertificateTemplate",
	"library.publish": "publishEntry",
	"library.approve": "approveEntry",
	"library.retire": "retireEntry",
	"library.restore": "restoreEntry",
	"library.merge": "mergeEntries",
	"library.move": "moveEntry",
	"glossary.countLinks": "countTermLinks",
	"help.assign": "assignTicket",
	"help.reply": "answerTicket",
	"help.note": "noteInTicket",
	"help.close": "closeTicket",
	"help.reopen": "reopenTicket",
	"help.addAnswer": "changeCannedAnswer",
	"help.changeAnswer": "changeCannedAnswer",
	"help.retireAnswer": "retireCannedAnswer",
	"mail.sendAgain": "sendMailAgain",
	"settings.change": "changeSetting",
	"settings.undo": "undoSetting",
	"status.openIncident": "openIncident",
	"status.updateIncident": "updateIncident",
} as const;

/** The deeds that have words. */
export const ACTIVITY_NAMES = Object.keys(KEYS) as (keyof typeof KEYS)[];

export type ActivityKey = (typeof KEYS)[keyof typeof KEYS] | "other";

/** Which words of admin.json tell an action of the audit log; `other` for one that has none yet. */
export function activityKey(action: string): ActivityKey {
	return Object.hasOwn(KEYS, action) ? KEYS[action as keyof typeof KEYS] : "other";
}
