import { anyUser, guarded } from "../../features/auth/access.server";
import { sheetPdf } from "../../features/learning/sheets/sheet-pdf.server";
import { limitFiles } from "../../features/resources/downloads/limit-files.server";
import { fileResponse } from "../../shared/file-response.server";
import { paperFont } from "../../shared/pdf/paper-font.server";
import { printOrLead } from "../../shared/pdf/print-or-lead.server";
import { getFixedT } from "../../shared/words/i18n.server";
import { requestedSheet } from "./requested-sheet";

/** A sheet of a lesson as a PDF, for who may read the lesson. */
export const loader = guarded(anyUser, async ({ context, db, params, user }) => {
	const { name, language, ...sheet } = await requestedSheet({ context, db, params, user });
	const now = new Date();
	await limitFiles(db, { clientIp: context.clientIp, now, scale: context.env.RATE_LIMIT_SCALE });
	const t = getFixedT(language, "lesson");
	const loadFont = paperFont(context.env.ASSETS);
	const page = `/lessons/${sheet.lessonId}/sheets/${name}`;
	const bytes = await printOrLead(page, () => sheetPdf({ sheet, language, t, loadFont, now }));
	return fileResponse(bytes, { name: `${name}-${language}.pdf`, type: "application/pdf" });
});
