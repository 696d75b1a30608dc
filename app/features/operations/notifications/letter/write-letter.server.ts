import { mailText } from "#app/shared/words/desk-text.server.ts";
import type { MailKind } from "../mail-kinds.ts";
import type { ComposedMail } from "./composed-mail";
import { greeting } from "./greeting";
import { type FootWays, letterFoot } from "./letter-foot.server";
import { letterDocument, letterHtml } from "./letter-html";
import { type LetterPart, letterParts, markOfPart, OWN_PARTS } from "./letter-parts";
import { letterText } from "./letter-text";

/** A mail in its receiver's language: subject, plain text, HTML, and the HTML as a document of its own. */
export function writeLetter(
	kind: MailKind,
	composed: ComposedMail,
	{ origin, ...ways }: { origin: string } & FootWays,
) {
	const { language, values, sheet = [], words } = composed;
	const mail = words ?? kind;
	const t = mailText(language);
	const marks = Object.fromEntries(OWN_PARTS.map((part) => [part, markOfPart(part)]));
	const parts: LetterPart[] = [
		{ kind: "text", text: greeting(values.name, language) },
		...letterParts(t(`${mail}.body`, { ...values, ...marks }) ?? "", {
			values,
			sheet,
			action: t(`${mail}.action`) ?? "",
		}),
	];
	const subject = t(`${mail}.subject`, values) ?? "";
	const foot = letterFoot(ways, language);
	const html = letterHtml({ parts, foot, origin });
	return {
		subject,
		text: letterText({ parts, foot }),
		html,
		document: letterDocument(html, { language, subject }),
	};
}
