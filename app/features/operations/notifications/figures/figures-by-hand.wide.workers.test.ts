import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { applyMailReport } from "#app/features/operations/notifications/reports/apply-report.server.ts";
import { dayOf } from "#app/shared/calendar-day.ts";
import { notificationDeliveries, notificationFigures, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { markDelivery } from "../deliveries.repository.server";

const now = new Date("2026-11-20T10:00:00Z");
const daysAgo = (count: number) => new Date(now.getTime() - count * 86_400_000);

beforeEach(async () => {
	await db.delete(notificationDeliveries);
	await db.delete(notificationFigures);
});

type Kept = { outcome: string; reason: string; day: string; kind: string };
const nameOf = ({ day, kind, outcome, reason }: Kept) => [day, kind, outcome, reason].join(" ");

/** The same random numbers in each run. */
function dice(seed: number) {
	let state = seed;
	return (sides: number) => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return state % sides;
	};
}

test.each([1, 2, 3])("agrees with a count by hand, whatever happens to deliveries (%i)", async (seed) => {
	const roll = dice(seed);
	const pick = <T>(values: readonly T[]) => values[roll(values.length)] as T;
	const people = await Promise.all([1, 2, 3].map(() => makeUser(db)));
	const rows: (Kept & { eventId: string; userId: number })[] = [];
	const counts = new Map<string, number>();
	const add = (one: Kept, change: number) => counts.set(nameOf(one), (counts.get(nameOf(one)) ?? 0) + change);

	for (let step = 0; step < 120; step += 1) {
		const one = pick(rows);
		const isNew = !one || roll(3) > 0;
		if (isNew) {
			const state = pick(["sent", "queued", "skipped"] as const);
			const at = daysAgo(roll(4));
			const reason = state === "sent" ? null : state === "queued" ? "daily" : pick(["off", "read"]);
			const row = {
				eventId: `e-${seed}-${step}`,
				kind: pick(["orderPaid", "exportReady"]),
				userId: pick(people).id,
				day: dayOf(at, "UTC"),
				outcome: state as string,
				reason: state === "skipped" ? (reason ?? "") : "",
			};
			const { eventId, kind, userId } = row;
			const delivery = { eventId, channel: "mail", kind, userId, state, reason, at, messageId: eventId } as const;
			// The second one is the same event, tried again.
			await db.batch([markDelivery(db, delivery), markDelivery(db, delivery)]);
			rows.push(row);
			add(row, 1);
		} else if (one.outcome === "queued") {
			const outcome = pick(["sent", "skipped"] as const);
			const reason = outcome === "skipped" ? "empty" : null;
			await db
				.update(notificationDeliveries)
				.set({ state: outcome, reason })
				.where(eq(notificationDeliveries.eventId, one.eventId));
			add(one, -1);
			Object.assign(one, { outcome, reason: reason ?? "" });
			add(one, 1);
		} else if (one.outcome === "sent" || one.outcome === "bounced") {
			const kind = pick(["hardBounce", "complaint"] as const);
			const report = { eventId: `r-${seed}-${step}`, messageId: one.eventId, email: "a@mail.example", at: now, kind };
			await applyMailReport(db, report);
			await applyMailReport(db, report);
			if (kind === "complaint" || one.outcome === "sent") {
				one.outcome = kind === "complaint" ? "complained" : "bounced";
				add(one, 1);
			}
		}
	}
	const [gone] = people;
	await db.delete(users).where(eq(users.id, gone?.id ?? 0));
	const ended = rows.filter(({ userId, outcome }) => userId === gone?.id && outcome === "queued");
	for (const one of ended) add(one, -1);

	const kept = await db.select().from(notificationFigures).where(sql`${notificationFigures.count} <> 0`);
	const expected = [...counts].filter(([, count]) => count !== 0).sort();
	expect(kept.map((one) => [nameOf(one), one.count] as const).sort()).toEqual(expected);
});
