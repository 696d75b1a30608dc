import { Form } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "../../../shared/forms/form-reply";
import { useFields } from "../../../shared/forms/use-fields";
import { Avatar } from "../../../ui/avatar";
import { DealSheet } from "../../../ui/deal-sheet";
import { ConfirmButton } from "../../../ui/form/confirm-button";
import { TextArea, TextField } from "../../../ui/form/field";
import { Check, Info, TriangleAlert } from "../../../ui/icons";
import { Link } from "../../../ui/link";
import { Notice } from "../../../ui/notice";
import type { Fact, PanelView } from "./refund-panel-view.server";
import { RefundState } from "./refund-state";
import { useDeedKeys } from "./use-deed-keys";

type Props = { panel: PanelView; reply: FormReply | undefined };

/** One refund: their words, five facts with a mark, the sum, the answer and the two buttons. Both ask once more. */
export function RefundPanel({ panel, reply }: Props) {
	const { t } = useTranslation("orderdesk");
	const label = t("panel.label", { order: panel.order });
	const facts = <PanelFacts panel={panel} />;
	return (
		<section
			aria-label={label}
			className="rounded-card border border-line bg-surface-raised p-6 shadow-float xl:sticky xl:top-6"
		>
			{panel.isOpen ? (
				<DecisionForm panel={panel} reply={reply}>
					{facts}
				</DecisionForm>
			) : (
				<>
					{facts}
					<Answer message={panel.message} />
				</>
			)}
		</section>
	);
}

function PanelFacts({ panel }: Pick<Props, "panel">) {
	const { t } = useTranslation("orderdesk");
	const { orderId, order, asked, place, name, email, country, userId, reason, reasonCode, facts, lines, back } = panel;
	return (
		<>
			<div className="flex flex-wrap justify-between gap-x-4 text-step-1 text-ink-muted">
				<p>
					<Link to={`/admin/orders/${orderId}`} className="link">
						{order}
					</Link>
					, {t("panel.asked", { at: asked })}
				</p>
				{place ? <p>{t("panel.place", { at: place.at, of: place.of })}</p> : <RefundState state={panel.state} />}
			</div>
			<div className="mt-4 flex items-center gap-3">
				<Avatar name={name ?? "?"} />
				<div className="min-w-0">
					<p className="font-serif text-step-2">
						{userId && name ? (
							<Link to={`/admin/users/${userId}`} className="text-ink no-underline hover:underline">
								{name}
							</Link>
						) : (
							t("gone")
						)}
					</p>
					<p className="text-step-1 text-ink-muted [overflow-wrap:anywhere]">
						{[email, country].filter(Boolean).join(", ")}
					</p>
				</div>
			</div>
			<p className="mt-4 text-label text-ink-muted">
				{t(`refundKinds.${panel.kind}`)}
				{reasonCode ? `: ${t(`reasons.${reasonOf(reasonCode)}`)}` : null}
			</p>
			{reason ? (
				<blockquote className="mt-2 border-l-2 border-line-strong pl-4 text-ui text-ink-muted [overflow-wrap:anywhere]">
					“{reason}”
				</blockquote>
			) : null}
			{panel.state === "failed" ? (
				<Notice tone="danger" className="mt-4">
					{t("panel.failed", { why: panel.failure ?? "?" })}
				</Notice>
			) : null}
			<dl className="mt-4 border-t border-line">
				{facts.map((fact) => (
					<FactRow key={fact.name} fact={fact} />
				))}
			</dl>
			<DealSheet
				className="mt-3"
				lines={lines.map(({ what, title, amount }) => ({ label: title || t(`panel.${what}`), amount }))}
				total={{
					label: panel.card
						? t("panel.backTo", { card: panel.card, currency: panel.currency })
						: t("panel.back", { currency: panel.currency }),
					amount: back,
				}}
			/>
		</>
	);
}

function Answer({ message }: { message: string | null }) {
	const { t } = useTranslation("orderdesk");
	if (!message) return null;
	return (
		<div className="mt-6">
			<h3 className="text-label font-strong">{t("panel.answer")}</h3>
			<p className="mt-1 text-ui text-ink-muted [overflow-wrap:anywhere]">{message}</p>
		</div>
	);
}

/** The deeds of the panel by their keys. */
const DEED_KEYS = { a: "approve", d: "decline" };

/** All of the panel, so that its foot with the two buttons is in sight as long as any of it is. */
function DecisionForm({ panel, reply, children }: Props & { children: ReactNode }) {
	const { t } = useTranslation("orderdesk");
	const form = useFields({ namespace: "orderdesk", reply });
	const element = useRef<HTMLFormElement>(null);
	useDeedKeys(element, DEED_KEYS);
	return (
		<Form ref={element} method="post" noValidate>
			{children}
			<input type="hidden" name="refundId" value={panel.id} />
			<div className="mt-6 grid gap-4">
				{form.formError ? <Notice tone="danger">{form.formError}</Notice> : null}
				{panel.closed ? <Notice tone="warning">{t(`errors.${panel.closed}`)}</Notice> : null}
				<TextArea {...form.field("message")} rows={2} label={t("panel.answer")} maxLength={2000} />
				{panel.hasAmount && !panel.closed ? (
					<TextField
						{...form.field("amount")}
						inputMode="decimal"
						label={t("panel.amount")}
						help={t("panel.amountHelp")}
					/>
				) : null}
				<p className="text-step-1 text-ink-muted">{t("panel.foot")}</p>
			</div>
			<div className="sticky bottom-0 -mx-6 mt-4 -mb-6 flex flex-wrap items-start gap-3 rounded-b-card border-t border-line bg-surface-raised px-6 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
				{panel.closed ? null : (
					<ConfirmButton
						name="intent"
						value="approve"
						variant="brass"
						question={t("approve.question", { amount: panel.back })}
						confirm={t("approve.confirm")}
					>
						{t("approve.begin", { amount: panel.back })}
					</ConfirmButton>
				)}
				<ConfirmButton
					name="intent"
					value="decline"
					variant="danger"
					question={t("decline.question")}
					confirm={t("decline.confirm")}
				>
					{t("decline.begin")}
				</ConfirmButton>
			</div>
		</Form>
	);
}

function FactRow({ fact: { name, values, mark } }: { fact: Fact }) {
	const { t } = useTranslation("orderdesk");
	const { Icon, tone } = MARKS[mark];
	const { words, count, of } = values;
	return (
		<div className="flex items-center justify-between gap-4 border-b border-line py-2 text-ui">
			<dt className="text-ink-muted">{t(`facts.${name}`)}</dt>
			<dd className="flex items-center gap-2 text-right">
				{t(`factValues.${name}.${words}` as "factValues.window.inside", { n: count, of })}
				<Icon aria-hidden="true" className={`size-4 shrink-0 ${tone}`} />
			</dd>
		</div>
	);
}

const MARKS = {
	good: { Icon: Check, tone: "text-success" },
	bad: { Icon: TriangleAlert, tone: "text-danger" },
	note: { Icon: Info, tone: "text-info" },
};

const REASONS = ["notExpected", "notUsed", "tooExpensive", "technical", "other"] as const;
const reasonOf = (code: string) => REASONS.find((one) => one === code) ?? "other";
