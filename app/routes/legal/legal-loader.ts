import { everyone, guarded } from "../../features/auth/access.server";
import { legalData } from "../../features/legal/legal-data.server";
import type { LegalKey } from "../../features/legal/legal-pages";
import { versionsOf } from "../../features/legal/read-legal-page.server";
import { findEntry } from "../../features/library/library.server";
import { findSettings } from "../../features/settings/settings.repository.server";
import { notFound } from "../../shared/api/api-error.server";

/** The loader of a legal page: its text in the reader's language, its versions and who runs the school, in one trip. */
export function legalLoader(key: LegalKey) {
	return guarded(everyone, {
		read: async ({ db, context }) =>
			db.batch([
				findEntry(db, "legal", key, await context.language),
				versionsOf(db, key),
				findSettings(db, ["operator"]),
			]),
		handle: async ({ db, context, request, found: [[entry], versions, settings] }) => {
			const language = await context.language;
			const search = new URL(request.url).searchParams;
			const shown = await legalData({ db, key, language, search, found: { entry, versions, settings } });
			if (!shown) throw notFound();
			const title = shown.view?.title ?? shown.changes?.title ?? "";
			return { title, description: shown.view?.summary ?? title, ...shown };
		},
	});
}
