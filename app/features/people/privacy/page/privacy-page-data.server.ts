import { listConsents } from "#app/features/library/legal/face.server.ts";
import { findLatestExport } from "#app/features/operations/exports/face.server.ts";
import { findProfile } from "#app/features/people/account/face.server.ts";
import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { toPrivacyView } from "./privacy-view.server";

export function readPrivacyPage(db: Database, { session }: Viewer) {
	const userId = userOfSession(session);
	const latest = findLatestExport(db, { kind: "account", userId, now: new Date() });
	return inBatch(db, { profile: findProfile(db, userId), consents: listConsents(db, userId), latest });
}

type PrivacyPageRows = Awaited<ReturnType<typeof readPrivacyPage>>;

export function privacyPageData(
	{ profile: [profile], consents, latest: [latest] }: PrivacyPageRows,
	{ user, language }: { user: CurrentUser; language: Language },
) {
	const t = getFixedT(language, "account");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const known = { consents, latest, endsAt: user.accountEndsAt };
	return {
		title: t("privacy.title"),
		description: t("privacy.lede"),
		visibility: profile?.visibility ?? {},
		isTeacher: user.role !== "student",
		privacy: toPrivacyView(known, { language, formats }),
	};
}
