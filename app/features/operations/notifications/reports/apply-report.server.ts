import type { Database } from "#db/client.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { MailReport } from "./mail-report";
import { insertReport, markAddress, markReported } from "./reports.repository.server";

/**
 * Keeps what the mail service has reported, once, and marks the mail that it names. After a hard bounce the address counts as one that does not work;
 * after a complaint only what is mandatory is sent to it. A soft bounce is kept and changes nothing. The school keeps
 * no suppression at the mail service: it would hold back receipts and new passwords as well.
 */
export async function applyMailReport(db: Database, report: MailReport): Promise<void> {
	const { messageId } = report;
	await runTogether(db, [
		...(messageId ? [markReported(db, { ...report, messageId })] : []),
		...(report.kind === "softBounce" ? [] : [markAddress(db, report)]),
		insertReport(db, report),
	]);
}
