import { data } from "@remix-run/cloudflare";
import { listCourseLanguages } from "#app/features/learning/catalog/face.server.ts";
import { languageShare } from "#app/features/learning/catalog/languages/language-share.ts";
import { entryEditPath } from "#app/features/library/entries/edit-path.ts";
import { findEntry, listEntries } from "#app/features/library/entries/face.server.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { everyone, guarded } from "#app/features/people/auth/face.server.ts";
import { nearestNames } from "#app/shared/nearest-names.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { legalData } from "./legal-data.server.ts";
import { legalPath } from "./legal-pages.ts";
import { listLegalVersions } from "./read-legal-page.server.ts";

const MOST_COURSES = 200;

/**
 * 404 with suggestions when there is no such page. Without a key the slug comes from the URL.
 * `withLanguages` adds how far each course is translated into the reader's language.
 */
export function legalLoader(key?: string, { withLanguages = false } = {}) {
	return guarded(everyone, {
		read: async ({ db, context, params }) => {
			const slug = key ?? String(params.slug).slice(0, 100);
			const language = await context.language;
			return inBatch(db, {
				entry: findEntry(db, "legal", slug, language),
				versions: listLegalVersions(db, slug),
				settings: findSettings(db, ["operator", "guaranteeDays"]),
				entries: listEntries(db, { kind: "legal", language }),
				courses: listCourseLanguages(db, language).limit(withLanguages ? MOST_COURSES : 0),
			});
		},
		handle: async ({
			db,
			context,
			params,
			request,
			user,
			found: {
				entry: [entry],
				versions,
				settings,
				entries,
				courses,
			},
		}) => {
			const slug = key ?? String(params.slug);
			const language = await context.language;
			const search = new URL(request.url).searchParams;
			const found = { entry, versions, settings };
			const shown = await legalData({ db, key: slug, language, search, now: new Date(), found });
			if (!shown) {
				const t = getFixedT(language, "legal");
				const nearest = nearestNames(slug, entries, ({ title, slug }) => `${title} ${slug}`);
				const missing = nearest.map(({ slug, title, inEnglish }) => ({ to: legalPath(slug), title, inEnglish }));
				const words = { title: t("missing.title"), description: t("missing.text") };
				return data(
					{ ...words, path: "/legal", view: null, changes: null, languages: [], missing, editPath: null },
					404,
				);
			}
			const title = shown.view?.title ?? shown.changes?.title ?? "";
			const description = shown.view?.summary ?? title;
			const languages = courses.map(({ id, title, titleInEnglish, ...course }) => ({
				id,
				title,
				titleInEnglish,
				share: languageShare([course], language),
			}));
			const editPath = entry ? entryEditPath({ list: "legal", id: entry.id, language }, user) : null;
			return data({ title, description, path: legalPath(slug), ...shown, languages, missing: null, editPath });
		},
	});
}
