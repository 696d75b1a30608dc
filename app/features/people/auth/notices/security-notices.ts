/**
 * Changes to the security of an account that its owner is told of; their words: `notices` in
 * `locales/<language>/operations/mail.json`. How to tell of one: docs/patterns/account.md
 */
export const SECURITY_NOTICES = [
	"passwordChanged",
	"passwordReset",
	"emailChanged",
	"signedOutElsewhere",
	"rightsChanged",
	"authenticatorAdded",
	"authenticatorRemoved",
	"recoveryCodesMade",
	"recoveryCodeUsed",
	"passkeyAdded",
	"passkeyRemoved",
	"factorsReset",
] as const;
export type SecurityNotice = (typeof SECURITY_NOTICES)[number];
