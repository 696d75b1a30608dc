import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { entitlements } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeEntitlement, makeUser } from "#tests/factories.ts";

const times = { fromAt: MADE_AT, createdAt: MADE_AT };

test.each(["order", "membership", "grant"] as const)(
	"a right of the kind %s names what gave it",
	async (sourceKind) => {
		const { id: userId } = await makeUser(db);
		const nameless = db.insert(entitlements).values({ userId, thingKind: "all", sourceKind, sourceId: "", ...times });
		await expect(nameless).rejects.toThrow();

		const { id } = await makeEntitlement(db, { userId, sourceKind, sourceId: "something" });
		await expect(db.update(entitlements).set({ sourceId: "" }).where(eq(entitlements.id, id))).rejects.toThrow();
	},
);

test("what is free has no source", async () => {
	const { id: userId } = await makeUser(db);
	expect(await makeEntitlement(db, { userId, sourceKind: "free" })).toMatchObject({ sourceId: "" });
});
