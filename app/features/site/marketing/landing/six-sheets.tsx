import { useTranslation } from "react-i18next";
import { CourseCard } from "#app/features/learning/catalog/list/course-card.tsx";
import type { DrawnCardData } from "#app/features/learning/catalog/list/course-card-data.ts";
import { EnrollForm } from "#app/features/learning/catalog/list/enroll-form.tsx";
import type { PriceExample } from "#app/features/money/prices/price-example.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { SectionHead } from "./section-head";

const COVERS_SHOWN = 6;

export function SixSheets({ courses, example }: { courses: readonly DrawnCardData[]; example: PriceExample | null }) {
	const { t } = useTranslation("home");
	const total = courses[0]?.sheetTotal ?? courses.length;
	return (
		<section aria-labelledby="sheets" className="container-page section-space max-md:py-6">
			<SectionHead
				id="sheets"
				title={t(total === COVERS_SHOWN ? "sheets.six" : "sheets.any")}
				text={t("sheets.text")}
				isShort
			/>
			<ul className="mt-5 grid gap-x-6 gap-y-4 sm:gap-y-12 sm:grid-cols-2 md:mt-14 md:gap-y-16 lg:grid-cols-3">
				{courses.map((course) => (
					<li key={course.id} className="until-near-40 sm:until-near-150">
						<CourseCard course={course} headingLevel={3} compact />
					</li>
				))}
			</ul>
			<EnrollForm courses={courses} />
			{example ? (
				<p className="mt-4 max-w-160 text-step-1 text-ink-muted md:mt-12">{t("sheets.prices", example)}</p>
			) : null}
			{total > courses.length ? (
				<LinkButton to="/courses" variant="secondary" className="mt-8 md:mt-12">
					{t("sheets.all")}
				</LinkButton>
			) : null}
		</section>
	);
}
