import { useTranslation } from "react-i18next";
import type { EnrollmentOffer } from "#app/features/learning/catalog/course/enrollment-offer.ts";
import { OfferAction } from "#app/features/learning/catalog/course/offer-action.tsx";
import { OfferWords } from "#app/features/learning/catalog/course/offer-words.tsx";
import { Link } from "#app/ui/link.tsx";
import type { LessonPageData } from "../lesson/lesson-page-data.server";
import { PreviewEnd } from "./preview-end";

export type OfferedEndData = {
	offer: EnrollmentOffer;
	price: string;
};

export function OfferedEnd({ room, offer, price }: OfferedEndData & { room: LessonPageData }) {
	const { t } = useTranslation("lesson");
	const { course } = room;
	const isFree = offer.kind === "register" || offer.kind === "enroll";
	const what = isFree
		? t("preview.endFree")
		: offer.kind === "buy"
			? t("preview.endBuy", { price })
			: offer.kind === "wait"
				? t("preview.endWait")
				: null;

	return (
		<PreviewEnd room={room} what={what}>
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
		</PreviewEnd>
	);
}
