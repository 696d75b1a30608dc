import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/card";
import type { TextPart } from "./linked-text";

export type OutboxMail = {
	id: string;
	to: string;
	subject: string;
	parts: TextPart[];
	at: string;
	instant: string;
};

/** One message of the outbox as its reader would see it. */
export function OutboxMessage({ mail }: { mail: OutboxMail }) {
	const { t } = useTranslation("admin");
	return (
		<Card role="article" aria-labelledby={`mail-${mail.id}`}>
			<h2 id={`mail-${mail.id}`} className="min-w-0 text-step-3 leading-snug font-title">
				{mail.subject}
			</h2>
			<p className="mt-1 text-step-1 break-words text-ink-subtle">
				{t("outbox.to", { address: mail.to })} · <time dateTime={mail.instant}>{mail.at}</time>
			</p>
			<p className="mt-4 text-ui break-words whitespace-pre-wrap">
				{mail.parts.map(({ text, href }, index) =>
					href ? (
						// A document request, as from a mail program.
						// biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
						<a key={index} href={href} className="link break-all">
							{text}
						</a>
					) : (
						// biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
						<Fragment key={index}>{text}</Fragment>
					),
				)}
			</p>
		</Card>
	);
}
