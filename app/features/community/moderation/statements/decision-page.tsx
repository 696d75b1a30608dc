import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TextArea } from "#app/ui/form/field.tsx";
import { CircleCheck, EyeOff, TriangleAlert } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { DecisionPageData } from "./decision-page-data.server";

type ShownDecision = DecisionPageData["decision"];
type Props = DecisionPageData & {
	/** Of the mailed link by which the page was opened. */
	token: string | null;
	reply: FormReply | undefined;
};

/** What a member reads of a decision about them, with the appeal beside it. Works without script. */
export function DecisionPage({ title, decision, limits, token, reply }: Props) {
	const { t } = useTranslation("reports");
	return (
		<div className="container-page pt-6 md:pt-8">
			<header className="flex items-start gap-4">
				<Sign decision={decision} />
				<div className="min-w-0">
					<h1 className="max-w-240 font-serif text-step-5 text-balance [overflow-wrap:anywhere]">{title}</h1>
					<p className="mt-2 text-ui text-ink-muted">{decision.decided}</p>
				</div>
			</header>
			<div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,40rem)_20rem] lg:justify-between">
				<div className="grid gap-8">
					{decision.isLifted ? <Lifted decision={decision} /> : null}
					{decision.sanctionEnded ? (
						<Notice tone="success">
							{t(decision.isSuspension ? "statement.suspensionEnded" : "statement.silenceEnded", {
								at: decision.sanctionEnded,
							})}
						</Notice>
					) : null}
					{decision.edited ? <Notice>{t("statement.edited", { at: decision.edited })}</Notice> : null}
					<dl>
						{decision.rows.map(({ name, label, value }) => (
							<div
								key={name}
								className="grid gap-x-6 gap-y-0.5 border-b border-line py-3 text-ui sm:grid-cols-[11rem_minmax(0,1fr)]"
							>
								<dt className="text-ink-muted">{label}</dt>
								<dd className="whitespace-pre-wrap [overflow-wrap:anywhere]">
									{name === "ground" ? (
										<Link to="/legal/community-rules" className="link">
											{value}
										</Link>
									) : (
										value
									)}
								</dd>
							</div>
						))}
					</dl>
					{decision.text ? (
						<section>
							<h2 className="font-serif text-step-3">{t("statement.text")}</h2>
							<p
								lang={decision.lang ?? undefined}
								className="mt-3 rounded-card bg-surface-sunken px-4 py-3.5 font-serif text-step-2 whitespace-pre-wrap [overflow-wrap:anywhere]"
							>
								{decision.text}
							</p>
							<p className="mt-2 text-label text-ink-muted">{t("statement.textNote")}</p>
							{decision.editAt ? (
								<p className="mt-3 text-ui">
									<Link to={decision.editAt} className="link">
										{t("statement.toText")}
									</Link>
								</p>
							) : null}
						</section>
					) : null}
				</div>
				<Card className="grid gap-4">
					<Appeal decision={decision} limits={limits} reply={reply} />
					<dl className="grid text-ui">
						<div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5">
							<dt>{t("statement.copy")}</dt>
							<dd>
								<Link
									to={`/decisions/${decision.id}/copy${token ? `?token=${encodeURIComponent(token)}` : ""}`}
									reloadDocument
									className="link"
								>
									{t("statement.download")}
								</Link>
							</dd>
						</div>
						<div className="flex flex-wrap justify-between gap-x-4 py-2.5">
							<dt>{t("statement.other")}</dt>
							<dd>
								<Link to="/legal/community-rules" className="link">
									{t("statement.otherLink")}
								</Link>
							</dd>
						</div>
					</dl>
				</Card>
			</div>
		</div>
	);
}

/** Amber, red for a suspension alone, green where it was lifted or nothing was wrong. */
function Sign({ decision: { isSuspension, isLifted, isKept } }: { decision: ShownDecision }) {
	const isGood = isLifted || isKept;
	const Icon = isGood ? CircleCheck : isSuspension ? TriangleAlert : EyeOff;
	return (
		<span
			aria-hidden="true"
			className={classNames(
				"mt-1 grid size-11 shrink-0 place-items-center rounded-card",
				isGood
					? "bg-brand-soft text-brand-text"
					: isSuspension
						? "bg-danger-soft text-danger"
						: "bg-warning-soft text-warning",
			)}
		>
			<Icon className="size-5" />
		</span>
	);
}

function Lifted({ decision: { cameBack } }: { decision: ShownDecision }) {
	const { t } = useTranslation("reports");
	return (
		<Notice tone="success" title={t("lifted.title")}>
			{cameBack.length > 0 ? (
				<ul className="mt-1 list-disc pl-5">
					{cameBack.map((one) => (
						<li key={one}>{t(`lifted.${one}`)}</li>
					))}
				</ul>
			) : (
				t("lifted.reopened")
			)}
		</Notice>
	);
}

type AppealProps = { decision: ShownDecision; limits: DecisionPageData["limits"]; reply: FormReply | undefined };

function Appeal({ decision: { appeal, mayAppeal, appealNote, isKept }, limits, reply }: AppealProps) {
	const { t } = useTranslation("reports");
	const { field, formError } = useFields({ namespace: "reports", reply });
	const isPending = useNavigation().state === "submitting";
	if (appeal) {
		return (
			<section className="grid gap-2 text-ui">
				<h2 className="font-serif text-step-3">
					{appeal.outcome ? t(`appealOutcomes.${appeal.outcome}`) : t("appeal.waits")}
				</h2>
				<p className="text-label text-ink-muted">{appeal.decided ?? appeal.at}</p>
				<p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{appeal.outcome ? appeal.reasons : appeal.body}</p>
			</section>
		);
	}
	if (!mayAppeal) return isKept ? null : <p className="text-ui text-ink-muted">{t("appeal.over")}</p>;
	return (
		<Form method="post" noValidate className="grid gap-4" preventScrollReset>
			<div>
				<h2 className="font-serif text-step-3">{t("appeal.title")}</h2>
				<p className="mt-1 text-label text-ink-muted">{appealNote}</p>
			</div>
			{formError ? <Notice tone="danger">{formError}</Notice> : null}
			<TextArea {...field("body")} {...limits.body} label={t("appeal.body")} help={t("appeal.bodyHelp")} rows={5} />
			<Button type="submit" pending={isPending} pendingLabel={t("appeal.pending")}>
				{t("appeal.submit")}
			</Button>
		</Form>
	);
}
