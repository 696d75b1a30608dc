import { readBookmark, writeBookmarkCookie } from "#app/shared/request/bookmark-cookie.ts";
import { readHostCookie } from "#app/shared/request/host-cookie.ts";
import { sessionBinding } from "#db/session-binding.server.ts";
import { WriteForbidden } from "#db/write-forbidden.ts";
import { isUpgrade } from "./gate/gate.ts";
import type { Breaker } from "./resilient-database/breaker.ts";
import { interceptDatabase } from "./resilient-database/intercept-database.ts";
import { resilientDatabase } from "./resilient-database/resilient-database.ts";
import { workKind } from "./resilient-database/work-kind.ts";

/** A session starts with its first query. */
export interface RequestDatabase {
	/** At the nearest replica for reads, otherwise at the primary. */
	binding: D1Database;
	primary: () => D1Database;
	/** Null if the browser need not keep a bookmark. */
	bookmarkCookie: () => string | null;
	/** From now on writes throw `WriteForbidden`. */
	setReadOnly: (isReadOnly: boolean) => void;
}

/**
 * Reads never lag behind this browser's bookmark; writes and admin pages use the primary. A user who was signed out
 * or suspended can read for at most the lag of a replica, and write nothing. A visitor's GET sets no bookmark, so
 * that the page can be cached. Record: docs/decisions/0018-one-trip-per-page.md
 */
export function openRequestDatabase(db: D1Database, request: Request, breaker: Breaker): RequestDatabase {
	let isReadOnly = false;
	const resilient = interceptDatabase(resilientDatabase(db, breaker), async ({ queries, run }) => {
		if (isReadOnly && workKind(queries) !== "read") throw new WriteForbidden();
		return run();
	});
	const known = readBookmark(request);
	const isAtPrimary = asksPrimary(request, known);
	const first = resilient.withSession(isAtPrimary ? "first-primary" : (known ?? "first-unconstrained"));
	const binding = sessionBinding(resilient, first);
	let second: D1DatabaseSession | undefined;
	let secondBinding: D1Database | undefined;

	return {
		binding,
		primary() {
			if (isAtPrimary) return binding;
			second ??= resilient.withSession("first-primary");
			secondBinding ??= sessionBinding(resilient, second);
			return secondBinding;
		},
		bookmarkCookie() {
			const newest = second?.getBookmark() ?? first.getBookmark();
			const isOfVisitor = isRead(request) && readHostCookie(request, "sid") === null;
			return newest === null || newest === known || isOfVisitor ? null : writeBookmarkCookie(request, newest);
		},
		setReadOnly(wanted) {
			isReadOnly = wanted;
		},
	};
}

function asksPrimary(request: Request, bookmark: string | null): boolean {
	if (!isRead(request) || isUpgrade(request) || ADMIN_PATH.test(new URL(request.url).pathname)) return true;
	// A program with a token keeps no cookies, but must read its own writes.
	return request.headers.has("Authorization") && bookmark === null;
}

/** Saves a round trip: guards of admin pages elsewhere ask for `primary` themselves. */
const ADMIN_PATH = /^\/admin(?:[/.]|$)/i;

function isRead({ method }: Request): boolean {
	return method === "GET" || method === "HEAD";
}
