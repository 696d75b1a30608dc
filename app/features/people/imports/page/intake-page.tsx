import { Form, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Progress } from "#app/ui/figures/progress.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { Download } from "#app/ui/icons.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";
import { UPLOAD_PATHS } from "../kinds";
import { FirstLines } from "./first-lines";
import type { IntakeData } from "./intake-data.server";
import { MappingForm } from "./mapping-form";
import { WrongLines } from "./wrong-lines";

type Props = { intake: IntakeData; problem: string | null };

const EVERY_MS = 2000;

export function IntakePage({ intake, problem }: Props) {
	const { t } = useTranslation("intake");
	const { kind, state, lines, created } = intake;
	const isDraft = state === "draft";
	return (
		<>
			<p className="-mt-5 mb-6 text-ui text-ink-muted">{t("page.lede", { lines, created })}</p>
			<div className="grid gap-4 empty:hidden">
				{problem ? <Notice tone="danger">{problem}</Notice> : null}
				{state === "done" ? <Notice tone="success">{t("page.done")}</Notice> : null}
				{state === "stopped" ? <Notice tone="warning">{t("page.stopped")}</Notice> : null}
			</div>
			{state === "running" ? <Running intake={intake} /> : null}
			<div className="mt-8">
				{isDraft ? <FirstLines intake={intake} /> : null}
				{isDraft ? (
					<SplitSection title={t("mapping.title")} text={t("mapping.text")}>
						<MappingForm intake={intake} />
					</SplitSection>
				) : null}
				<SplitSection
					title={t(isDraft ? "dryRun.title" : "result.title")}
					text={t(isDraft ? "dryRun.text" : "result.text")}
				>
					<div className="grid gap-6">
						<Counts intake={intake} />
						<div className="flex flex-wrap gap-3">
							<LinkButton
								to={`${UPLOAD_PATHS[kind]}/${intake.id}/report.csv`}
								reloadDocument
								variant="secondary"
								size="sm"
							>
								<Download className="size-4" />
								{t("report.download")}
							</LinkButton>
						</div>
					</div>
				</SplitSection>
				<WrongLines intake={intake} />
				{isDraft ? <Start intake={intake} /> : null}
			</div>
		</>
	);
}

function Counts({ intake }: { intake: IntakeData }) {
	const { t } = useTranslation("intake");
	const { kind, state, counts } = intake;
	const words = state === "draft" ? "would" : "outcomes";
	const all = ["done", "changed", "unchanged", "refused"] as const;
	// People are only invited, never changed.
	const lines = all
		.filter((outcome) => outcome !== "changed" || kind === "enrollments")
		.map((outcome) => ({ name: t(`${words}.${kind}.${outcome}`), value: counts[outcome] }));
	return (
		<dl className="border-t border-line">
			{lines.map(({ name, value }) => (
				<div key={name} className="flex justify-between gap-4 border-b border-line py-2.5 text-ui">
					<dt>{name}</dt>
					<dd className="tabular font-strong">{value}</dd>
				</div>
			))}
		</dl>
	);
}

function Running({ intake: { lines, settled } }: { intake: IntakeData }) {
	const { t } = useTranslation("intake");
	const { revalidate } = useRevalidator();
	useEffect(() => {
		const timer = setInterval(revalidate, EVERY_MS);
		return () => clearInterval(timer);
	}, [revalidate]);
	const said = t("page.running", { settled, lines });
	return (
		<div className="grid max-w-120 gap-3">
			<p aria-live="polite" aria-atomic="true">
				{said}
			</p>
			<Progress value={settled} max={lines} label={t("page.progress")} valueText={said} />
			<p className="text-label text-ink-muted">{t("page.mayLeave")}</p>
		</div>
	);
}

function Start({ intake: { kind, missing, isAllWrong, counts } }: { intake: IntakeData }) {
	const { t } = useTranslation("intake");
	const canStart = missing.length === 0 && !isAllWrong;
	return (
		<SplitSection title={t("start.title")} text={t(`start.text.${kind}`)}>
			<div className="grid gap-5">
				{canStart ? (
					<Form method="post">
						<ConfirmButton
							name="intent"
							value="start"
							question={t(`start.question.${kind}`, counts)}
							confirm={t("start.confirm")}
						>
							{t("start.submit")}
						</ConfirmButton>
					</Form>
				) : (
					<Notice tone="info">{t(missing.length > 0 ? "refused.columns" : "refused.nothing")}</Notice>
				)}
				<Form method="post">
					<Button type="submit" name="intent" value="drop" variant="quiet">
						{t("start.drop")}
					</Button>
				</Form>
			</div>
		</SplitSection>
	);
}
