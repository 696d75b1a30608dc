import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { drawnCard } from "#app/features/learning/catalog/course/draw-course.server.ts";
import { listCourses } from "#app/features/learning/catalog/courses.repository.server.ts";
import { CatalogPage } from "#app/features/learning/catalog/list/catalog-page.tsx";
import { FACET_NAMES, parseCatalogQuery } from "#app/features/learning/catalog/list/catalog-query.ts";
import { catalogView } from "#app/features/learning/catalog/list/catalog-view.ts";
import { listEnrollments } from "#app/features/learning/enrollment/enrollments.repository.server.ts";
import { openEnrollments } from "#app/features/learning/enrollment/open-enrollments.ts";
import { listAllEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { isForSale } from "#app/features/money/gateway/open-gateway.server.ts";
import { PRICE_SETTING_KEYS, priceSettings } from "#app/features/money/prices/price-settings.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { findSettings } from "#app/features/operations/settings/settings.repository.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { socialPicture } from "#app/features/site/illustrations/social-picture.server.ts";
import { AUDIENCES, page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "courses",
	i18n: ["catalog"],
	layout: "list",
	inSiteMap: true,
	cache: "visitors",
	query: [...FACET_NAMES, "q", "sort", "page"],
	navigation: [
		{ in: "header", at: 2 },
		{ in: "footer.learn", at: 1 },
	],
	preload: AUDIENCES,
	without: ["learningPath"],
});

export const loader = guarded(everyone, {
	read: async ({ context, request, db, viewer: { session } }) => {
		const language = await context.language;
		return db.batch([
			listCourses(db, language, { forSearch: queryOf(request).q !== "" }),
			listEnrollments(db, { userId: userOfSession(session), language }),
			findSettings(db, PRICE_SETTING_KEYS),
			listAllEntitlements(db, userOfSession(session)),
		]);
	},
	handle: async ({ context, request, user, found }) => {
		const [courses, enrollments, settings, held] = found;
		const language = await context.language;
		const query = queryOf(request);
		const { percentOff } = priceSettings(readSettings(settings), { isForSale: isForSale(context.env) });
		const view = catalogView(courses, query, language);
		const t = getFixedT(language, "catalog");
		const cards = { language, role: user?.role ?? null, held, enrollments: openEnrollments(enrollments), percentOff };

		return {
			title: t("courses.title"),
			description: t("courses.description"),
			picture: socialPicture({ origin: context.origin, language }),
			query,
			schoolTotal: courses.length,
			view: { ...view, courses: view.courses.map((course) => drawnCard(course, cards)) },
		};
	},
});

function queryOf(request: Request) {
	return parseCatalogQuery(new URL(request.url).searchParams);
}

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Courses() {
	const { view, query, schoolTotal } = useLoaderData<typeof loader>();
	return <CatalogPage view={view} query={query} schoolTotal={schoolTotal} />;
}
