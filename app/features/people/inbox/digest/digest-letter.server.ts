import { greeting } from "#app/features/operations/notifications/letter/greeting.ts";
import { letterDocument, letterHtml } from "#app/features/operations/notifications/letter/letter-html.ts";
import type { LetterPart } from "#app/features/operations/notifications/letter/letter-parts.ts";
import { letterText } from "#app/features/operations/notifications/letter/letter-text.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { NotificationView } from "../list/notification-view.server";

type Digest = {
	language: Language;
	name: string;
	views: readonly NotificationView[];
	mode: "daily" | "weekly";
	origin: string;
	/** The link that ends the digests. */
	stop: string | null | undefined;
};

/** A digest in its receiver's language: each line leads to what it is about, the foot says why it came. */
export function writeDigest({ language, name, views, mode, origin, stop }: Digest) {
	const t = getFixedT(language, "inbox");
	const subject = t("digest.subject", { count: views.length });
	const parts: LetterPart[] = [
		{ kind: "text", text: greeting(name, language) },
		{ kind: "text", text: t(`digest.${mode}`) },
		...views.flatMap((one): LetterPart[] => [
			{ kind: "text", text: one.text ? `${one.title}\n${one.text}` : one.title },
			{ kind: "link", href: `${origin}/notifications/${one.id}` },
		]),
		{ kind: "button", label: t("allNotifications"), href: `${origin}/notifications` },
		...(stop
			? [
					{ kind: "text" as const, text: t("digest.stop") },
					{ kind: "link" as const, href: stop },
				]
			: []),
	];
	const signature = getFixedT(language, "mail")("signature");
	const html = letterHtml({ parts, signature, origin });
	return {
		subject,
		text: `${letterText(parts)}\n\n${signature}\n`,
		html,
		document: letterDocument(html, { language, subject }),
	};
}
