import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { everyone, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { listPlansWith } from "../../features/billing/plans.server";
import { listAllEntitlements } from "../../features/entitlements/entitlements.server";
import { listEntries } from "../../features/library/library.server";
import { listTicks } from "../../features/resources/checklist/ticks.repository.server";
import { listDownloadTotals } from "../../features/resources/downloads/downloads.repository.server";
import { listRows } from "../../features/resources/list/list-rows";
import { ResourcesPage } from "../../features/resources/list/resources-page";
import { FACETS, parseResourcesQuery } from "../../features/resources/list/resources-query";
import { resourcesView } from "../../features/resources/list/resources-view";
import { rulesRow } from "../../features/resources/list/rules-row";
import {
	listOpeningCourses,
	listResourceLanguages,
	summarisePlaces,
} from "../../features/resources/resources.repository.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
			...{ entries, courses, languages, downloads, ticks, entitlements, bonusPlans, user, formats, language, now },
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
