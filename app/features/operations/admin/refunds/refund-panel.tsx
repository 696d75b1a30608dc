import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { joinParts } from "#app/shared/words/joining.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Calculation } from "#app/ui/calculation.tsx";
import { Check, Info, TriangleAlert } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Colon, Comma } from "#app/ui/text/joining.tsx";
import { DecisionForm } from "./decision-form";
import type { Fact, PanelView } from "./refund-panel-view.server";
import { RefundState } from "./refund-state";

type Props = { panel: PanelView; reply: FormReply | undefined };

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
	const { t, i18n } = useTranslation("orderdesk");
	const { orderId, order, asked, place, name, email, country, userId, reason, reasonCode, facts, lines, back } = panel;
	return (
		<>
			<div className="flex flex-wrap justify-between gap-x-4 text-step-1 text-ink-muted">
				<p>
					<Link to={`/admin/orders/${orderId}`} className="link">
						{order}
					</Link>
					<Comma />
					{t("panel.asked", { at: asked })}
				</p>
				{place ? (
					<p>{t("panel.place", { at: place.at, of: place.isMore ? t("orMore", { number: place.of }) : place.of })}</p>
				) : (
					<RefundState state={panel.state} />
				)}
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
						{joinParts(i18n.language, [email, country])}
					</p>
				</div>
			</div>
			<p className="mt-4 text-label text-ink-muted">
				{t(`refundKinds.${panel.kind}`)}
				{reasonCode ? (
					<>
						<Colon />
						{t(`reasons.${reasonOf(reasonCode)}`)}
					</>
				) : null}
			</p>
			{reason ? (
				<blockquote className="mt-2 border-l-2 border-line-strong pl-4 text-ui text-ink-muted [overflow-wrap:anywhere]">
					“{reason}”
				</blockquote>
			) : null}
			{panel.failed ? (
				<Notice tone="danger" className="mt-4">
					{t(`panel.${panel.failed.words}`, { why: panel.failed.why })}
				</Notice>
			) : null}
			{panel.promised ? (
				<Notice tone="warning" className="mt-4">
					{t("panel.partGone", { promised: panel.promised, owed: back })}
				</Notice>
			) : null}
			<dl className="mt-4 border-t border-line">
				{facts.map((fact) => (
					<FactRow key={fact.name} fact={fact} />
				))}
			</dl>
			<Calculation
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

function FactRow({ fact: { name, values, mark } }: { fact: Fact }) {
	const { t } = useTranslation("orderdesk");
	const { Icon, tone } = LOOK_OF_MARK[mark];
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

const LOOK_OF_MARK = {
	good: { Icon: Check, tone: "text-success" },
	bad: { Icon: TriangleAlert, tone: "text-danger" },
	note: { Icon: Info, tone: "text-info" },
};

const REFUND_REASONS_WITH_WORDS = ["notExpected", "notUsed", "tooExpensive", "technical", "other"] as const;
const reasonOf = (code: string) => REFUND_REASONS_WITH_WORDS.find((one) => one === code) ?? "other";
