import { fileResponse } from "#app/shared/file-response.server.ts";
import { paperFontLoader } from "#app/shared/pdf/paper-font-loader.server.ts";
import { printOrRedirect } from "#app/shared/pdf/print-or-redirect.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import type { Language } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { inBatch } from "#db/in-batch.server.ts";
import { findAffiliateOf } from "../application/affiliates.repository.server";
import { findPayout, listCommissionsOfPayout } from "./payouts.repository.server";
import { STATEMENT_ROWS, statementPdf } from "./statement-pdf.server";

type Reader = { language: Language; timeZone: string; assets: Parameters<typeof paperFontLoader>[0] };
type Statement = { found: FoundPayout | undefined; rows: Awaited<ReturnType<typeof listCommissionsOfPayout>> };
type FoundPayout = Awaited<ReturnType<typeof findPayout>>[number];

export async function ownPayoutStatement(
	db: Database,
	{ id, userId, ...reader }: Reader & { id: string; userId: number },
) {
	const {
		affiliate: [affiliate],
		found: [found],
		rows,
	} = await inBatch(db, {
		affiliate: findAffiliateOf(db, userId),
		found: findPayout(db, id),
		rows: listCommissionsOfPayout(db, id, STATEMENT_ROWS),
	});
	if (!affiliate || found?.payout.affiliateId !== affiliate.id) return null;
	return printStatement({ found, rows }, { ...reader, id, fallback: "/certificates" });
}

/** For an admin; null when the payout is missing. */
export async function payoutStatement(db: Database, { id, ...reader }: Reader & { id: string }) {
	const [[found], rows] = await db.batch([findPayout(db, id), listCommissionsOfPayout(db, id, STATEMENT_ROWS)]);
	return printStatement({ found, rows }, { ...reader, id, fallback: "/admin/payouts" });
}

/** `fallback`: where to redirect a browser when nothing can be printed now. */
async function printStatement(
	{ found, rows }: Statement,
	{ id, fallback, language, timeZone, assets }: Reader & { id: string; fallback: string },
) {
	if (!found) return null;
	const facts = {
		found,
		rows,
		language,
		t: getFixedT(language, "earnings"),
		now: new Date(),
		formats: formatsFor({ language, timeZone }),
		loadFont: paperFontLoader(assets),
	};
	const bytes = await printOrRedirect(fallback, () => statementPdf(facts));
	return fileResponse(bytes, { name: `payout-${id.slice(0, 8)}.pdf`, type: "application/pdf" });
}
