import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { socialPicture } from "../../features/atlas/social-picture.server";
import { everyone, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { drawnCard } from "../../features/catalog/course/draw-course.server";
import { listCourses } from "../../features/catalog/courses.repository.server";
import { CatalogPage } from "../../features/catalog/list/catalog-page";
import { FACET_NAMES, parseCatalogQuery } from "../../features/catalog/list/catalog-query";
import { catalogView } from "../../features/catalog/list/catalog-view";
import { listAllEntitlements } from "../../features/entitlements/entitlements.server";
import { isForSale } from "../../features/gateway/open-gateway.server";
import { listEnrollments } from "../../features/learning/enrollment/enrollments.repository.server";
import { openEnrollments } from "../../features/learning/enrollment/open-enrollments";
import { PRICE_SETTING_KEYS, priceSettings } from "../../features/prices/price-settings";
import { readSettings } from "../../features/settings/read-settings";
import { findSettings } from "../../features/settings/settings.repository.server";
import { AUDIENCES, page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
