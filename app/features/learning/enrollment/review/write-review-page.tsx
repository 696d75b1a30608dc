import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Stars } from "#app/ui/figures/stars.tsx";
import { ChoiceGroup, RadioOption } from "#app/ui/form/choice.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import type { ReviewPageData } from "./review-page-data.server";

type Props = Omit<ReviewPageData, "description" | "course"> & { reply: FormReply | undefined };

/** A learner's review of a course, or why there is none yet. Works without script. */
export function WriteReviewPage({ title, courseId, refusal, earlier, reply }: Props) {
	const { t } = useTranslation("catalog");
	const { field, choice, problems, formError } = useFields({ namespace: "catalog", reply });
	const isSending = useNavigation().state === "submitting";
	const toCourse = `/courses/${courseId}`;
	const starsError = problems.find(({ fieldId }) => fieldId === "stars")?.message;
	return (
		<div className="container-reading pt-6 md:pt-8">
			<h1 className="font-serif text-step-5 [overflow-wrap:anywhere]">{title}</h1>
			{refusal ? (
				<EmptyState
					className="mt-8"
					title={t(`writeReview.refusals.${refusal}`)}
					action={
						<LinkButton variant="secondary" to={toCourse}>
							{t("writeReview.toCourse")}
						</LinkButton>
					}
				/>
			) : (
				<Form method="post" className="mt-6 grid gap-6">
					{formError ? <Notice tone="danger">{formError}</Notice> : null}
					<ChoiceGroup id="stars" legend={t("writeReview.stars")} error={starsError}>
						{[5, 4, 3, 2, 1].map((stars) => (
							<RadioOption
								key={stars}
								{...choice("stars", String(stars), earlier?.stars === stars)}
								required
								label={<Stars stars={stars} label={t("reviews.stars", { count: stars })} />}
							/>
						))}
					</ChoiceGroup>
					<TextArea
						{...field("body", earlier?.body)}
						label={t("writeReview.body")}
						help={t("writeReview.help")}
						rows={6}
						maxLength={2000}
					/>
					<div className="flex flex-wrap gap-3">
						<Button type="submit" pending={isSending}>
							{t(earlier ? "writeReview.save" : "writeReview.send")}
						</Button>
						<LinkButton variant="quiet" to={toCourse}>
							{t("writeReview.toCourse")}
						</LinkButton>
					</div>
				</Form>
			)}
		</div>
	);
}
