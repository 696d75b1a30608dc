import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { profileAsSeenBy, readOnlooker } from "./others/as-others-see.server";
import { type InterestTopic, toProfileView } from "./profile-view.server";
import { findProfile, listTranslations } from "./profiles.repository.server";

/** Statements for the profile of the signed-in user, and its translations. */
export function readProfilePage(db: Database, { session }: Viewer) {
	const userId = userOfSession(session);
	return [findProfile(db, userId), listTranslations(db, userId)] as const;
}

type Statements = ReturnType<typeof readProfilePage>;
type ProfilePageRows = readonly [Awaited<Statements[0]>, Awaited<Statements[1]>];
type ProfilePageInput = {
	user: CurrentUser;
	language: Language;
	search: URLSearchParams;
	/** Selectable interests, in display order. */
	topics: readonly InterestTopic[];
	/** Of a teacher with a published course. */
	publicPage: string | null;
};

export function profilePageData(
	[[row], translations]: ProfilePageRows,
	{ user, language, search, topics, publicPage }: ProfilePageInput,
) {
	const t = getFixedT(language, "account");
	const isTeacher = user.role !== "student";
	return {
		title: t("profile.title"),
		description: t("profile.lede"),
		profile: toProfileView(row, user, { language, topics }),
		translations: isTeacher ? Object.fromEntries(translations.map(({ language, ...one }) => [language, one])) : null,
		publicPage,
		others: profileAsSeenBy(row, { name: user.name, isTeacher, language, topics, onlooker: readOnlooker(search) }),
	};
}

export type ProfilePageData = ReturnType<typeof profilePageData>;
