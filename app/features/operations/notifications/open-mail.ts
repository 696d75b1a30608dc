import type { InvalidMail } from "./define-mail.ts";
import type { StoredMail } from "./jobs.ts";
import type { MailDefinitions, MailKind } from "./mail-kinds.ts";

/** Parses the stored payload of a mail job. `wrong`: unknown kind, or invalid ids. */
export function openMail(mails: MailDefinitions, stored: StoredMail) {
	const kind = kindsOf(mails).find((name) => name === stored.mail);
	const opened = kind && mails[kind]?.open(stored);
	if (!opened) return { wrong: "mail" } satisfies InvalidMail;
	return "wrong" in opened ? opened : { kind, ...opened };
}

/** Their names, in the order of the rooms. */
export function kindsOf(mails: MailDefinitions): MailKind[] {
	return Object.keys(mails).filter((kind): kind is MailKind => Object.hasOwn(mails, kind));
}
