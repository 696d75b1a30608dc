import type { AppLoadContext } from "@remix-run/cloudflare";
import { userOfSession, type Viewer } from "#app/features/people/auth/face.server.ts";
import { splitLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import type { Database } from "#db/client.server.ts";
import { listUnreadPaths, markPathRead } from "../list/inbox.repository.server";

export function readBell(db: Database, { session }: Viewer) {
	return db.batch([listUnreadPaths(db, userOfSession(session))]);
}

/** What the bell says: how many came since the list was looked at, and the pages that the unread are about. */
export type BellData = { unseen: number; paths: string[] };

export function toBell([rows]: Awaited<ReturnType<typeof readBell>>): BellData {
	return {
		unseen: rows.filter(({ isUnseen }) => isUnseen).length,
		paths: [...new Set(rows.map(({ path }) => path))],
	};
}

type PageRequest = { db: Database; context: AppLoadContext; request: Request; user: { id: number } };

/** The same for a page that is being opened, which reads what is about it. */
export function bellOnPage(
	found: Awaited<ReturnType<typeof readBell>>,
	{ db, context, request, user }: PageRequest,
): BellData {
	const { path } = splitLanguagePrefix(new URL(request.url).pathname.replace(/\.data$/, ""));
	const [rows] = found;
	const others = rows.filter((row) => row.path !== path);
	if (others.length < rows.length && !context.isHead) {
		context.waitUntil(readPath(db, { userId: user.id, path, now: new Date() }));
	}
	return toBell([others]);
}

async function readPath(db: Database, opened: { userId: number; path: string; now: Date }): Promise<void> {
	await markPathRead(db, opened);
}
