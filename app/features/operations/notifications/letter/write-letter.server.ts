import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { MailKind } from "../mail-kinds.ts";
import type { ComposedMail } from "./composed-mail";
import { greeting } from "./greeting";
import { letterDocument, letterHtml } from "./letter-html";
import { type LetterPart, letterParts, markOfPart, OWN_PARTS } from "./letter-parts";
import { letterText } from "./letter-text";

export function writeLetter(kind: MailKind, composed: ComposedMail, origin: string) {
	const { language, values, sheet = [], words } = composed;
	const mail = words ?? kind;
	const t = getFixedT(language, "mail") as (key: string, values?: Record<string, string>) => string;
	const marks = Object.fromEntries(OWN_PARTS.map((part) => [part, markOfPart(part)]));
	const parts: LetterPart[] = [
		{ kind: "text", text: greeting(values.name, language) },
		...letterParts(t(`${mail}.body`, { ...values, ...marks }), { values, sheet, action: t(`${mail}.action`) }),
	];
	const signature = t("signature");
	const subject = t(`${mail}.subject`, values);
	const html = letterHtml({ parts, signature, origin });
	return {
		subject,
		text: `${letterText(parts)}\n\n${signature}\n`,
		html,
		document: letterDocument(html, { language, subject }),
	};
}
