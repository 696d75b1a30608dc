import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { listAllEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { listEntries } from "#app/features/library/entries/face.server.ts";
import { listTicks } from "#app/features/library/resources/checklist/ticks.repository.server.ts";
import { listDownloadTotals } from "#app/features/library/resources/downloads/downloads.repository.server.ts";
import { listRows } from "#app/features/library/resources/list/list-rows.ts";
import { ResourcesPage } from "#app/features/library/resources/list/resources-page.tsx";
import { FACETS, parseResourcesQuery } from "#app/features/library/resources/list/resources-query.ts";
import { resourcesView } from "#app/features/library/resources/list/resources-view.ts";
import { rulesRow } from "#app/features/library/resources/list/rules-row.ts";
import {
	listOpeningCourses,
	listResourceLanguages,
	summarisePlaces,
} from "#app/features/library/resources/resources.repository.server.ts";
import { listPlansWith } from "#app/features/money/billing/face.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "resources",
	i18n: ["resources"],
	layout: "list",
	inSiteMap: true,
	cache: "visitors",
	query: [...FACETS, "q", "sort", "page"],
	navigation: [
		{ in: "more", at: 4, for: ["student", "instructor", "admin"] },
		{ in: "footer.learn", at: 3 },
	],
});

const COUNTED_DAYS = 90;

export const loader = guarded(everyone, {
	read: async ({ context, db, viewer: { session } }) => {
		const language = await context.language;
		const userId = userOfSession(session);
		const since = new Date(Date.now() - COUNTED_DAYS * 86_400_000).toISOString().slice(0, 10);
		return db.batch([
			listEntries(db, { kind: "resource", language }),
			summarisePlaces(db),
			listOpeningCourses(db, language),
			listResourceLanguages(db),
			listDownloadTotals(db, since),
			listTicks(db, userId),
			listAllEntitlements(db, userId),
			listPlansWith(db, "bonusContent", language),
		]);
	},
	handle: async ({ context, request, user, found }) => {
		const [entries, [places], courses, languages, downloads, ticks, entitlements, bonusPlans] = found;
		const language = await context.language;
		const query = parseResourcesQuery(new URL(request.url).searchParams);
		const formats = formatsFor({ language, timeZone: user?.timeZone ?? context.timeZone });
		const t = getFixedT(language, "resources");
		const now = new Date();
		const rows = listRows({
			entries,
			courses,
			languages,
			downloads,
			ticks,
			entitlements,
			bonusPlans,
			user,
			formats,
			language,
			now,
			t: getFixedT(language, "pricing"),
		});
		const all = [...rulesRow({ places, t, formats, now }), ...rows];
		return {
			title: t("list.title"),
			description: t("list.description"),
			query,
			view: resourcesView(all, query, language),
			isEmpty: all.length === 0,
			isSignedIn: user !== null,
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Resources() {
	const { view, query, isEmpty, isSignedIn } = useLoaderData<typeof loader>();
	return <ResourcesPage view={view} query={query} isEmpty={isEmpty} isSignedIn={isSignedIn} />;
}
