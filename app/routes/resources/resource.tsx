import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { everyone, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { listPlansWith } from "../../features/billing/plans.server";
import { listAllEntitlements } from "../../features/entitlements/entitlements.server";
import { readExamples } from "../../features/examples/read-examples.server";
import { readTerms } from "../../features/glossary/linking/read-terms.server";
import { findEntry, listEntries } from "../../features/library/library.server";
import { listNamedLessons } from "../../features/library/named-lessons.repository.server";
import { listTicksOf } from "../../features/resources/checklist/ticks.repository.server";
import { findDownloadTotal } from "../../features/resources/downloads/downloads.repository.server";
import { MissingResource } from "../../features/resources/page/missing-resource";
import { nearestResources } from "../../features/resources/page/nearest-resources";
import { ResourcePage } from "../../features/resources/page/resource-page";
import { resourceView } from "../../features/resources/page/resource-view.server";
import { findFileOf, listOpeningCourses } from "../../features/resources/resources.repository.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { articleFacts } from "../../shared/pages/structured-data";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";
import { languageInAddress, withLanguagePrefix } from "../../shared/words/language-prefix";
import { StructuredData } from "../../ui/structured-data";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page<{ title: string }>({
	name: "resource",
	i18n: ["resources", "share"],
	layout: "article",
	cache: "visitors",
	query: ["pdf"],
	crumb: ({ title }) => title,
});

export const loader = guarded(everyone, {
	read: async ({ context, request, db, params, viewer: { session } }) => {
		const language = await context.language;
		const slug = String(params.slug).slice(0, 100);
		const userId = userOfSession(session);
		const [terms, examples, found] = await Promise.all([
			readTerms(context, language),
			readExamples(context, request),
			db.batch([
				findEntry(db, "resource", slug, language),
				listEntries(db, { kind: "resource", language }),
				listNamedLessons(db, "resource", slug, language),
				listOpeningCourses(db, language),
				findDownloadTotal(db, slug),
				listTicksOf(db, userId, slug),
				listAllEntitlements(db, userId),
				findFileOf(db, slug, language),
				listPlansWith(db, "bonusContent", language),
			]),
		]);
		return { terms, examples, found };
	},
	handle: async ({ context, request, params, user, found: { terms, examples, found } }) => {
		const [[entry], entries, lessons, courses, [downloads], ticks, entitlements, [file], bonusPlans] = found;
		const language = await context.language;
		const t = getFixedT(language, "resources");
		if (!entry) {
			const nearest = nearestResources(String(params.slug), entries);
			const words = { title: t("missing.title"), description: t("missing.text") };
			return data({ ...words, resource: null, nearest, facts: null }, 404);
		}
		const resource = resourceView({
			entry,
			entries,
			lessons,
			courses,
			ticks,
			entitlements,
			bonusPlans,
			user,
			language,
			terms,
			examples,
			t: getFixedT(language, "pricing"),
			at: withLanguagePrefix("/glossary", languageInAddress(new URL(request.url))),
			downloads: downloads?.total ?? 0,
			file: file ?? null,
			params: new URL(request.url).searchParams,
			formats: formatsFor({ language, timeZone: user?.timeZone ?? context.timeZone }),
			now: new Date(),
		});
		const { title, summary } = resource;
		const own = `${context.origin}${withLanguagePrefix(`/resources/${entry.slug}`, params.lang ? language : null)}`;
		const { publishedAt, changedAt, inEnglish } = entry;
		const written = { language: inEnglish ? "en" : language, publishedAt, changedAt };
		const facts = articleFacts({ title, summary, url: own, origin: context.origin, ...written });
		return data({ title, description: summary, resource, nearest: [], facts });
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function Resource() {
	const { resource, nearest, facts } = useLoaderData<typeof loader>();
	const root = useRouteLoaderData("root") as { user: object | null } | undefined;
	if (!resource) return <MissingResource nearest={nearest} />;
	return (
		<>
			<ResourcePage resource={resource} isSignedIn={Boolean(root?.user)} />
			<StructuredData facts={facts} />
		</>
	);
}
