import {
	countCountries,
	drawnCard,
	listFirstCourses,
	listReviews,
} from "#app/features/learning/catalog/face.server.ts";
import { listEnrollments } from "#app/features/learning/enrollment/face.server.ts";
import { openEnrollments } from "#app/features/learning/enrollment/open-enrollments.ts";
import { listAllEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { priceSettings } from "#app/features/money/prices/price-settings.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { socialPicture } from "#app/features/site/illustrations/face.server.ts";
import { listShownTestimonials } from "#app/features/site/testimonials/face.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { dayBefore, measurementStatements, readMeasurements } from "../measurements.repository.server.ts";
import { landingView } from "./landing-view.ts";
import { organizationData } from "./organization-data.server.ts";

const SHOWN_COURSES = 6;

type ReadInput = { viewer: Viewer; language: Language; now: Date };

/** First courses, measurements and the viewer's enrollments and entitlements, in one batch. */
export function readHomePage(db: Database, { viewer, language, now }: ReadInput) {
	const userId = userOfSession(viewer.session);
	return inBatch(db, {
		rows: listFirstCourses(db, language, SHOWN_COURSES),
		enrollments: listEnrollments(db, { userId, language }),
		settingRows: findSettings(db),
		countries: countCountries(db),
		held: listAllEntitlements(db, userId),
		published: listShownTestimonials(db, language),
		...measurementStatements(db, dayBefore(now)),
	});
}

type PageInput = {
	found: Awaited<ReturnType<typeof readHomePage>>;
	user: CurrentUser | null;
	language: Language;
	origin: string;
	isForSale: boolean;
};

export async function homePageData(db: Database, { found, user, language, origin, isForSale }: PageInput) {
	const { rows, enrollments, settingRows, countries, held, published, ...measured } = found;
	const t = getFixedT(language, "home");
	const settings = readSettings(settingRows);
	const { percentOff } = priceSettings(settings, { isForSale });
	const cards = { language, role: user?.role ?? null, held, enrollments: openEnrollments(enrollments), percentOff };
	const courses = rows.map((course) => drawnCard(course, cards));
	// A second round trip, only for schools that show learners' reviews.
	const reviews = settings.testimonials.mode === "measured" ? await listReviews(db, courses[0]?.id ?? 0, language) : [];

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
				published,
				measured: readMeasurements(measured),
				countries: countries[0]?.countries ?? 0,
			},
			{ language, t },
		),
		courses,
	};
}
