const KEYS = {
	"auth.signIn": "signIn",
	"auth.password": "password",
	"auth.register": "register",
	"auth.resetPassword": "resetPassword",
	"auth.verifyEmail": "verifyEmail",
	"auth.stepUp": "stepUp",
	"auth.secondFactor": "secondFactor",
	"auth.endSession": "endSession",
	"auth.endOtherSessions": "endOtherSessions",
	"auth.secureAccount": "secureAccount",
	"factors.addAuthenticator": "addAuthenticator",
	"factors.removeAuthenticator": "removeAuthenticator",
	"factors.makeRecoveryCodes": "makeRecoveryCodes",
	"factors.addPasskey": "addPasskey",
	"factors.renamePasskey": "renamePasskey",
	"factors.removePasskey": "removePasskey",
	"factors.reset": "resetFactors",
	"errors.resolve": "resolveError",
	"errors.mute": "muteError",
	"errors.reopen": "reopenError",
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

export type ActivityKey = (typeof KEYS)[keyof typeof KEYS] | "other";

/** Which words of admin.json tell an action of the audit log; `other` for one that has none yet. */
export function activityKey(action: string): ActivityKey {
	return Object.hasOwn(KEYS, action) ? KEYS[action as keyof typeof KEYS] : "other";
}
