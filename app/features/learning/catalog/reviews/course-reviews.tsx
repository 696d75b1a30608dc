import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { Stars } from "#app/ui/figures/stars.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { RatingFigure } from "../course/course-facts";
import type { ReviewsView } from "../course/course-view";
import { averageRating } from "./rating";
import { StoredTranslation } from "./stored-translation";

type Rated = { id: number; ratingSum: number; ratingCount: number; rating: string | null };
type Props = { course: Rated; reviews: ReviewsView; mayReview: boolean };

export function CourseReviews({ course, reviews: { shares, counted, latest }, mayReview }: Props) {
	const { t } = useTranslation("catalog");
	const average = averageRating(course);
	const write = mayReview ? (
		<LinkButton variant="secondary" to={`/courses/${course.id}/review`} className="mt-6">
			{t("writeReview.open")}
		</LinkButton>
	) : null;
	if (average === null || course.rating === null) {
		return write ? (
			<section aria-labelledby="reviews">
				<h2 id="reviews" className="text-step-5">
					{t("reviews.title")}
				</h2>
				<p className="mt-3 text-ui text-ink-muted">{t("writeReview.first")}</p>
				{write}
			</section>
		) : null;
	}

	return (
		<section aria-labelledby="reviews" className="until-near-240 md:until-near-210">
			<h2 id="reviews" className="text-step-5">
				{t("reviews.title")}
			</h2>
			<div className="mt-6 grid items-center gap-x-12 gap-y-6 sm:grid-cols-[auto_minmax(0,1fr)]">
				<div>
					<p className="font-serif text-step-7 lining-nums [&>span]:font-display">
						<RatingFigure figure={course.rating} />
					</p>
					<p>
						<Stars stars={Math.round(average)} label={t("reviews.stars", { count: Math.round(average) })} />
					</p>
					<p className="mt-1 text-step-1 text-ink-muted">{t("reviews.count", { count: course.ratingCount })}</p>
				</div>
				<table className="w-full text-label">
					<caption className="sr-only">{t("reviews.distribution")}</caption>
					<tbody>
						{shares.map((share) => (
							<tr key={share.stars}>
								<th scope="row" className="w-6 py-0.5 text-left font-normal tabular">
									<span aria-hidden="true">{share.stars}</span>
									<VisuallyHidden>{t("reviews.stars", { count: share.stars })}</VisuallyHidden>
								</th>
								<td aria-hidden="true" className="px-3">
									<div className="h-2 border border-line bg-surface-sunken forced-color-adjust-none">
										<div className="h-full bg-accent" style={{ width: `${share.percent}%` }} />
									</div>
								</td>
								<td className="w-14 text-right text-ink-muted tabular">{share.written}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
			{counted < course.ratingCount ? (
				<p className="mt-3 text-step-1 text-ink-subtle">{t("reviews.latestOnly", { number: counted })}</p>
			) : null}
			<ul className="mt-8">
				{latest.map((review) => (
					<li key={review.id} className="border-t border-line py-6">
						<figure>
							<p>
								<Stars stars={review.stars} label={t("reviews.stars", { count: review.stars })} />
							</p>
							<blockquote lang={review.language} className="mt-2 max-w-160 font-serif text-step-3 font-title">
								<p className="before:content-[open-quote] after:content-[close-quote]">{review.body}</p>
							</blockquote>
							<figcaption className="mt-3 text-label text-ink-muted">
								<span lang={review.language}>{review.name}</span> ·{" "}
								<time dateTime={review.writtenAt}>{review.writtenIn}</time>
								{review.foreign ? ` · ${t("reviews.writtenIn", { language: review.foreign.language })}` : null}
							</figcaption>
						</figure>
						{review.foreign?.translation ? <StoredTranslation text={review.foreign.translation} /> : null}
						{review.answer ? (
							<div className="mt-4 max-w-160 border-l-2 border-accent pl-4 [overflow-wrap:anywhere]">
								<h3 className="text-label font-strong">
									{review.answer.by ? t("reviews.answerOf", { name: review.answer.by }) : t("reviews.answerOfTeacher")}
								</h3>
								<p lang={review.answer.language} className="mt-1 text-ui whitespace-pre-line">
									{review.answer.body}
								</p>
							</div>
						) : null}
					</li>
				))}
			</ul>
			{write}
		</section>
	);
}
