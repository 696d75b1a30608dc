import type { SQL } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { readVisitor } from "./visitor-cookie";
import { signUpWrites } from "./visits.repository.server";

type Input = { request: Request; userId: SQL<number>; now: Date };

/** What a new account that came by an affiliate's link writes, for the batch that opens it; nothing without the cookie. */
export function signUpByLink(db: Database, { request, userId, now }: Input) {
	const visitorId = readVisitor(request);
	return visitorId ? signUpWrites(db, { visitorId, userId, now }) : [];
}
