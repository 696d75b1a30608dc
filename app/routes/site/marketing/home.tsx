import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { drawnCard } from "#app/features/learning/catalog/course/draw-course.server.ts";
import { listFirstCourses } from "#app/features/learning/catalog/courses.repository.server.ts";
import { countCountries } from "#app/features/learning/catalog/platform-stats.repository.server.ts";
import { listReviews } from "#app/features/learning/catalog/reviews/reviews.repository.server.ts";
import { listEnrollments } from "#app/features/learning/enrollment/enrollments.repository.server.ts";
import { openEnrollments } from "#app/features/learning/enrollment/open-enrollments.ts";
import { listAllEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { isForSale } from "#app/features/money/gateway/open-gateway.server.ts";
import { priceSettings } from "#app/features/money/prices/price-settings.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { findSettings } from "#app/features/operations/settings/settings.repository.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { socialPicture } from "#app/features/site/illustrations/social-picture.server.ts";
import { LandingPage } from "#app/features/site/marketing/landing/landing-page.tsx";
import { landingView } from "#app/features/site/marketing/landing/landing-view.ts";
import { organizationData } from "#app/features/site/marketing/landing/organization-data.server.ts";
import {
	dayBefore,
	measurementStatements,
	readMeasurements,
} from "#app/features/site/marketing/measurements.repository.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

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
					courses,
					settings,
					reviews,
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
