import { findAffiliateOf } from "../../features/affiliates/application/affiliates.repository.server";
import { findPayout, listOfPayout } from "../../features/affiliates/payouts/payouts.repository.server";
import { STATEMENT_ROWS, statementPdf } from "../../features/affiliates/payouts/statement-pdf.server";
import { anyUser, guarded } from "../../features/auth/access.server";
import { notFound } from "../../shared/api/api-error.server";
import { fileResponse } from "../../shared/file-response.server";
import { paperFont } from "../../shared/pdf/paper-font.server";
import { printOrLead } from "../../shared/pdf/print-or-lead.server";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

/** The statement of one's own payout; another's is not there. */
export const loader = guarded(anyUser, async ({ context, db, params, user }) => {
	const id = String(params.payoutId).slice(0, 60);
	const [[affiliate], [found], rows] = await db.batch([
		findAffiliateOf(db, user.id),
		findPayout(db, id),
		listOfPayout(db, id, STATEMENT_ROWS),
	]);
	if (!found || !affiliate || found.payout.affiliateId !== affiliate.id) throw notFound();
	const language = await context.language;
	const facts = {
		...{ found, rows, language, t: getFixedT(language, "earnings"), now: new Date() },
		formats: formatsFor({ language, timeZone: user.timeZone }),
		loadFont: paperFont(context.env.ASSETS),
	};
	const bytes = await printOrLead("/certificates", () => statementPdf(facts));
	return fileResponse(bytes, { name: `payout-${id.slice(0, 8)}.pdf`, type: "application/pdf" });
});
