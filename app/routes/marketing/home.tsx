import { type MetaArgs, useLoaderData } from "@remix-run/react";
import type { Database } from "../../../db/client.server";
import { socialPicture } from "../../features/atlas/social-picture.server";
import { everyone, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { drawnCard } from "../../features/catalog/course/draw-course.server";
import { listFirstCourses } from "../../features/catalog/courses.repository.server";
import { countCountries } from "../../features/catalog/platform-stats.repository.server";
import { listReviews } from "../../features/catalog/reviews/reviews.repository.server";
import { listAllEntitlements } from "../../features/entitlements/entitlements.server";
import { isForSale } from "../../features/gateway/open-gateway.server";
import { listEnrollments } from "../../features/learning/enrollment/enrollments.repository.server";
import { openEnrollments } from "../../features/learning/enrollment/open-enrollments";
import { LandingPage } from "../../features/marketing/landing/landing-page";
import { landingView } from "../../features/marketing/landing/landing-view";
import { organizationData } from "../../features/marketing/landing/organization-data.server";
import {
	dayBefore,
	measurementStatements,
	readMeasurements,
} from "../../features/marketing/measurements.repository.server";
import { priceSettings } from "../../features/prices/price-settings";
import { readSettings } from "../../features/settings/read-settings";
import { findSettings } from "../../features/settings/settings.repository.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";
import type { Language } from "../../shared/words/languages";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	name: "home",
	i18n: ["home", "catalog", "share"],
	inSiteMap: true,
	cache: "visitors",
	navigation: [{ in: "header", at: 1, for: ["guest"] }],
});

const SHOWN_COURSES = 6;

type Wanted = { language: Language; session: string; since: number };

const statements = (db: Database, { language, session, since }: Wanted) =>
	[
		listFirstCourses(db, language, SHOWN_COURSES),
		listEnrollments(db, { userId: userOfSession(session), language }),
		findSettings(db),
		countCountries(db),
		listAllEntitlements(db, userOfSession(session)),
		...measurementStatements(db, since),
	] as const;

export const loader = guarded(everyone, {
	read: async ({ context, db, viewer }) =>
		db.batch(statements(db, { ...viewer, language: await context.language, since: dayBefore(new Date()) })),
	handle: async ({ context, db, user, found }) => {
		const [rows, enrollments, settingRows, countries, held, totals, lastDay, prices] = found;
		const { origin } = context;
		const language = await context.language;
		const t = getFixedT(language, "home");
		const settings = readSettings(settingRows);
		const { percentOff } = priceSettings(settings, { isForSale: isForSale(context.env) });
		const cards = { language, role: user?.role ?? null, held, enrollments: openEnrollments(enrollments), percentOff };
		const courses = rows.map((course) => drawnCard(course, cards));
		// The only second round trip, for schools that show what learners wrote themselves.
		const reviews =
			settings.testimonials.mode === "measured" ? await listReviews(db, courses[0]?.id ?? 0, language) : [];

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
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => [
	...pageMeta(page),
	...(page ? [{ "script:ld+json": page.organization }] : []),
];

export default function Home() {
	const { view, courses } = useLoaderData<typeof loader>();
	return <LandingPage view={view} courses={courses} />;
}
