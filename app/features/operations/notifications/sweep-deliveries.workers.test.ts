import { expect, test } from "vitest";
import { notificationDeliveries } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { sweepDeliveries } from "./sweep-deliveries.server";

test("what became of notifications is forgotten after ninety days", async () => {
	const now = new Date("2026-11-20T10:00:00Z");
	const { id: userId } = await makeUser(db);
	const days = [1, 89, 90, 400];
	await db.insert(notificationDeliveries).values(
		days.map((age) => ({
			eventId: `aged-${age}`,
			channel: "mail" as const,
			userId,
			kind: "securityNotice",
			state: "sent" as const,
			at: new Date(now.getTime() - age * 86_400_000),
		})),
	);
	await sweepDeliveries.work(db, now);
	const left = await db.select({ id: notificationDeliveries.eventId }).from(notificationDeliveries);
	expect(
		left
			.map(({ id }) => id)
			.filter((id) => id.startsWith("aged-"))
			.sort(),
	).toEqual(["aged-1", "aged-89"]);
});
