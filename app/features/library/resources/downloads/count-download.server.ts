import { isbot } from "isbot";
import { hashSecret } from "#app/shared/request/secrets.server.ts";
import type { Database } from "#db/client.server.ts";
import { countDownloadOnce } from "./downloads.repository.server";

type Download = {
	documentId: number;
	request: Request;
	userId: number | null;
	/** `context.clientIp`; identifies guests together with the user agent. */
	clientIp: string;
	now: Date;
};

/** Counts once per visitor and day, ignoring bots. Returns true when the download looked like a person's. */
export async function countDownload(db: Database, { documentId, request, userId, clientIp, now }: Download) {
	const browser = request.headers.get("User-Agent");
	if (!browser || isbot(browser)) return false;
	const day = now.toISOString().slice(0, 10);
	const visitor = await hashSecret([day, documentId, userId ?? `${clientIp} ${browser}`].join("|"));
	await db.batch(countDownloadOnce(db, { documentId, day, visitor }));
	return true;
}
