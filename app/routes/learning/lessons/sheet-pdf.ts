import { requestedSheet } from "#app/features/learning/lessons/sheets/requested-sheet.server.ts";
import { sheetPdf } from "#app/features/learning/lessons/sheets/sheet-pdf.server.ts";
import { limitFiles } from "#app/features/library/resources/downloads/limit-files.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { fileResponse } from "#app/shared/file-response.server.ts";
import { paperFontLoader } from "#app/shared/pdf/paper-font-loader.server.ts";
import { printOrRedirect } from "#app/shared/pdf/print-or-redirect.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export const loader = guarded(anyUser, async ({ context, db, params, user }) => {
	const { name, language, ...sheet } = await requestedSheet({ context, db, params, user });
	const now = new Date();
	await limitFiles(db, { clientIp: context.clientIp, now, scale: context.env.RATE_LIMIT_SCALE });
	const t = getFixedT(language, "lesson");
	const loadFont = paperFontLoader(context.env.ASSETS);
	const page = `/lessons/${sheet.lessonId}/sheets/${name}`;
	const bytes = await printOrRedirect(page, () => sheetPdf({ sheet, language, t, loadFont, now }));
	return fileResponse(bytes, { name: `${name}-${language}.pdf`, type: "application/pdf" });
});
