import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DeedList } from "#app/features/operations/audit/log/deed-list.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import type { TestimonialsAnswer } from "./answer-testimonials.server";
import { NOT_DONE } from "./not-done";
import { TestimonialForm } from "./testimonial-form";
import type { TestimonialPageData } from "./testimonials-page-data.server";

type Props = { page: TestimonialPageData; answer: TestimonialsAnswer | undefined };

/** One of them: its texts, whether visitors see it, and what was done to it. */
export function TestimonialPage({ page, answer }: Props) {
	const { t } = useTranslation("testimonials");
	const { values, courses, isShown, flags, deeds, isSaved } = page;
	return (
		<>
			<div className="mb-6 grid gap-4 empty:hidden">
				{isSaved && !answer ? <ResultNotice tone="success">{t("done.saved")}</ResultNotice> : null}
				{answer?.notDone ? <ResultNotice tone="danger">{t(NOT_DONE[answer.notDone])}</ResultNotice> : null}
				{flags.map((flag) => (
					<Notice key={flag} tone="warning">
						{t(`flagTexts.${flag}`)}
					</Notice>
				))}
			</div>
			<SplitSection title={t("sections.texts")} text={t(`sections.textsText.${values.kind}`)}>
				<TestimonialForm key={values.version} values={values} courses={courses} reply={answer?.reply} />
			</SplitSection>
			<SplitSection title={t("sections.shown")} text={t("sections.shownText")}>
				<p className="mb-4">
					<Badge tone={isShown ? "success" : "neutral"}>{t(isShown ? "states.shown" : "states.notShown")}</Badge>
				</p>
				<Form method="post">
					<input type="hidden" name="version" value={values.version} />
					<Button type="submit" name="intent" value={isShown ? "withdraw" : "publish"} variant="secondary">
						{t(isShown ? "withdraw" : "publish")}
					</Button>
				</Form>
			</SplitSection>
			<SplitSection title={t("sections.delete")} text={t("sections.deleteText")}>
				<Form method="post">
					<input type="hidden" name="version" value={values.version} />
					<ConfirmButton
						variant="danger"
						name="intent"
						value="delete"
						question={t("delete.question")}
						confirm={t("delete.confirm")}
					>
						{t("delete.button")}
					</ConfirmButton>
				</Form>
			</SplitSection>
			<SplitSection id="history" title={t("sections.history")} text={t("sections.historyText")}>
				<DeedList deeds={deeds} />
			</SplitSection>
		</>
	);
}
