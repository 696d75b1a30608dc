import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { memberBlocks, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser, MADE_AT as now } from "#tests/factories.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { blockMember, unblockMember } from "./block-member.server";
import { listBlocked } from "./blocks.repository.server";
import { mayReach } from "./may-reach.sql";
import { moveBlocks } from "./merged-blocks.repository.server";

const reaches = async (actor: number, receiver: number) =>
	(
		await db
			.select({ id: users.id })
			.from(users)
			.where(and(eq(users.id, receiver), mayReach(actor, users.id)))
	).length > 0;
const pairs = async () =>
	(await db.select().from(memberBlocks)).map(({ userId, blockedId }) => `${userId}>${blockedId}`).sort();

describe("a block", () => {
	test("keeps both apart until it ends; others are not concerned", async () => {
		const [ada, ben, eva] = [await makeUser(db), await makeUser(db), await makeUser(db)];
		await blockMember(db, { userId: ada.id, blockedId: ben.id, now });
		await blockMember(db, { userId: ada.id, blockedId: ben.id, now });
		expect(await Promise.all([reaches(ben.id, ada.id), reaches(ada.id, ben.id)])).toEqual([false, false]);
		expect(await Promise.all([reaches(eva.id, ada.id), reaches(ada.id, eva.id)])).toEqual([true, true]);
		expect((await listBlocked(db, ada.id, 10)).map(({ id }) => id)).toEqual([ben.id]);
		expect(await listBlocked(db, ben.id, 10)).toEqual([]);

		await unblockMember(db, { userId: ben.id, blockedId: ada.id });
		expect(await reaches(ben.id, ada.id)).toBe(false);
		await unblockMember(db, { userId: ada.id, blockedId: ben.id });
		expect(await reaches(ben.id, ada.id)).toBe(true);
	});

	test("nobody blocks themselves or an account that is not there", async () => {
		const { id: userId } = await makeUser(db);
		expect(await blockMember(db, { userId, blockedId: userId, now })).toEqual({ ok: true });
		expect(await blockMember(db, { userId, blockedId: 999_999, now })).toEqual({ ok: true });
		expect(await listBlocked(db, userId, 10)).toEqual([]);
	});

	test("blocks of a merged account go to the one that stays, made and suffered", async () => {
		const [kept, closed, ben, eva] = [await makeUser(db), await makeUser(db), await makeUser(db), await makeUser(db)];
		await blockMember(db, { userId: closed.id, blockedId: ben.id, now });
		await blockMember(db, { userId: closed.id, blockedId: kept.id, now });
		await blockMember(db, { userId: eva.id, blockedId: closed.id, now });
		await blockMember(db, { userId: eva.id, blockedId: kept.id, now });
		const [first, ...others] = moveBlocks(db, { keptId: kept.id, closedId: closed.id, keptKeys: [] });
		if (first) await db.batch([first, ...others]);
		expect(await pairs()).toEqual([`${kept.id}>${ben.id}`, `${eva.id}>${kept.id}`].sort());
	});

	test("the list is read by its index", async () => {
		await expectNoScan(listBlocked(db, 1, 10), ["member_blocks", "users"]);
	});
});
