import type { SQL } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { readVisitor } from "./visitor-cookie";
import { signUpWrites } from "./visits.repository.server";

type Input = { request: Request; userId: SQL<number>; now: Date };

/** Writes for the batch that opens an account; empty without the referral cookie. */
export function signUpByLink(db: Database, { request, userId, now }: Input) {
	const visitorId = readVisitor(request);
	return visitorId ? signUpWrites(db, { visitorId, userId, now }) : [];
}
