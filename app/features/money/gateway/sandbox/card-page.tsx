import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type FormReply, readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Decline } from "../payment-gateway";

export type CardAnswer = {
	reply?: FormReply;
	declined?: Decline;
	challenge?: string;
};

type Props = {
	payment: {
		/** Null when only the card is replaced. */
		amount: string | null;
		description: string;
		later: string | null;
		isOpen: boolean;
		backTo: string;
	};
	cards: { card: string; number: string }[];
	answer: CardAnswer | undefined;
};

export function CardPage({ payment: { amount, description, later, isOpen, backTo }, cards, answer }: Props) {
	const { t } = useTranslation("checkout");
	return (
		<div className="mx-auto max-w-112 px-5 py-10 md:py-16">
			<Badge tone="info">{t("testMode")}</Badge>
			<h1 className="mt-4 text-step-2 text-ink-muted">{description}</h1>
			{amount === null ? null : (
				<p className="mt-1 text-step-5 font-strong">
					<span className="sr-only">{t("sandbox.amount")} </span>
					{amount}
				</p>
			)}
			{later ? <p className="text-label text-ink-muted">{later}</p> : null}
			<Notice className="mt-6">{t("sandbox.note")}</Notice>
			<div className="mt-6">
				{isOpen ? (
					answer?.challenge ? (
						<Challenge payment={answer.challenge} />
					) : (
						<CardForm
							submit={amount === null ? description : t("sandbox.pay", { amount })}
							cards={cards}
							answer={answer}
						/>
					)
				) : (
					<Notice tone="warning" title={t("sandbox.over.title")}>
						{t("sandbox.over.text")}
					</Notice>
				)}
			</div>
			<p className="mt-8">
				<Link className="link" to={backTo}>
					{t("sandbox.back")}
				</Link>
			</p>
		</div>
	);
}

function CardForm({ submit, cards, answer }: Pick<Props, "cards" | "answer"> & { submit: string }) {
	const { t } = useTranslation("checkout");
	const say = useMessages("checkout");
	const form = readReply(answer?.reply);
	const { state } = useNavigation();
	return (
		<Form method="post" noValidate className="grid gap-5">
			{answer?.declined ? (
				<Notice tone="danger" title={t(`declines.${answer.declined}`)}>
					{t("declineNext")}
				</Notice>
			) : null}
			<TextField
				name="number"
				label={t("sandbox.number")}
				error={form.errors.number ? say(form.errors.number) : undefined}
				inputMode="numeric"
				autoComplete="off"
				placeholder="4242 4242 4242 4242"
				maxLength={40}
			/>
			<div className="grid grid-cols-2 gap-4">
				<TextField
					name="expires"
					label={t("sandbox.expires")}
					placeholder="12 / 34"
					autoComplete="off"
					maxLength={10}
				/>
				<TextField name="code" label={t("sandbox.code")} placeholder="123" autoComplete="off" maxLength={10} />
			</div>
			<Button type="submit" size="lg" pending={state !== "idle"} pendingLabel={t("sandbox.paying")} className="w-full">
				{submit}
			</Button>
			<details className="text-label">
				<summary className="min-h-11 cursor-pointer py-3 text-ink-muted">{t("sandbox.cardsTitle")}</summary>
				<dl className="grid gap-2">
					{cards.map(({ card, number }) => (
						<div key={card} className="flex flex-wrap justify-between gap-x-4">
							<dt className="tabular">{number}</dt>
							<dd className="text-ink-muted">{t(`sandbox.cards.${card}` as "sandbox.cards.success")}</dd>
						</div>
					))}
				</dl>
			</details>
		</Form>
	);
}

function Challenge({ payment }: { payment: string }) {
	const { t } = useTranslation("checkout");
	return (
		<Form method="post" className="grid gap-5">
			<h2 className="text-step-3 font-strong">{t("sandbox.challenge.title")}</h2>
			<input type="hidden" name="payment" value={payment} />
			<div className="flex flex-wrap gap-3">
				<Button type="submit" name="answer" value="yes">
					{t("sandbox.challenge.yes")}
				</Button>
				<Button type="submit" name="answer" value="no" variant="secondary">
					{t("sandbox.challenge.no")}
				</Button>
			</div>
		</Form>
	);
}
