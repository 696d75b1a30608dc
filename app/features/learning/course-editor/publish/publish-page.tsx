import { Form } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/shared/browser/use-hydrated.ts";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Checkbox } from "#app/ui/form/choice.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { MarksFields } from "../marks/marks-fields";
import { RegradeList } from "../marks/regrade-list";
import { ScheduleFields } from "../schedule/schedule-fields";
import { ScheduleList } from "../schedule/schedule-list";
import type { ReviewAnswer } from "../submissions/answer-review.server";
import { PublishButtons } from "../submissions/publish-buttons";
import { isReviewDone, ReviewBox, type ReviewDone } from "../submissions/review-box";
import type { ReviewData } from "../submissions/review-data.server";
import { writeDraftName } from "./draft-name";
import type { PublishAnswer, PublishDone } from "./publish-answer";
import { PublishEffect } from "./publish-effect";
import type { PublishPageData } from "./publish-page-data.server";
import { CaptionWarnings, PublishProblems } from "./publish-problems";

type Props = {
	data: PublishPageData;
	review: ReviewData;
	answer: PublishAnswer | ReviewAnswer | undefined;
	done: PublishDone | ReviewDone | null;
};

export function PublishPage({ data, review, answer: answered, done }: Props) {
	const { t } = useTranslation("course-editor");
	const ofReview = answered && "review" in answered ? answered.review : undefined;
	const answer = answered && "reason" in answered ? answered : undefined;
	const [published, reviewed] = isReviewDone(done) ? [null, done] : [done, null];
	return (
		<div className="-mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
			<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
				<p className="max-w-160 text-ui text-ink-muted">{t("publish.lede")}</p>
				{data.course.isWithdrawn ? <Notice tone="warning">{t("publish.withdrawn")}</Notice> : null}
				<Result reason={answer?.reason ?? null} done={published} />
				<ReviewBox review={review} answer={ofReview} done={answered ? null : reviewed} />
				<ScheduleList schedules={data.schedules} />
				<RegradeList regrades={data.regrades} />
				{data.rows.length === 0 ? (
					<EmptyState
						title={t("publish.none")}
						action={
							<LinkButton to={`/instructor-dashboard/courses/${data.course.id}/curriculum`}>
								{t("publish.toCurriculum")}
							</LinkButton>
						}
					>
						{t("publish.noneText")}
					</EmptyState>
				) : (
					<>
						<PublishProblems problems={data.problems} missing={data.missing} unlisted={data.unlisted} />
						<CaptionWarnings uncaptioned={data.uncaptioned} formerCaptions={data.formerCaptions} />
						<Changes data={data} review={review} answer={answer} />
						<Discards rows={data.rows} />
					</>
				)}
			</div>
			{data.rows.length === 0 ? null : <PublishEffect effect={data.effect} place="beside" />}
		</div>
	);
}

type Row = PublishPageData["rows"][number];

function Result({ reason, done }: { reason: PublishAnswer["reason"]; done: PublishDone | null }) {
	const { t } = useTranslation("course-editor");
	const { t: schedule } = useTranslation("course-schedule");
	const { t: marks } = useTranslation("course-marks");
	if (reason === "marksChanged" || reason === "notUndoable") {
		return <ResultNotice tone="danger">{marks(`reasons.${reason}`)}</ResultNotice>;
	}
	if (reason === "past" || reason === "notWaiting") {
		return <ResultNotice tone="danger">{schedule(`reasons.${reason}`)}</ResultNotice>;
	}
	if (reason) return <ResultNotice tone="danger">{t(`publish.reasons.${reason}`)}</ResultNotice>;
	switch (done) {
		case "published":
			return <ResultNotice tone="success">{t("publish.done")}</ResultNotice>;
		case "discarded":
			return <ResultNotice tone="success">{t("publish.discarded")}</ResultNotice>;
		case "scheduled":
		case "cancelled":
			return <ResultNotice tone="success">{schedule(`done.${done}`)}</ResultNotice>;
		case "undone":
			return <ResultNotice tone="success">{marks("undone")}</ResultNotice>;
		case null:
			return null;
	}
}

type ChangesProps = { data: PublishPageData; review: ReviewData; answer: PublishAnswer | undefined };

