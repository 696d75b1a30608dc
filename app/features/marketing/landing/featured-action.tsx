import { useTranslation } from "react-i18next";
import { LinkButton } from "../../../ui/button";
import type { Role } from "../../auth/roles";
import { OfferAction } from "../../catalog/course/offer-action";
import type { CourseCardData } from "../../catalog/list/course-card-data";

type Props = { course: CourseCardData; role: Role | null };

/** What the reader can do about the first course: go on, enroll, or look at it. Who teaches does not enroll. */
export function FeaturedAction({ course: { id, priceCents, enrollment }, role }: Props) {
	const { t } = useTranslation("catalog");
	const isLearning = enrollment?.state === "learning";

	if (!enrollment && priceCents === 0 && (role === null || role === "student")) {
		return <OfferAction courseId={id} offer={{ kind: role ? "enroll" : "register" }} size="lg" />;
	}
	const words = enrollment ? (isLearning ? "continue" : "review") : "seeCourse";
	return (
		<LinkButton to={isLearning && enrollment.lessonId ? `/lessons/${enrollment.lessonId}` : `/courses/${id}`} size="lg">
			{t(`actions.${words}`)}
		</LinkButton>
	);
}
