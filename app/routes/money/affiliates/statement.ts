import { findAffiliateOf } from "#app/features/money/affiliates/application/affiliates.repository.server.ts";
import { findPayout, listOfPayout } from "#app/features/money/affiliates/payouts/payouts.repository.server.ts";
import { STATEMENT_ROWS, statementPdf } from "#app/features/money/affiliates/payouts/statement-pdf.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { fileResponse } from "#app/shared/file-response.server.ts";
import { paperFont } from "#app/shared/pdf/paper-font.server.ts";
import { printOrRedirect } from "#app/shared/pdf/print-or-redirect.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { inBatch } from "#db/in-batch.server.ts";

/** The statement of one's own payout; another's is not there. */
export const loader = guarded(anyUser, async ({ context, db, params, user }) => {
	const id = String(params.payoutId).slice(0, 60);
	const {
		affiliate: [affiliate],
		found: [found],
		rows,
	} = await inBatch(db, {
		affiliate: findAffiliateOf(db, user.id),
		found: findPayout(db, id),
		rows: listOfPayout(db, id, STATEMENT_ROWS),
	});
	if (!found || !affiliate || found.payout.affiliateId !== affiliate.id) throw notFound();
	const language = await context.language;
	const facts = {
		found,
		rows,
		language,
		t: getFixedT(language, "earnings"),
		now: new Date(),
		formats: formatsFor({ language, timeZone: user.timeZone }),
		loadFont: paperFont(context.env.ASSETS),
	};
	const bytes = await printOrRedirect("/certificates", () => statementPdf(facts));
	return fileResponse(bytes, { name: `payout-${id.slice(0, 8)}.pdf`, type: "application/pdf" });
});
