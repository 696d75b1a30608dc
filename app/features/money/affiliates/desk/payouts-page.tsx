import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { MissingPdf } from "#app/features/library/versioned-content/held-pdf.tsx";
import { type FormReply, readReply } from "#app/shared/forms/form-reply.ts";
import { labelledValue } from "#app/shared/words/joining.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { TabLinks } from "#app/ui/tabs/tab-links.tsx";
import { testModeMarks } from "#app/ui/test-mode-marks.ts";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";

export type PayoutRow = {
	id: string;
	affiliateId: number;
	name: string | null;
	code: string;
	amount: string;
	count: string;
	made: string;
	state: "building" | "open" | "paid" | "returned";
	isTest: boolean;
	reference: string | null;
};
type Props = {
	rows: readonly PayoutRow[];
	isAll: boolean;
	run: { month: string; isRunning: boolean } | null;
	hasKey: boolean;
	done: "done" | "changed" | "hasRun" | null;
	answer: { reply: FormReply } | undefined;
};

const TONES = { building: "info", open: "warning", paid: "success", returned: "neutral" } as const;

export function PayoutsPage({ rows, isAll, run, hasKey, done, answer }: Props) {
	const { t, i18n } = useTranslation(["payouts", "earnings"]);
	const form = readReply(answer?.reply);
	const marks = testModeMarks(rows);
	return (
		<div className="grid gap-8">
			<MissingPdf>{t("pay.statementHeld")}</MissingPdf>
			{hasKey ? null : <Notice tone="danger">{t("pay.noKey")}</Notice>}
			{done ? (
				<ResultNotice tone={done === "done" ? "success" : "warning"}>
					{t(done === "hasRun" ? "pay.hasRun" : done === "done" ? "one.done" : "one.changed")}
				</ResultNotice>
			) : null}
			{form.errors.reference ? <ResultNotice tone="danger">{t("pay.referenceMissing")}</ResultNotice> : null}
			<div className="flex flex-wrap items-end justify-between gap-6">
				<div className="max-w-140">
					<p className="mb-3 text-label text-ink-muted">{t("pay.runText")}</p>
					{run ? (
						<p className="text-ui font-strong">{t(run.isRunning ? "pay.running" : "pay.ran", { month: run.month })}</p>
					) : (
						<Form method="post" preventScrollReset>
							<Button type="submit" name="intent" value="run">
								{t("pay.run")}
							</Button>
						</Form>
					)}
				</div>
				<LinkButton to="/admin/payouts.csv" reloadDocument variant="secondary">
					{t("pay.csv")}
				</LinkButton>
			</div>
			<div>
				<TabLinks
					label={t("pay.state")}
					items={[
						{ to: "/admin/payouts", label: t("pay.open"), isCurrent: !isAll },
						{ to: "/admin/payouts?state=all", label: t("pay.all"), isCurrent: isAll },
					]}
				/>
				{rows.length === 0 ? <EmptyState title={t("pay.empty")} className="mt-6" /> : null}
				{marks.isWhole ? (
					<Badge tone="info" className="mt-5">
						{t("pay.test")}
					</Badge>
				) : null}
				<ul className="divide-y divide-line">
					{rows.map((row) => (
						<li key={row.id} className="grid gap-x-8 gap-y-3 py-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
							<div className="min-w-0">
								<p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
									<span className="font-serif text-step-4 tabular">{row.amount}</span>
									<Link to={`/admin/affiliates/${row.affiliateId}`} className="link [overflow-wrap:anywhere]">
										{row.name ?? t("one.gone")}
									</Link>
									<span className="font-mono text-step-1">{row.code}</span>
									<Badge tone={TONES[row.state]}>{t(`earnings:payouts.states.${row.state}`)}</Badge>
									{marks.isMarked(row) ? <Badge tone="info">{t("pay.test")}</Badge> : null}
								</p>
								<p className="mt-1 text-step-1 text-ink-muted [overflow-wrap:anywhere]">
									{labelledValue(i18n.language, t("pay.count"), row.count)} ·{" "}
									{labelledValue(i18n.language, t("pay.made"), row.made)}
									{row.reference ? ` · ${labelledValue(i18n.language, t("pay.reference"), row.reference)}` : ""} ·{" "}
									<a href={`/admin/payouts/${row.id}/statement.pdf`} className="link">
										{t("pay.statement")}
									</a>
								</p>
							</div>
							{row.state === "open" ? <Settle id={row.id} /> : null}
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}

function Settle({ id }: { id: string }) {
	const { t } = useTranslation("payouts");
	return (
		<div className="grid gap-3">
			<Form method="post" preventScrollReset noValidate className="flex flex-wrap items-end gap-3">
				<input type="hidden" name="intent" value="paid" />
				<input type="hidden" name="payoutId" value={id} />
				<TextField
					id={`reference-${id}`}
					name="reference"
					label={t("pay.reference")}
					maxLength={100}
					autoComplete="off"
					className="min-w-40 flex-1"
				/>
				<Button type="submit" variant="brass">
					{t("pay.paid")}
				</Button>
			</Form>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="payoutId" value={id} />
				<ConfirmButton
					variant="quiet"
					size="sm"
					name="intent"
					value="returned"
					question={t("pay.returnedQ")}
					confirm={t("pay.returnedYes")}
				>
					{t("pay.returned")}
				</ConfirmButton>
			</Form>
		</div>
	);
}
