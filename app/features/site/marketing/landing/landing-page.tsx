import { useTranslation } from "react-i18next";
import type { DrawnCardData } from "#app/features/learning/catalog/list/course-card-data.ts";
import { AffiliateLine } from "./affiliate-line";
import { Closing } from "./closing";
import { FeatureCards } from "./feature-cards";
import { FeaturedCourse } from "./featured-course";
import { FigureRow } from "./figure-row";
import { FourSteps } from "./four-steps";
import { Hero } from "./hero";
import type { LandingView } from "./landing-view";
import { SchoolFigures } from "./school-figures";
import { SixSheets } from "./six-sheets";
import { Testimonials } from "./testimonials";

type Props = { view: LandingView; courses: DrawnCardData[] };

export function LandingPage({ view, courses }: Props) {
	const { t } = useTranslation("home");
	const { claims, featured, testimonials, affiliate } = view;

	return (
		<>
			<Hero deal={view.deal} />
			{claims.length > 0 ? (
				<section aria-label={t("claims.label")} className="border-b border-line">
					<FigureRow figures={claims} className="container-page" />
				</section>
			) : null}
			{featured ? <FeaturedCourse featured={featured} /> : null}
			<FourSteps />
			<FeatureCards />
			<SchoolFigures school={view.school} />
			{courses.length > 0 ? <SixSheets courses={courses} example={view.example} /> : null}
			{testimonials.length > 0 ? <Testimonials testimonials={testimonials} /> : null}
			{affiliate ? <AffiliateLine {...affiliate} /> : null}
			<Closing freeLots={view.freeLots} />
		</>
	);
}
