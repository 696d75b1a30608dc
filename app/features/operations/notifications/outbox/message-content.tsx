import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "#app/ui/card.tsx";
import type { TextPart } from "./linked-text";
import type { MessageViewName } from "./messages-query";
import type { DetailView } from "./outbox-view";

export function MessageContent({ message, view }: { message: DetailView; view: MessageViewName }) {
	const { t } = useTranslation("outbox");
	const { parts, text, html, headers } = message;
	if (view === "headers") return <Facts facts={headers} />;
	if (view === "delivery") return <DeliveryFacts message={message} />;
	if (!parts) return <p className="text-ui text-ink-muted">{t("notWritten")}</p>;
	if (view === "text") {
		return <pre className="font-mono text-step-1 [overflow-wrap:anywhere] whitespace-pre-wrap">{text}</pre>;
	}
	if (html) {
		return (
			<div
				// biome-ignore lint/security/noDangerouslySetInnerHtml: written by `letterHtml`, which escapes all that people have typed
				dangerouslySetInnerHTML={{ __html: html }}
			/>
		);
	}
	return (
		<Card className="md:p-9">
			<p className="mb-6 font-serif text-step-3">G.R.E.W.</p>
			<AsRead parts={parts} />
		</Card>
	);
}

function AsRead({ parts }: { parts: TextPart[] }) {
	return (
		<p className="text-ui break-words whitespace-pre-wrap">
			{parts.map(({ text, href }, index) =>
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
	);
}

function DeliveryFacts({ message: { delivery, kindName, id } }: { message: DetailView }) {
	const { t } = useTranslation("outbox");
	if (!delivery) return <p className="text-ui text-ink-muted">{t("delivery.forgotten")}</p>;
	const facts: [string, ReactNode][] = [
		["Id", <code key="id">{id}</code>],
		[
			t("delivery.kind"),
			<span key="kind">
				{kindName ? `${kindName} ` : null}
				<code className="text-step-1 text-ink-subtle">{delivery.mail}</code>
			</span>,
		],
		[t("delivery.person"), delivery.userId],
		[t("delivery.asked"), delivery.askedAt],
		[t("delivery.sent"), delivery.doneAt],
		[t("delivery.failed"), delivery.deadAt],
		[t("delivery.attempts"), delivery.attempts.number],
		[t("delivery.next"), delivery.nextTryAt],
		[t("delivery.error"), delivery.lastError],
	];
	return <Facts facts={facts.filter(([, value]) => value !== null)} />;
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
	return (
		<dl className="grid gap-x-6 text-label sm:grid-cols-[max-content_minmax(0,1fr)]">
			{facts.map(([name, value]) => (
				<div key={name} className="border-b border-line py-2.5 sm:col-span-2 sm:grid sm:grid-cols-subgrid">
					<dt className="text-ink-muted">{name}</dt>
					<dd className="[overflow-wrap:anywhere]">{value}</dd>
				</div>
			))}
		</dl>
	);
}
