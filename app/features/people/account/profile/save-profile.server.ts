import type { z } from "zod";
import { updateOwnColumns } from "#app/features/people/auth/face.server.ts";
import { LANGUAGE_CODES } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { renderMarkdown } from "#db/content/markdown.ts";
import { putProfile, putTranslations } from "./profiles.repository.server";
import type { AboutForm, backgroundForm, PrivacyForm, TranslationsForm } from "./schemas";

type SaveContext = { userId: number; now: Date };

/** Saves one profile form. Renders the bio to HTML now, with the parser of all texts of the school. */
export async function saveProfile(
	db: Database,
	form: z.infer<typeof AboutForm> | z.infer<typeof TranslationsForm> | z.infer<ReturnType<typeof backgroundForm>>,
	{ userId, now }: SaveContext,
): Promise<void> {
	if (form.intent === "about") {
		const { name, headline, bio } = form;
		await db.batch([
			updateOwnColumns(db, userId, { name, headline: headline || null }),
			putProfile(db, userId, { bio, bioHtml: renderMarkdown(bio) }, now),
		]);
		return;
	}
	if (form.intent === "translations") {
		const said = LANGUAGE_CODES.map((language) => {
			const [headline, bio] = [form.headline?.[language] ?? "", form.bio?.[language] ?? ""];
			return { language, headline, bio, bioHtml: renderMarkdown(bio) };
		});
		const [first, ...rest] = putTranslations(db, userId, said);
		if (first) await db.batch([first, ...rest]);
		return;
	}
	const { country, timeZone, languages, interests } = form;
	await db.batch([
		updateOwnColumns(db, userId, { country: country ?? null, timeZone }),
		putProfile(db, userId, { languages, interests }, now),
	]);
}

export async function saveVisibility(
	db: Database,
	{ intent: _, ...visibility }: z.infer<typeof PrivacyForm>,
	{ userId, now }: SaveContext,
): Promise<void> {
	await putProfile(db, userId, { visibility }, now);
}
