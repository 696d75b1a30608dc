/**
 * Account changes that owners are notified of; words: `notices` in `locales/<language>/people/people-mail.json`. See
 * docs/patterns/account.md
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
