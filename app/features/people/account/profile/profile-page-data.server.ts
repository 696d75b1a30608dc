import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { asOthersSee, readOnlooker } from "./others/as-others-see.server";
import { toProfileView } from "./profile-view.server";
import { findProfile, listTranslations } from "./profiles.repository.server";

/** The profile of the signed-in user, and its translations. */
export function readProfilePage(db: Database, { session }: Viewer) {
	const userId = userOfSession(session);
	return db.batch([findProfile(db, userId), listTranslations(db, userId)]);
}

type Found = Awaited<ReturnType<typeof readProfilePage>>;
type Asked = { user: CurrentUser; language: Language; search: URLSearchParams };

/** What the profile page shows; translations only to who teaches. */
export function profilePageData([[row], translations]: Found, { user, language, search }: Asked) {
	const t = getFixedT(language, "account");
	const isTeacher = user.role !== "student";
	return {
		title: t("profile.title"),
		description: t("profile.lede"),
		profile: toProfileView(row, user, language),
		translations: isTeacher ? Object.fromEntries(translations.map(({ language, ...one }) => [language, one])) : null,
		others: asOthersSee(row, { name: user.name, isTeacher, language, onlooker: readOnlooker(search) }),
	};
}

export type ProfilePageData = ReturnType<typeof profilePageData>;
