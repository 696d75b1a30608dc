import { useTranslation } from "react-i18next";
import { Stars } from "#app/ui/figures/stars.tsx";
import type { ReviewView } from "./review-view";

/** What a learner wrote, and the answer if there is one, each in its own language. */
export function ReviewQuote({ review }: { review: ReviewView }) {
	const { t } = useTranslation("teaching");
	const { stars, course, body, language, name, country, written, writtenAt, answer } = review;
	return (
		<div className="[overflow-wrap:anywhere]">
			<p className="flex flex-wrap items-center gap-x-2.5 text-step-1 text-ink-muted">
				<Stars stars={stars} label={t("reviews.stars", { count: stars })} />
				<span>{t("reviews.of", { course })}</span>
			</p>
			<blockquote lang={language} className="mt-2 text-ui whitespace-pre-line">
				<p className="before:content-[open-quote] after:content-[close-quote]">{body}</p>
			</blockquote>
			<p className="mt-1.5 text-step-1 text-ink-muted">
				<span lang={language}>{name}</span>
				{country ? ` · ${country}` : null} · <time dateTime={writtenAt}>{written}</time>
			</p>
			{answer ? (
				<div className="mt-3 border-l-2 border-accent pl-4">
					<p className="text-step-1 font-strong">
						{answer.by ? t("reviews.answerOf", { name: answer.by }) : t("reviews.answerOfTeacher")}
						{answer.on ? (
							<span className="font-normal text-ink-muted">
								{" "}
								· <time dateTime={answer.at}>{answer.on}</time>
							</span>
						) : null}
					</p>
					<p lang={answer.language} className="mt-1 text-ui whitespace-pre-line">
						{answer.body}
					</p>
				</div>
			) : null}
		</div>
	);
}
