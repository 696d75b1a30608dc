import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { compileStatements } from "../../../db/compile-statements.server";
import { socialPicture } from "../../features/atlas/social-picture.server";
import { everyone, guarded } from "../../features/auth/access.server";
import { CataloguePage } from "../../features/catalog/catalogue-page";
import { parseCatalogueQuery } from "../../features/catalog/catalogue-query";
import { catalogueView } from "../../features/catalog/catalogue-view";
import { listCourses } from "../../features/catalog/courses.repository.server";
import { drawnCard } from "../../features/catalog/draw-course.server";
import { listEnrollments } from "../../features/learning/enrollments.repository.server";
import { PRICE_SETTING_KEYS, priceSettings } from "../../features/marketing/price-settings";
import { readSettings } from "../../features/marketing/read-settings";
import { findSettings } from "../../features/marketing/settings.repository.server";
import { getFixedT } from "../../shared/i18n.server";
import type { Language } from "../../shared/languages";
import { pageMeta } from "../../shared/page-meta";
import { NOBODY } from "./taken-course";

export { PageError as ErrorBoundary } from "../../features/navigation/page-error";

export const handle = { i18n: ["catalog"] };

type Wanted = { language: Language; userId: number; withDescription: boolean };

const statements = compileStatements((db, { language, userId, withDescription }: Wanted) => [
	listCourses(db, language, { withDescription }),
	listEnrollments(db, { userId, language }),
	findSettings(db, PRICE_SETTING_KEYS),
]);

export const loader = guarded(everyone, async ({ context, request, user }) => {
	const { db } = context;
	const language = await context.language;
	const query = parseCatalogueQuery(new URL(request.url).searchParams);
	const userId = user?.id ?? NOBODY;
	const [courses, enrollments, settings] = await db.batch(
		statements(db, { language, userId, withDescription: query.q !== "" }),
	);
	const { percentOff } = priceSettings(readSettings(settings));
	const view = catalogueView(courses, query, language);
	const t = getFixedT(language, "catalog");

	return {
		title: t("courses.title"),
		description: t("courses.description"),
		picture: socialPicture({ origin: context.origin, language }),
		query,
		schoolTotal: courses.length,
		view: { ...view, courses: view.courses.map((course) => drawnCard(course, { language, enrollments, percentOff })) },
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Courses() {
	const { view, query, schoolTotal } = useLoaderData<typeof loader>();
	return <CataloguePage view={view} query={query} schoolTotal={schoolTotal} />;
}
