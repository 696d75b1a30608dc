import { keepBookmark, readBookmark } from "#app/shared/request/bookmark-cookie.ts";
import { readHostCookie } from "#app/shared/request/host-cookie.ts";
import { sessionBinding } from "#db/session-binding.server.ts";
import { WriteForbidden } from "#db/write-forbidden.ts";
import { isUpgrade } from "./gate/gate.ts";
import type { Breaker } from "./resilient-database/breaker.ts";
import { interceptDatabase } from "./resilient-database/intercept-database.ts";
import { resilientDatabase } from "./resilient-database/resilient-database.ts";
import { workKind } from "./resilient-database/work-kind.ts";

/** The sessions of one request with D1. Nothing is asked until one of them is used. */
export interface RequestDatabase {
	/** At the nearest replica for a request that reads, else at the primary. */
	binding: D1Database;
	/** At the primary in any case. */
	primary: () => D1Database;
	/** A `Set-Cookie` value with the newest bookmark, or null when the browser need not keep one. */
	bookmarkCookie: () => string | null;
	/** Whether what writes is refused from now on (`WriteForbidden`). */
	setReadOnly: (isReadOnly: boolean) => void;
}

/**
 * Reads at the nearest replica, but nothing older than what this browser has
 * heard of before (its bookmark). Whatever writes, and every page of an admin,
 * asks the primary, session and rights included: who has been signed out
 * or suspended can at most read for the lag of a replica, and write nothing.
 *
 * A visitor's GET keeps no bookmark, so that the page can be kept for others.
 * Record: docs/decisions/0018-one-trip-per-page.md
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
			return newest === null || newest === known || isOfVisitor ? null : keepBookmark(request, newest);
		},
		setReadOnly(wanted) {
			isReadOnly = wanted;
		},
	};
}

function asksPrimary(request: Request, bookmark: string | null): boolean {
	if (!isRead(request) || isUpgrade(request) || ADMIN_PATH.test(new URL(request.url).pathname)) return true;
	// A program with a token keeps no cookies, and is to read what it has just written.
	return request.headers.has("Authorization") && bookmark === null;
}

/** An admin's page elsewhere is caught by its guard, which asks for `primary`; here it takes one trip. */
const ADMIN_PATH = /^\/admin(?:[/.]|$)/i;

function isRead({ method }: Request): boolean {
	return method === "GET" || method === "HEAD";
}
