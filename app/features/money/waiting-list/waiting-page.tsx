import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type FormReply, readReply } from "#app/shared/forms/form-reply.ts";
import type { Constraint } from "#app/shared/forms/parse-form.server.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/form/choice.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { SpamTrap } from "#app/ui/form/spam-trap.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextWithLinks } from "#app/ui/text/text-with-links.tsx";

export type WaitingAnswer = { joined: string; reply?: undefined } | { joined?: undefined; reply: FormReply };

type Props = {
	thing: { kind: "plan" | "course"; name: string; backTo: string };
	buyAt: string | null;
	email: string | null;
	answer: WaitingAnswer | undefined;
	limits: Record<string, Constraint>;
};

const PRIVACY_LINK = { privacy: "/legal/privacy" };

export function WaitingPage({ thing, buyAt, email, answer, limits }: Props) {
	const { t } = useTranslation("waiting");
	const back = (
		<LinkButton to={thing.backTo} variant="secondary">
			{t(`back.${thing.kind}`)}
		</LinkButton>
	);

	return (
		<div className="container-page grid justify-center py-12 md:py-18">
			<div className="w-full max-w-120">
				<h1 className="font-serif text-step-6">{t("title")}</h1>
				<p className="mt-3 text-step-3 font-title text-ink-muted">{thing.name}</p>
				{answer?.joined ? (
					<Notice tone="success" title={t("joinedTitle")} className="mt-8" actions={back}>
						<p className="[overflow-wrap:anywhere]">{t("joinedText", { email: answer.joined })}</p>
					</Notice>
				) : buyAt ? (
					<Notice className="mt-8" actions={<LinkButton to={buyAt}>{t("buy")}</LinkButton>}>
						{t("onSale")}
					</Notice>
				) : (
					<>
						<p className="mt-6 text-ui text-ink-muted">{t("lede")}</p>
						<JoinForm email={email} answer={answer} limits={limits} />
					</>
				)}
			</div>
		</div>
	);
}

function JoinForm({ email, answer, limits }: Pick<Props, "email" | "answer" | "limits">) {
	const { t } = useTranslation("waiting");
	const say = useMessages("waiting");
	const isPending = useNavigation().state === "submitting";
	const { errors, formError, values } = readReply(answer?.reply);
	const errorOf = (name: string) => errors[name] && say(errors[name]);
	const problems = Object.entries(errors).map(([name, error]) => ({
		fieldId: `field-${name}`,
		name: name === "email" ? t("email") : undefined,
		message: say(error),
	}));

	return (
		<Form method="post" noValidate className="mt-8 grid gap-5">
			<ErrorSummary title={t("errors.summary")} errors={problems} answer={answer} />
			{formError ? <Notice tone="danger">{say(formError)}</Notice> : null}
			{email ? (
				<p className="text-ui [overflow-wrap:anywhere]">{t("toAddress", { email })}</p>
			) : (
				<TextField
					name="email"
					label={t("email")}
					type="email"
					inputMode="email"
					autoComplete="email"
					error={errorOf("email")}
					defaultValue={values.email}
					{...limits.email}
				/>
			)}
			<Checkbox
				name="agreed"
				id="field-agreed"
				label={<TextWithLinks text={t("agree")} links={PRIVACY_LINK} />}
				error={errorOf("agreed")}
				defaultChecked={values.agreed === "on"}
			/>
			<SpamTrap label={t("trap")} />
			<Button type="submit" size="lg" pending={isPending} pendingLabel={t("pending")} className="justify-self-start">
				{t("submit")}
			</Button>
		</Form>
	);
}
