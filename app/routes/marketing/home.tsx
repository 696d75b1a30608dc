import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { compileStatements } from "../../../db/compile-statements.server";
import { socialPicture } from "../../features/atlas/social-picture.server";
import { everyone, guarded } from "../../features/auth/access.server";
import { listFirstCourses } from "../../features/catalog/courses.repository.server";
import { drawnCard } from "../../features/catalog/draw-course.server";
import { countCountries } from "../../features/catalog/platform-stats.repository.server";
import { listReviews } from "../../features/catalog/reviews.repository.server";
import { listEnrollments } from "../../features/learning/enrollments.repository.server";
import { LandingPage } from "../../features/marketing/landing/landing-page";
import { landingView } from "../../features/marketing/landing/landing-view";
import { organizationData } from "../../features/marketing/landing/organization-data.server";
import {
	dayBefore,
	measurementStatements,
	readMeasurements,
} from "../../features/marketing/measurements.repository.server";
import { priceSettings } from "../../features/marketing/price-settings";
import { readSettings } from "../../features/marketing/read-settings";
import { findSettings } from "../../features/marketing/settings.repository.server";
import { getFixedT } from "../../shared/i18n.server";
import type { Language } from "../../shared/languages";
import { pageMeta } from "../../shared/page-meta";

export { PageError as ErrorBoundary } from "../../features/navigation/page-error";

export const handle = { i18n: ["home", "catalog"] };

const SHOWN_COURSES = 6;
const NOBODY = 0;

type Wanted = { language: Language; userId: number; since: number };

const statements = compileStatements((db, { language, userId, since }: Wanted) => [
	listFirstCourses(db, language, SHOWN_COURSES),
	listEnrollments(db, { userId, language }),
	findSettings(db),
	countCountries(db),
	...measurementStatements(db, since),
]);

export const loader = guarded(everyone, async ({ context, user }) => {
	const { db, origin } = context;
	const language = await context.language;
	const t = getFixedT(language, "home");
	const userId = user?.id ?? NOBODY;
	const [rows, enrollments, settingRows, countries, totals, lastDay, prices] = await db.batch(
		statements(db, { language, userId, since: dayBefore(new Date()) }),
	);
	const settings = readSettings(settingRows);
	const { percentOff } = priceSettings(settings);
	const courses = rows.map((course) => drawnCard(course, { language, enrollments, percentOff }));
	// The only second round trip, for schools that show what learners wrote themselves.
	const reviews = settings.testimonials.mode === "measured" ? await listReviews(db, courses[0]?.id ?? NOBODY) : [];

	return {
		title: t("title"),
		description: t("description"),
		picture: socialPicture({ origin, language }),
		organization: organizationData(origin, t("description")),
		view: landingView(
			{
				...{ courses, settings, reviews },
				measured: readMeasurements(totals, lastDay, prices),
				countries: countries[0]?.countries ?? 0,
			},
			{ language, t },
		),
		courses,
		role: user?.role ?? null,
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => [
	...pageMeta(page),
	...(page ? [{ "script:ld+json": page.organization }] : []),
];

export default function Home() {
	const { view, courses, role } = useLoaderData<typeof loader>();
	return <LandingPage view={view} courses={courses} role={role} />;
}
