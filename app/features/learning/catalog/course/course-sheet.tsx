import { useTranslation } from "react-i18next";
import { CourseImage } from "../course-image";
import type { CourseCardData } from "../list/course-card-data";
import { useSheetLabel } from "../sheet-label";
import type { CourseCoverData } from "./draw-course.server";

type Props = { course: CourseCardData; sheet: CourseCoverData };

export function CourseCover({ course, sheet: { drawing, progress, text } }: Props) {
	const { t } = useTranslation("catalog");
	const sheetLabel = useSheetLabel(course);

	return (
		<CourseImage
			courseId={course.id}
			drawing={drawing}
			sheetLabel={sheetLabel}
			label={progress ? t("cover.plat", progress) : drawing.picture ? text : undefined}
			width={480}
			priority
			className="shadow-float"
		/>
	);
}
