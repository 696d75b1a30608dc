import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { ListForm } from "#app/ui/data-table/list-form.tsx";
import { ListPages } from "#app/ui/data-table/list-pages.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { ReviewQuote } from "./review-quote";
import type { ReviewsPageData } from "./reviews-page-data.server";
import { REVIEW_STATES, REVIEWS_LIST } from "./reviews-query";

type Props = Omit<ReviewsPageData, "description">;

export function ReviewsPage({ title, query, courses, reviews, next, previous }: Props) {
	const { t } = useTranslation("teaching");
	const isNarrowed = REVIEWS_LIST.isNarrowed(query);
	const isNone = reviews.length === 0;
	return (
		<div className="container-reading pt-6 md:pt-8">
			<h1 className="font-serif text-step-5">{title}</h1>
			{isNone && !isNarrowed ? (
				<EmptyState
					className="mt-8"
					title={t("reviews.noneYet")}
					action={
						<LinkButton variant="secondary" to="/instructor-dashboard">
							{t("reviews.back")}
						</LinkButton>
					}
				>
					{t("reviews.noneYetText")}
				</EmptyState>
			) : (
				<div className="@container/list mt-6 grid grid-cols-1 gap-6">
					<ListForm
						list={REVIEWS_LIST}
						query={query}
						columns={[]}
						words={{
							filters: [
								{
									name: "course",
									label: t("reviews.course"),
									options: courses.map((course) => ({ value: String(course.id), label: course.title })),
								},
								{
									name: "state",
									label: t("reviews.state"),
									options: REVIEW_STATES.map((state) => ({ value: state, label: t(`reviews.states.${state}`) })),
								},
							],
							orders: [
								{ sort: "written", isDescending: true, label: t("reviews.sorts.newest") },
								{ sort: "written", isDescending: false, label: t("reviews.sorts.oldest") },
							],
						}}
					/>
					{isNone ? (
						<EmptyState
							title={t("reviews.noneFound")}
							action={
								<LinkButton variant="secondary" to={REVIEWS_LIST.path}>
									{t("reviews.showAll")}
								</LinkButton>
							}
						>
							{t("reviews.noneFoundText")}
						</EmptyState>
					) : (
						<ul aria-label={t("reviews.caption")}>
							{reviews.map((review) => (
								<li key={review.id} className="border-t border-line py-6">
									<ReviewQuote review={review} />
									<LinkButton
										variant="secondary"
										size="sm"
										className="mt-3"
										to={`${REVIEWS_LIST.path}/${review.id}`}
										aria-label={t(review.answer ? "reviews.changeFor" : "reviews.answerTo", { name: review.name })}
									>
										{t(review.answer ? "reviews.change" : "reviews.answer")}
									</LinkButton>
								</li>
							))}
						</ul>
					)}
					<ListPages list={REVIEWS_LIST} query={query} pages={{ next, previous }} />
				</div>
			)}
		</div>
	);
}
