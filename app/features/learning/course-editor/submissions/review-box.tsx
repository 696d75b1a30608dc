import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import type { ReviewAnswer } from "./answer-review.server";
import type { ReviewData } from "./review-data.server";

const REVIEW_DONES = ["submitted", "withdrawn", "sentBack"] as const;
export type ReviewDone = (typeof REVIEW_DONES)[number];

export function isReviewDone(done: string | null): done is ReviewDone {
	return REVIEW_DONES.some((one) => one === done);
}

type Props = {
	review: ReviewData;
	answer: ReviewAnswer["review"] | undefined;
	done: ReviewDone | null;
};

/** Above the drafts: what waits for a review, or why it came back. */
export function ReviewBox({ review, answer, done }: Props) {
	const { t } = useTranslation("course-editor");
	const { waiting, sentBack, needsApproval } = review;
	return (
		<>
			{done ? <ResultNotice tone="success">{t(`review.done.${done}`)}</ResultNotice> : null}
			{answer?.isDecided ? <ResultNotice tone="danger">{t("review.decided")}</ResultNotice> : null}
			{waiting ? <Waiting waiting={waiting} isReviewer={review.isReviewer} reply={answer?.reply} /> : null}
			{sentBack ? (
				<Box title={t("review.sentBack")} accent>
					<p className="text-label text-ink-muted">
						{sentBack.by ? t("publish.by", { name: sentBack.by, at: sentBack.at }) : sentBack.at}
					</p>
					<blockquote className="max-w-160 text-ui whitespace-pre-line wrap-break-word">{sentBack.remarks}</blockquote>
				</Box>
			) : null}
			{needsApproval && !waiting && !sentBack ? <p className="max-w-160 text-ui">{t("review.needed")}</p> : null}
		</>
	);
}

type WaitingProps = {
	waiting: NonNullable<ReviewData["waiting"]>;
	isReviewer: boolean;
	reply: FormReply | undefined;
};

function Waiting({ waiting, isReviewer, reply }: WaitingProps) {
	const { t } = useTranslation("course-editor");
	const { id, isOwn, by, at, note, moved, parts } = waiting;
	const isPending = useNavigation().formData?.get("intent") === "withdraw";
	const nameOf = ({ isCourse, title, language }: (typeof moved)[number]) =>
		t("publish.inLanguage", {
			title: isCourse ? t("publish.course") : title,
			language: LANGUAGES.find(({ code }) => code === language)?.name ?? t("publish.order"),
		});
	return (
		<Box title={t("review.waiting")}>
			<p className="text-label text-ink-muted">
				{isOwn || !by
					? t("review.since", { at, count: parts })
					: t("review.submittedBy", { name: by, at, count: parts })}
			</p>
			{note ? <blockquote className="max-w-160 text-ui whitespace-pre-line wrap-break-word">{note}</blockquote> : null}
			{moved.length > 0 ? (
				<div>
					<p className="text-ui">{t("review.moved")}</p>
					<ul className="mt-1 list-disc ps-5 text-label">
						{moved.map((one) => (
							<li key={`${one.title} ${one.language}`} className="wrap-break-word">
								{t(`review.how.${one.how}`, { what: nameOf(one) })}
							</li>
						))}
					</ul>
				</div>
			) : null}
			{isReviewer ? <SendBack id={id} reply={reply} /> : null}
			{isReviewer && !isOwn ? null : (
				<Form method="post" preventScrollReset>
					<input type="hidden" name="submission" value={id} />
					<Button
						type="submit"
						name="intent"
						value="withdraw"
						variant="secondary"
						size="sm"
						pending={isPending}
						pendingLabel={t("review.withdrawing")}
					>
						{t("review.withdraw")}
					</Button>
				</Form>
			)}
		</Box>
	);
}

function SendBack({ id, reply }: { id: string; reply: FormReply | undefined }) {
	const { t } = useTranslation("course-editor");
	const { field } = useFields({ namespace: "course-editor", reply, intent: "sendBack" });
	const isPending = useNavigation().formData?.get("intent") === "sendBack";
	return (
		<Form method="post" noValidate preventScrollReset className="grid max-w-160 gap-3">
			<input type="hidden" name="submission" value={id} />
			<p className="text-label text-ink-muted">{t("review.toApprove")}</p>
			<TextArea
				{...field("remarks")}
				label={t("review.remarks")}
				help={t("review.remarksHelp")}
				rows={3}
				maxLength={2_000}
				required
			/>
			<Button
				type="submit"
				name="intent"
				value="sendBack"
				variant="secondary"
				className="justify-self-start"
				pending={isPending}
				pendingLabel={t("review.sendingBack")}
			>
				{t("review.sendBack")}
			</Button>
		</Form>
	);
}

function Box({ title, accent = false, children }: { title: string; accent?: boolean; children: ReactNode }) {
	return (
		<section
			aria-labelledby="review"
			className={`grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card px-5 py-4 ${accent ? "bg-warning-soft" : "bg-info-soft"}`}
		>
			<h2 id="review" className="font-serif text-step-3">
				{title}
			</h2>
			{children}
		</section>
	);
}
