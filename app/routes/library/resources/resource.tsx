import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { listAllEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { readExamples } from "#app/features/learning/examples/read-examples.server.ts";
import { findEntry, listEntries } from "#app/features/library/entries/face.server.ts";
import { listNamedLessons } from "#app/features/library/entries/named-lessons.repository.server.ts";
import { readTerms } from "#app/features/library/glossary/linking/read-terms.server.ts";
import { listTicksOf } from "#app/features/library/resources/checklist/ticks.repository.server.ts";
import { findDownloadTotal } from "#app/features/library/resources/downloads/downloads.repository.server.ts";
import { MissingResource } from "#app/features/library/resources/page/missing-resource.tsx";
import { nearestResources } from "#app/features/library/resources/page/nearest-resources.ts";
import { ResourcePage } from "#app/features/library/resources/page/resource-page.tsx";
import { resourceView } from "#app/features/library/resources/page/resource-view.server.ts";
import { findFileOf, listOpeningCourses } from "#app/features/library/resources/resources.repository.server.ts";
import { listPlansWith } from "#app/features/money/billing/face.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { articleFacts } from "#app/shared/pages/structured-data.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { languageInAddress, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { StructuredData } from "#app/ui/structured-data.tsx";

export { shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

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
