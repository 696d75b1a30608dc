import type { Database } from "#db/client.server.ts";
import { type PretendedReport, pretendedEvent } from "../reports/pretended-event";
import { findLocalMail } from "./messages.repository.server";

/** Reports a local mail as the mail service would, by the queue. False where there is no such mail. */
export async function pretendReport(
	db: Database,
	queue: Pick<Queue, "send">,
	{ messageId, kind, now }: { messageId: string; kind: PretendedReport; now: Date },
): Promise<boolean> {
	const [mail] = await findLocalMail(db, messageId);
	if (!mail) return false;
	await queue.send(pretendedEvent(kind, { email: mail.to, now }));
	return true;
}
