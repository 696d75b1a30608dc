import { useTranslation } from "react-i18next";
import { OfferAction } from "#app/features/learning/catalog/course/offer-action.tsx";
import type { CourseCardData } from "#app/features/learning/catalog/list/course-card-data.ts";
import { LinkButton } from "#app/ui/button.tsx";

export function FeaturedAction({ course: { id, action } }: { course: CourseCardData }) {
	const { t } = useTranslation("catalog");
	if (action.words === "enrollFree") {
		return <OfferAction courseId={id} offer={{ kind: action.posts ? "enroll" : "register" }} size="lg" />;
	}
	return (
		<LinkButton to={action.to} size="lg">
			{t(`actions.${action.words}`)}
		</LinkButton>
	);
}
