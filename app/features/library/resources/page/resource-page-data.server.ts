import type { AppLoadContext } from "@remix-run/cloudflare";
import { listAllEntitlements } from "#app/features/learning/entitlements/face.server.ts";
import { readExamples } from "#app/features/learning/examples/face.server.ts";
import { entryEditPath } from "#app/features/library/entries/edit-path.ts";
import { findEntry, listEntries, listNamedLessons } from "#app/features/library/entries/face.server.ts";
import { readTerms } from "#app/features/library/glossary/face.server.ts";
import { listPlansWith } from "#app/features/money/billing/face.server.ts";
import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { articleFacts } from "#app/shared/pages/structured-data.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { languageInAddress, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { listTicksOf } from "../checklist/ticks.repository.server.ts";
import { findDownloadTotal } from "../downloads/downloads.repository.server.ts";
import { findFileOf, listOpeningCourses } from "../resources.repository.server.ts";
import { nearestResources } from "./nearest-resources.ts";
import { resourceView } from "./resource-view.server.ts";

type ReadInput = { context: AppLoadContext; request: Request; slug: string; viewer: Viewer };

export async function readResourcePage(db: Database, { context, request, slug: text, viewer }: ReadInput) {
	const language = await context.language;
	const slug = text.slice(0, 100);
	const userId = userOfSession(viewer.session);
	const [terms, examples, rows] = await Promise.all([
		readTerms(context, language),
		readExamples(context, request),
		inBatch(db, {
			entry: findEntry(db, "resource", slug, language),
			entries: listEntries(db, { kind: "resource", language }),
			lessons: listNamedLessons(db, "resource", slug, language),
			courses: listOpeningCourses(db, language),
			downloads: findDownloadTotal(db, slug),
			ticks: listTicksOf(db, userId, slug),
			entitlements: listAllEntitlements(db, userId),
			file: findFileOf(db, slug, language),
			bonusPlans: listPlansWith(db, "bonusContent", language),
		}),
	]);
	return { slug: text, terms, examples, rows };
}

type PageInput = {
	user: CurrentUser | null;
	language: Language;
	timeZone: string;
	/** The query has calculator figures and, without JavaScript, ticks. */
	address: URL;
	origin: string;
};

export function resourcePageData(
	{ slug, terms, examples, rows }: Awaited<ReturnType<typeof readResourcePage>>,
	{ user, language, timeZone, address, origin }: PageInput,
) {
	const {
		entry: [entry],
		entries,
		lessons,
		courses,
		downloads: [downloads],
		ticks,
		entitlements,
		file: [file],
		bonusPlans,
	} = rows;
	if (!entry) {
		const t = getFixedT(language, "resources");
		const words = { title: t("missing.title"), description: t("missing.text") };
		return { ...words, resource: null, nearest: nearestResources(slug, entries), facts: null, editPath: null };
	}
	const prefix = languageInAddress(address);
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
		at: withLanguagePrefix("/glossary", prefix),
		downloads: downloads?.total ?? 0,
		file: file ?? null,
		params: address.searchParams,
		formats: formatsFor({ language, timeZone: user?.timeZone ?? timeZone }),
		now: new Date(),
	});
	const { title, summary } = resource;
	const { publishedAt, changedAt, inEnglish } = entry;
	const facts = articleFacts({
		title,
		summary,
		url: `${origin}${withLanguagePrefix(`/resources/${entry.slug}`, prefix)}`,
		origin,
		language: inEnglish ? "en" : language,
		publishedAt,
		changedAt,
	});
	const editPath = entryEditPath({ list: "resources", id: entry.id, language }, user);
	return { title, description: summary, resource, nearest: [], facts, editPath };
}