function Changes({ data: { rows, corrections, today, zone, effect }, review, answer }: ChangesProps) {
	const { t } = useTranslation("course-editor");
	const say = useMessages("course-editor");
	const form = useRef<HTMLFormElement>(null);
	const isScripted = useHydrated();
	const { values, errors } = readReply(answer?.reply);
	const chosen = answer?.chosen ?? review.preset;
	const chooseAll = (isChosen: boolean) => {
		for (const box of form.current?.querySelectorAll<HTMLInputElement>("input[name=drafts]") ?? []) {
			box.checked = isChosen;
		}
	};
	return (
		<Form ref={form} method="post" noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5" preventScrollReset>
			<fieldset>
				<legend className="sr-only">{t("publish.caption")}</legend>
				<div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line-strong pb-1">
					<p aria-hidden="true" className="text-label text-ink-muted">
						{t("publish.caption")}
					</p>
					<p className={classNames("flex flex-wrap gap-x-5", !isScripted && "invisible")}>
						<button type="button" className="link hit-area text-label" onClick={() => chooseAll(true)}>
							{t("publish.chooseAll")}
						</button>
						<button type="button" className="link hit-area text-label" onClick={() => chooseAll(false)}>
							{t("publish.chooseNone")}
						</button>
					</p>
				</div>
				<ul>
					{rows.map((row) => (
						<li key={row.key} className="border-b border-line py-3">
							<div className="flex flex-wrap items-baseline gap-x-3">
								{row.number ? <span className="text-label text-ink-subtle tabular">{row.number}</span> : null}
								<Link to={row.to} className="link min-w-0 text-ui wrap-break-word">
									{row.kind === "course" ? t("publish.course") : row.title}
								</Link>
								{row.isNew ? <Badge tone="info">{t("publish.isNew")}</Badge> : null}
								{row.film ? <Badge tone="info">{t(`publish.films.${row.film}`)}</Badge> : null}
								{row.isListed ? null : <Badge tone="warning">{t("publish.isUnlisted")}</Badge>}
							</div>
							<div className="flex flex-wrap gap-x-6">
								{row.drafts.map((draft) => {
									const name = writeDraftName({ key: row.key, ...draft });
									return (
										<Checkbox
											key={draft.language}
											id={`draft ${row.key} ${draft.language}`}
											name="drafts"
											value={name}
											defaultChecked={chosen?.includes(`${row.key} ${draft.language}`) ?? true}
											label={<LanguageName of={draft.language} />}
											help={draft.by ? t("publish.by", { name: draft.by, at: draft.at }) : draft.at}
										/>
									);
								})}
							</div>
						</li>
					))}
				</ul>
			</fieldset>
			{review.needsApproval ? null : (
				<MarksFields corrections={corrections} choices={answer?.choices ?? []} reply={answer?.reply} />
			)}
			<TextField
				name="note"
				label={t(review.needsApproval ? "review.note" : "publish.note")}
				help={t(review.needsApproval ? "review.noteHelp" : "publish.noteHelp")}
				maxLength={300}
				defaultValue={values.note ?? review.waiting?.note}
				error={errors.note && say(errors.note)}
				autoComplete="off"
			/>
			{review.needsApproval ? null : (
				<Checkbox
					id="tell"
					name="tell"
					value="on"
					label={t("publish.tell")}
					help={t("publish.tellHelp")}
					defaultChecked={values.tell === "on"}
				/>
			)}
			<PublishEffect effect={effect} place="above" />
			<PublishButtons review={review} />
			{review.needsApproval ? null : (
				<ScheduleFields today={today} zone={zone} reply={answer?.reply} isOpen={answer?.reason === "past"} />
			)}
		</Form>
	);
}

function Discards({ rows }: { rows: readonly Row[] }) {
	const { t } = useTranslation("course-editor");
	return (
		<details>
			<summary className="link hit-area text-label">{t("publish.discard")}</summary>
			<ul className="mt-3 grid gap-3">
				{rows.flatMap((row) =>
					row.drafts.map((draft) => {
						const title = row.kind === "course" ? t("publish.course") : row.title;
						const language = LANGUAGES.find(({ code }) => code === draft.language)?.name ?? t("publish.order");
						const what = t("publish.inLanguage", { title, language });
						return (
							<li key={`${row.key} ${draft.language}`} className="flex flex-wrap items-start gap-x-4 gap-y-2">
								<span className="min-w-0 grow py-2 text-label wrap-break-word">{what}</span>
								<Form method="post" preventScrollReset>
									<input type="hidden" name="draft" value={writeDraftName({ key: row.key, ...draft })} />
									<ConfirmButton
										name="intent"
										value="discard"
										variant="secondary"
										size="sm"
										question={t("publish.discardQuestion", { what })}
										confirm={t("publish.discardYes")}
									>
										{t("publish.discard")}
									</ConfirmButton>
								</Form>
							</li>
						);
					}),
				)}
			</ul>
		</details>
	);
}

function LanguageName({ of }: { of: string }) {
	const { t } = useTranslation("course-editor");
	const language = LANGUAGES.find(({ code }) => code === of);
	return language ? <span lang={language.code}>{language.name}</span> : t("publish.order");
}
