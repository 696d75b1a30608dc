import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/card";
import { Link } from "../../../ui/link";
import type { EnrollmentOffer } from "../../catalog/course/enrollment-offer";
import { OfferAction } from "../../catalog/course/offer-action";
import { OfferWords } from "../../catalog/course/offer-words";
import type { LessonPageData } from "../lesson/lesson-page-data.server";
import { langOf } from "../lesson/lesson-words";

export type PreviewEndData = {
	offer: EnrollmentOffer;
	/** How many lessons the course has. */
	total: number;
	/** The price of the course as it is written. */
	price: string;
};

/** The end of a free preview: the one thing to do about the course, enroll or go to the checkout. */
export function PreviewEnd({ room: { course }, offer, total, price }: PreviewEndData & { room: LessonPageData }) {
	const { t } = useTranslation("lesson");
	const isFree = offer.kind === "register" || offer.kind === "enroll";
	const what = isFree
		? t("preview.endFree")
		: offer.kind === "buy"
			? t("preview.endBuy", { price })
			: offer.kind === "wait"
				? t("preview.endWait")
				: null;

	return (
		<div id="end" className="mt-12 scroll-mt-20 print:hidden">
			<Card floating>
				<section aria-labelledby="end-title">
					<h2 id="end-title" className="font-serif text-step-4">
						{t("preview.endTitle")}
					</h2>
					<p className="mt-3 text-ui text-ink-muted">
						{t("preview.endText", { total })}
						{what ? <span className="block">{what}</span> : null}
					</p>
					<p lang={langOf(course.titleInEnglish)} className="mt-4 font-serif text-step-3 leading-snug font-title">
						{course.title}
					</p>
					{what ? null : (
						<div className="mt-4">
							<OfferWords courseId={course.id} offer={offer} />
						</div>
					)}
					<div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
						<OfferAction courseId={course.id} offer={offer} size="lg" />
						<Link to={`/courses/${course.id}`} className="link inline-flex min-h-11 items-center text-ui">
							{t("preview.toCourse")}
						</Link>
					</div>
				</section>
			</Card>
		</div>
	);
}
