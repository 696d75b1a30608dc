import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type FormReply, readReply } from "#app/shared/forms/form-reply.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmailAddress } from "#app/ui/text/email-address.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { type AffiliateRow, STATUS_TONES } from "./affiliates-list";
import { FlagList, type FlagRow } from "./flag-list";

export type AffiliateView = Omit<AffiliateRow, "code"> & {
	code: string;
	place: string;
	plan: string;
	why: string | null;
	taxForm: "none" | "submitted" | "accepted" | "rejected";
	hasDetails: boolean;
	balances: { account: "pending" | "approved" | "scheduled" | "paid" | "void"; amount: string }[];
	flags: FlagRow[];
};
type Props = { view: AffiliateView; done: "done" | "changed" | null; answer: { reply: FormReply } | undefined };

export function AffiliatePage({ view, done, answer }: Props) {
	const { t } = useTranslation(["payouts", "earnings"]);
	const facts = [
		[t("one.code"), view.code || "–"],
		[t("one.applied"), view.applied],
		[t("one.place"), view.place || "–"],
		[t("one.plan"), view.plan || "–"],
		...(view.why ? [[t("one.why"), view.why]] : []),
		[t("one.details"), t(view.hasDetails ? "one.hasDetails" : "one.noDetails")],
		[t("one.taxForm"), t(`earnings:details.states.${view.taxForm}`)],
		...view.balances.map(({ account, amount }) => [t(`earnings:states.${account}`), amount]),
	];
	return (
		<div className="grid max-w-200 gap-8">
			{done ? <ResultNotice tone={done === "done" ? "success" : "warning"}>{t(`one.${done}`)}</ResultNotice> : null}
			<p className="flex flex-wrap items-center gap-4 text-ui">
				<Badge tone={STATUS_TONES[view.status]}>{t(`status.${view.status}`)}</Badge>
				<span className="text-ink-muted [overflow-wrap:anywhere]">
					{view.email ? <EmailAddress of={view.email} /> : null}
				</span>
				<Link to="/admin/affiliates" className="link">
					{t("one.back")}
				</Link>
			</p>
			<dl className="divide-y divide-line border-y border-line text-ui">
				{facts.map(([label, value]) => (
					<div key={label} className="grid gap-x-6 py-2 sm:grid-cols-[14rem_1fr]">
						<dt className="text-ink-muted">{label}</dt>
						<dd className="whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
					</div>
				))}
			</dl>
			<section aria-labelledby="decide">
				<h2 id="decide" className="mb-4 font-serif text-step-3">
					{t("one.decide")}
				</h2>
				<Decisions view={view} answer={answer} />
			</section>
			<section aria-labelledby="flags">
				<h2 id="flags" className="mb-4 font-serif text-step-3">
					{t("flags.title")}
				</h2>
				<FlagList flags={view.flags} isOfOne />
			</section>
		</div>
	);
}

function Decisions({ view, answer }: Pick<Props, "view" | "answer">) {
	const { t } = useTranslation("payouts");
	const form = readReply(answer?.reply);
	const { status, taxForm } = view;
	const deed = status === "applied" ? "refuse" : "suspend";
	return (
		<div className="grid gap-6">
			<div className="flex flex-wrap gap-3">
				{status === "applied" || status === "refused" ? (
					<Form method="post" preventScrollReset>
						<Button type="submit" name="intent" value="accept">
							{t("one.accept")}
						</Button>
					</Form>
				) : null}
				{status === "suspended" ? (
					<Form method="post" preventScrollReset>
						<Button type="submit" name="intent" value="resume" variant="secondary">
							{t("one.resume")}
						</Button>
					</Form>
				) : null}
				{taxForm === "none" ? null : (
					<Form method="post" preventScrollReset className="flex flex-wrap gap-3">
						<input type="hidden" name="intent" value="taxForm" />
						<Button type="submit" variant="secondary" name="taxForm" value="accepted" disabled={taxForm === "accepted"}>
							{t("one.taxAccept")}
						</Button>
						<Button type="submit" variant="quiet" name="taxForm" value="rejected" disabled={taxForm === "rejected"}>
							{t("one.taxReject")}
						</Button>
					</Form>
				)}
			</div>
			{status === "applied" || status === "active" ? (
				<Form method="post" preventScrollReset noValidate className="grid max-w-120 gap-4">
					<TextArea
						id="why"
						name="why"
						label={t("one.why")}
						maxLength={500}
						rows={3}
						defaultValue={form.values.why ?? ""}
						error={form.errors.why ? t("one.problem") : undefined}
					/>
					<ConfirmButton
						variant="danger"
						name="intent"
						value={deed}
						question={t(`one.${deed}Q`)}
						confirm={t(`one.${deed}Yes`)}
					>
						{t(`one.${deed}`)}
					</ConfirmButton>
				</Form>
			) : null}
		</div>
	);
}
