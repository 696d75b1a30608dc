import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { SelectField, TextArea } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import type { AnswerDone } from "./answer-done";
import { ReviewQuote } from "./review-quote";
import type { ReviewPageData } from "./reviews-page-data.server";
import { REVIEWS_LIST } from "./reviews-query";

type Props = Omit<ReviewPageData, "description"> & { done: AnswerDone | null; reply: FormReply | undefined };

/** One review with the form of its answer. Works without script. */
export function ReviewPage({ title, review, answerLanguage, done, reply }: Props) {
	const { t } = useTranslation("teaching");
	const { field, formError } = useFields({ namespace: "teaching", reply, intent: "answer" });
	const isSending = useNavigation().state === "submitting";
	const { answer, courseId } = review;
	return (
		<div className="container-reading pt-6 md:pt-8">
			<h1 className="font-serif text-step-5 [overflow-wrap:anywhere]">{title}</h1>
			{done ? (
				<div className="mt-6">
					<ResultNotice tone="success">{t(`answer.done.${done}`)}</ResultNotice>
				</div>
			) : null}
			<div className="mt-6">
				<ReviewQuote review={review} />
			</div>
			<Form
				key={answer?.body ?? ""}
				method="post"
				preventScrollReset
				className="mt-8 grid gap-4 border-t border-line-strong pt-6"
			>
				<input type="hidden" name="intent" value="answer" />
				{formError ? <Notice tone="danger">{formError}</Notice> : null}
				<TextArea
					{...field("answer", answer?.body ?? "")}
					label={t("answer.label")}
					help={t("answer.help")}
					rows={6}
					required
					maxLength={2000}
				/>
				<SelectField {...field("language", answerLanguage)} label={t("answer.language")} className="max-w-64">
					{LANGUAGES.map(({ code, name }) => (
						<option key={code} value={code} lang={code}>
							{name}
						</option>
					))}
				</SelectField>
				<Button type="submit" pending={isSending} className="justify-self-start">
					{t(answer ? "answer.save" : "answer.send")}
				</Button>
			</Form>
			{answer ? (
				<Form method="post" preventScrollReset className="mt-6">
					<ConfirmButton
						variant="secondary"
						name="intent"
						value="takeBack"
						question={t("answer.takeBackQuestion")}
						confirm={t("answer.takeBackConfirm")}
					>
						{t("answer.takeBack")}
					</ConfirmButton>
				</Form>
			) : null}
			<p className="mt-10 flex flex-wrap gap-x-6">
				<Link to={REVIEWS_LIST.path} className="link inline-flex min-h-11 items-center text-ui">
					{t("reviews.showAll")}
				</Link>
				<Link to={`/courses/${courseId}#reviews`} className="link inline-flex min-h-11 items-center text-ui">
					{t("reviews.see")}
				</Link>
			</p>
		</div>
	);
}
