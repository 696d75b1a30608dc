import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import type { TextPart } from "./linked-text";

export type OutboxMail = {
	id: string;
	to: string;
	subject: string;
	parts: TextPart[];
	at: string;
	instant: string;
	isDelivered: boolean;
	lastError: string | null;
};

/** One message of the outbox as its reader would see it. */
export function OutboxMessage({ mail }: { mail: OutboxMail }) {
	const { t } = useTranslation("admin");
	return (
		<Card role="article" aria-labelledby={`mail-${mail.id}`}>
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
				<h2 id={`mail-${mail.id}`} className="min-w-0 text-step-3 leading-snug font-title">
					{mail.subject}
				</h2>
				<Badge tone={mail.isDelivered ? "success" : "info"}>
					{t(mail.isDelivered ? "outbox.sent" : "outbox.waiting")}
				</Badge>
			</div>
			<p className="mt-1 text-step-1 break-words text-ink-subtle">
				{t("outbox.to", { address: mail.to })} · <time dateTime={mail.instant}>{mail.at}</time>
			</p>
			{mail.lastError ? (
				<p className="mt-2 text-step-1 text-danger">{t("outbox.failed", { error: mail.lastError })}</p>
			) : null}
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
