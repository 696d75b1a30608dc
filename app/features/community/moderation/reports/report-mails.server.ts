import { z } from "zod";
import { defineGuestMail } from "#app/features/operations/notifications/define-mail.ts";
import { findUser } from "#app/features/people/auth/face.server.ts";
import { type Language, toLanguage } from "#app/shared/words/languages.ts";
import type { Database } from "#db/client.server.ts";
import { findDecision } from "../statements/decisions.repository.server.ts";
import { findReportForMail } from "./reports.repository.server";

/** That a report has arrived. It repeats nothing that was typed: anybody can type an address. */
export const reportReceivedMail = defineGuestMail({
	category: "moderation",
	payload: z.strictObject({ reportKey: z.string() }),
	compose: async (db, { reportKey, origin }) => {
		const reporter = await findReporter(db, reportKey);
		if (!reporter) return null;
		const { to, language, values } = reporter;
		return { to, language, values: { ...values, link: `${origin}/${language}/legal/community-rules` } };
	},
});

/** What was decided about what somebody has reported. */
export const reportDecidedMail = defineGuestMail({
	category: "moderation",
	payload: z.strictObject({ reportKey: z.string(), decisionId: z.string() }),
	compose: async (db, { reportKey, decisionId, origin }) => {
		const [reporter, [decision]] = await Promise.all([findReporter(db, reportKey), findDecision(db, decisionId)]);
		if (!reporter || !decision || decision.liftedAt) return null;
		const { to, language, values } = reporter;
		const link = `${origin}/${language}/legal/community-rules`;
		const words = decision.outcome === "kept" ? ("reportDecidedKept" as const) : ("reportDecided" as const);
		return { to, language, words, values: { ...values, link } };
	},
});

type Reporter = { to: string; language: Language; values: { name: string; number: string } };

async function findReporter(db: Database, key: string): Promise<Reporter | null> {
	const [report] = await findReportForMail(db, key);
	if (!report) return null;
	const values = { number: String(report.caseId) };
	const language = toLanguage(report.language);
	if (report.guestEmail) return { to: report.guestEmail, language, values: { ...values, name: "" } };
	const [user] = report.reporterId === null ? [] : await findUser(db, report.reporterId);
	return user ? { to: user.email, language: toLanguage(user.language), values: { ...values, name: user.name } } : null;
}
