import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { ReviewQuote } from "./review-quote";
import type { ReviewView } from "./review-view";
import { REVIEWS_LIST } from "./reviews-query";

export function LatestReview({ review, count }: { review: ReviewView | null; count: number }) {
	const { t } = useTranslation("teaching");
	return (
		<section aria-labelledby="latest-review">
			<div className="flex items-baseline justify-between gap-4 border-b border-line-strong pb-2.5">
				<h2 id="latest-review" className="font-serif text-step-3">
					{t("reviews.latest")}
				</h2>
				{review ? (
					<Link to={REVIEWS_LIST.path} className="link hit-area text-label">
						{t("reviews.all", { total: count })}
					</Link>
				) : null}
			</div>
			{review ? (
				<div className="mt-3">
					<ReviewQuote review={review} />
					<LinkButton variant="secondary" size="sm" className="mt-3" to={`${REVIEWS_LIST.path}/${review.id}`}>
						{t(review.answer ? "reviews.change" : "reviews.answer")}
					</LinkButton>
				</div>
			) : (
				<p className="mt-3 text-label text-ink-muted">{t("reviews.noneYetText")}</p>
			)}
		</section>
	);
}
