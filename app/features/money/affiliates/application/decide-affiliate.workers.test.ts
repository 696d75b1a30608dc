import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { affiliates, auditEntries } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { decideAffiliate } from "./decide-affiliate.server";

const now = new Date("2026-11-20T12:00:00Z");

test("the reason of a decision stands with the affiliate and not in the audit log, which outlives their account", async () => {
	const [person, admin] = [await makeUser(db), await makeUser(db, { role: "admin" })];
	const application = { userId: person.id, code: "WHY", place: "Blog", plan: "Write", appliedAt: now };
	const [affiliate] = await db
		.insert(affiliates)
		.values({ ...application, status: "applied" })
		.returning();
	if (!affiliate) throw new Error("no affiliate");
	const decision = { intent: "refuse", why: "Eve has no site" } as const;
	const by = { actorId: admin.id, requestId: "r", origin: "https://school.example", now };

	expect(await decideAffiliate(db, { affiliate, decision, ...by })).toMatchObject({ ok: true });
	const [decided] = await db.select().from(affiliates).where(eq(affiliates.id, affiliate.id));
	expect(decided).toMatchObject({ status: "refused", decidedWhy: "Eve has no site" });
	const about = and(eq(auditEntries.subjectKind, "affiliate"), eq(auditEntries.subjectId, String(affiliate.id)));
	const [entry, ...others] = await db.select().from(auditEntries).where(about);
	expect([entry?.before, entry?.after, others]).toEqual([{ status: "applied" }, { status: "refused" }, []]);
});
