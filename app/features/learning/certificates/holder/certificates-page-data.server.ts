import { coursesLeftStatements } from "#app/features/learning/lessons/face.server.ts";
import { coursesLeft } from "#app/features/learning/lessons/lesson/left/courses-left.ts";
import { type CurrentUser, userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { missingLetters } from "#app/shared/pdf/missing-letters.server.ts";
import { paperFontLoader } from "#app/shared/pdf/paper-font-loader.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { certificatesView } from "./certificates-view.server.ts";
import { heldCourses } from "./held-courses.server.ts";
import { findPrintedName, listOwnCertificates, listUncertified } from "./own-certificates.repository.server.ts";

export function readCertificatesPage(db: Database, { viewer, language }: { viewer: Viewer; language: Language }) {
	const userId = userOfSession(viewer.session);
	return inBatch(db, {
		own: listOwnCertificates(db, userId),
		others: listUncertified(db, { userId, language }),
		printed: findPrintedName(db, userId),
		...coursesLeftStatements(db, { userId, language }),
	});
}

type PageInput = {
	user: CurrentUser;
	language: Language;
	search: URLSearchParams;
	assets: Pick<Fetcher, "fetch">;
};

export async function certificatesPageData(
	{ own, others, printed: [printed], ...learned }: Awaited<ReturnType<typeof readCertificatesPage>>,
	{ user, language, search, assets }: PageInput,
) {
	const t = getFixedT(language, "certificates");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const printedName = printed?.name ?? user.name;
	const left = coursesLeft(learned, others);
	const view = certificatesView({ own, others, printedName, left, now: new Date(), formats });
	const done = search.get("done");
	const fonts = paperFontLoader(assets);
	const held = await heldCourses(view.held, { printedName, missingLetters: (name) => missingLetters(name, fonts) });
	return {
		title: t("list.title"),
		description: t("list.description"),
		view: { ...view, held: held.waiting, making: [...view.making, ...held.making] },
		/** A PDF of the reader is on hold for their name: `printOrRedirect` leads here. */
		asksName: search.get("pdf") === "held",
		done: done === "name" || done === "again" ? (done as "name" | "again") : null,
	};
}
