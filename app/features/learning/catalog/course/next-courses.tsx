import { useTranslation } from "react-i18next";
import { PriceTag } from "#app/features/money/prices/price-tag.tsx";
import { Link } from "#app/ui/link.tsx";
import { CourseImage } from "../course-image";
import type { DrawnCardData } from "../list/course-card-data";
import { CourseFacts } from "./course-facts";

export function NextCourses({ courses }: { courses: readonly DrawnCardData[] }) {
	const { t } = useTranslation("catalog");

	if (courses.length === 0) return null;
	return (
		<section aria-labelledby="next-courses">
			<h2 id="next-courses" className="text-step-5">
				{t("course.nextSheet")}
			</h2>
			<ul className="mt-6 border-b border-line-strong">
				{courses.map((course) => (
					<li
						key={course.id}
						className="relative grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-t border-line-strong py-5 sm:grid-cols-[8.5rem_minmax(0,1fr)_auto] sm:gap-x-6"
					>
						<CourseImage courseId={course.id} drawing={course.drawing} width={144} className="rounded-badge!" />
						<div>
							<h3 className="text-step-3 font-title" lang={course.titleInEnglish ? "en" : undefined}>
								<Link to={`/courses/${course.id}`} className="hover:underline after:absolute after:inset-0">
									{course.title}
								</Link>
							</h3>
							<CourseFacts course={course} withEnrolled={false} className="mt-1" />
						</div>
						{course.showsPrice ? <PriceTag price={course.price} className="max-sm:col-start-2" /> : null}
					</li>
				))}
			</ul>
		</section>
	);
}
