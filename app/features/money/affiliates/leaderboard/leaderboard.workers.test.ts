import { expect, test } from "vitest";
import { formatsFor } from "#app/shared/words/formats.ts";
import { affiliateMonths } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeAffiliate } from "#tests/money/affiliates.ts";
import { listRanks, type Period } from "./leaderboard.repository.server";
import { leaderboardView } from "./leaderboard-view";

const UTC = { language: "en", timeZone: "UTC" } as const;
const now = new Date("2026-11-23T10:00:00Z");
const sums = (affiliateId: number, month: string, given: Partial<typeof affiliateMonths.$inferInsert> = {}) =>
	db.insert(affiliateMonths).values({
		affiliateId,
		month,
		currency: "USD",
		amountMinor: 5_000,
		voidMinor: 0,
		sales: 1,
		lastSoldAt: new Date("2026-11-10T00:00:00Z"),
		...given,
	});
const listed = (alias: string, given = {}) => makeAffiliate(db, { alias, listedAt: now, ...given });
const places = async (period: Period, userId: number | null = 0) =>
	(await listRanks(db, { period, now, userId: userId ?? 0 })).map(({ place, alias, isOwn }) => [place, alias, isOwn]);

test("the leaderboard goes by what is left of refunds; of two alike who had it first is above", async () => {
	const [late, early, most, hidden, gone] = [
		await listed("Late"),
		await listed("Early"),
		await listed("Most"),
		await listed("Hidden", { listedAt: null }),
		await listed("Gone", { status: "suspended" }),
	];
	await sums(late.id, "2026-11", { lastSoldAt: new Date("2026-11-20T00:00:00Z") });
	await sums(early.id, "2026-11");
	await sums(most.id, "2026-11", { amountMinor: 5_001, voidMinor: 900 });
	await sums(hidden.id, "2026-11", { amountMinor: 90_000 });
	await sums(gone.id, "2026-11", { amountMinor: 90_000 });
	expect(await places("month", late.userId)).toEqual([
		[1, "Most", false],
		[2, "Early", false],
		[3, "Late", true],
	]);
	// An unlisted affiliate sees their own rank and takes no one else's.
	expect(await places("month", hidden.userId)).toEqual([
		[1, "Hidden", true],
		[1, "Most", false],
		[2, "Early", false],
		[3, "Late", false],
	]);
	const seen = await listRanks(db, { period: "month", now, userId: hidden.userId ?? 0 });
	const view = leaderboardView({ places: seen, currency: "USD", language: "en", formats: formatsFor(UTC) });
	expect([view.rows.map(({ alias }) => alias), view.listed]).toEqual([["Most", "Early", "Late"], 3]);
	expect(view.own).toMatchObject({ place: "1", isListed: false });
	await sums(late.id, "2026-02");
	await sums(early.id, "2025-12", { amountMinor: 7_000 });
	expect((await places("year")).map(([, alias]) => alias)).toEqual(["Late", "Most", "Early"]);
	expect((await places("all")).map(([, alias]) => alias)).toEqual(["Early", "Late", "Most"]);
});
