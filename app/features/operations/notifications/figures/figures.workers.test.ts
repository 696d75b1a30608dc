import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { NOTIFICATION_KINDS } from "#app/composition.server.ts";
import { applyMailReport } from "#app/features/operations/notifications/reports/apply-report.server.ts";
import { dayOf } from "#app/shared/calendar-day.ts";
import { notificationDeliveries, notificationFigures, notifications, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { markDelivery } from "../deliveries.repository.server";
import { listFiguresOf } from "./figures.repository.server";
import { figuresPageData, readFigures } from "./figures-page-data.server";
import { sweepFigures } from "./sweep-figures.server";

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

test("an opening counts once, for the day on which it happened", async () => {
	const { id: userId } = await makeUser(db);
	const row = { userId, kind: "exportReady", groupKey: "g", ids: {}, path: "/", at: daysAgo(3) };
	await db.insert(notifications).values(row);
	const open = (openedAt: Date) => db.update(notifications).set({ openedAt }).where(eq(notifications.userId, userId));
	await open(daysAgo(1));
	await open(now);

	const [opened] = await db.select().from(notificationFigures).where(eq(notificationFigures.kind, "exportReady"));
	expect(opened).toMatchObject({ day: "2026-11-19", outcome: "opened", channel: "app", count: 1 });
});

test("events of an announcement are counted for it as well", async () => {
	const { id: userId } = await makeUser(db);
	const id = crypto.randomUUID();
	const delivery = { userId, kind: "announcement", channel: "mail", state: "sent", at: now } as const;
	await markDelivery(db, { ...delivery, eventId: `announcement:${id}:${userId}` });
	await markDelivery(db, { ...delivery, eventId: crypto.randomUUID() });

	expect(await listFiguresOf(db, id)).toEqual([{ channel: "mail", outcome: "sent", reason: "", total: 1 }]);
	expect(await listFiguresOf(db, "")).toEqual([]);
});

test("what is older than 400 days is taken out", async () => {
	const { id: userId } = await makeUser(db);
	const delivery = { userId, kind: "orderPaid", channel: "mail", state: "sent" } as const;
	await markDelivery(db, { ...delivery, eventId: "old", at: daysAgo(401) });
	await markDelivery(db, { ...delivery, eventId: "kept", at: daysAgo(400) });

	expect(await sweepFigures.work(db, now)).toBe(1);
	expect(await db.select({ day: notificationFigures.day }).from(notificationFigures)).toEqual([
		{ day: dayOf(daysAgo(400), "UTC") },
	]);
});

describe("the page", () => {
	const shown = async (search = "") =>
		figuresPageData(await readFigures(db, now), {
			kinds: NOTIFICATION_KINDS,
			search: new URLSearchParams(search),
			now,
			...({ language: "en", timeZone: "UTC" } as const),
		});

	test("lists every kind, the most mailed first, and leaves out what is older than 30 days", async () => {
		const { id: userId } = await makeUser(db);
		const mail = { userId, channel: "mail", state: "sent" } as const;
		await markDelivery(db, { ...mail, kind: "exportReady", eventId: "1", at: now });
		await markDelivery(db, { ...mail, kind: "orderPaid", eventId: "2", at: daysAgo(30) });
		const { rows, stats, days } = await shown();

		expect(rows).toHaveLength(Object.keys(NOTIFICATION_KINDS.mails).length);
		expect(rows[0]).toMatchObject({ kind: "exportReady", mails: "1", to: "/admin/notifications/exportReady" });
		expect(stats[0]).toEqual({ name: "mails", value: "1" });
		expect(days.map(({ value }) => value)).toEqual([...Array.from({ length: 29 }, () => 0), 1]);
	});

	test("finds kinds by their name, and those of a group", async () => {
		const [byName, ofGroup] = [await shown("q=refund"), await shown("group=account")];
		expect(byName.rows.length).toBeGreaterThan(2);
		expect(byName.rows.every(({ kind, name, category }) => /refund/i.test(`${kind} ${name} ${category}`))).toBe(true);
		expect(ofGroup.rows.map(({ kind }) => kind)).toContain("exportReady");
		expect(ofGroup.rows.map(({ kind }) => kind)).not.toContain("orderPaid");
	});
});
