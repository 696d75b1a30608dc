import { listDeedsOfSubject } from "#app/features/operations/audit/face.server.ts";
import type { CurrentUser } from "#app/features/people/auth/face.server.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { constraintsOf } from "#app/shared/forms/parse-form.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { isLanguage, type Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { TemplateInput } from "./schemas.ts";
import { templateChanges } from "./template-changes.server.ts";
import { TEMPLATE_CHANGES } from "./template-changes-shown.ts";
import { readScope } from "./template-scope.ts";
import { templateView } from "./template-view.server.ts";
import { findPreviewedCourse, findTemplates } from "./templates.repository.server.ts";

/** `language` is the admin's; the query parameter `words` chooses the language to edit. */
type ReadInput = { scope: string | undefined; search: URLSearchParams; language: Language };

/** Reads a template in one language with its changes in one batch; null for an invalid URL. */
export async function readTemplatePage(db: Database, { scope: text, search, language: reader }: ReadInput) {
	const scope = readScope(text);
	if (scope === null) return null;
	const words = search.get("words");
	const language = isLanguage(words) ? words : reader;
	const rows = await inBatch(db, {
		templates: findTemplates(db, { scope, language }),
		course: findPreviewedCourse(db, { courseId: scope === 0 ? null : scope, language }),
		deeds: listDeedsOfSubject(
			db,
			{ kind: "certificateTemplate", id: scope },
			{ now: new Date(Date.now() + MINUTE_MS), limit: TEMPLATE_CHANGES },
		),
	});
	return { scope, language, rows };
}

type PageInput = {
	found: Awaited<ReturnType<typeof readTemplatePage>>;
	user: CurrentUser;
	language: Language;
	search: URLSearchParams;
	origin: string;
};

export async function templatePageData(db: Database, { found, user, language: reader, search, origin }: PageInput) {
	if (!found) return null;
	const { scope, language, rows } = found;
	const {
		templates,
		course: [course],
		deeds,
	} = rows;
	if (scope !== 0 && !course) return null;
	const t = getFixedT(reader, "certificates");
	const name = scope === 0 || !course ? t("admin.school") : course.title;
	const view = templateView({ scope, language, templates, course, origin, now: new Date() });
	const { version } = view.values;
	const { timeZone } = user;
	return {
		title: t("template.title", { name }),
		description: t("template.description"),
		name,
		scope,
		language,
		...view,
		changes: await templateChanges(db, deeds, { what: name, version, language: reader, timeZone }),
		limits: constraintsOf(TemplateInput),
		isSaved: search.has("saved"),
		isUndone: search.has("undone"),
	};
}

export type TemplatePageData = NonNullable<Awaited<ReturnType<typeof templatePageData>>>;
