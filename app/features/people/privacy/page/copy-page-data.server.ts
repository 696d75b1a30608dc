import { isUnfinished, toExportView } from "#app/features/operations/exports/export-view.ts";
import { findLatestExport } from "#app/features/operations/exports/face.server.ts";
import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";

export function readCopyPage(db: Database, { session }: Viewer) {
	return db.batch([findLatestExport(db, { kind: "account", userId: userOfSession(session), now: new Date() })]);
}

type CopyPageRows = Awaited<ReturnType<typeof readCopyPage>>;

export function copyPageData([[latest]]: CopyPageRows, { user, language }: { user: CurrentUser; language: Language }) {
	const t = getFixedT(language, "privacy");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const running = latest && isUnfinished(latest) ? toExportView(latest, formats) : null;
	return { title: t("copy.title"), description: t("copy.lede"), running };
}
