import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { affiliates, foldProgress } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeAffiliate } from "#tests/money/affiliates.ts";
import type { Affiliate } from "./affiliates.repository.server";
import { aliasLikeness } from "./alias-likeness.lazy.server";
import { changeDashboard } from "./change-dashboard.server";
import { refoldAliases } from "./refold-aliases.server";

const now = new Date("2026-11-28T10:00:00Z");
const take = (affiliate: Affiliate, alias: string) =>
	changeDashboard(db, { affiliate, input: { intent: "leaderboard", isListed: "on", alias }, box: null, now });
const aliasOf = async ({ id }: Affiliate) =>
	(
		await db
			.select({ alias: affiliates.alias, listedAt: affiliates.listedAt })
			.from(affiliates)
			.where(eq(affiliates.id, id))
	)[0];

test.each([
	["Anna", "Аnnа"],
	["Ivan", "lvan"],
	["PayPal", "paypaI"],
	["post", "p0st"],
	["mark", "rnark"],
	["Deal  Maker", "deal maker"],
	["ＡＲＶ", "arv"],
])("%s and %s look alike", (a, b) => {
	expect(aliasLikeness(a)).toBe(aliasLikeness(b));
});

test("Anna and Anne do not", () => {
	expect(aliasLikeness("Anna")).not.toBe(aliasLikeness("Anne"));
});

test("an alias that looks like another's is taken, whoever is in a hurry", async () => {
	const [first, second, third] = [await makeAffiliate(db), await makeAffiliate(db), await makeAffiliate(db)];
	const outcomes = await Promise.all([take(first, "Dealer"), take(second, "Dеаler"), take(third, "DeaIer")]);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(outcomes.filter((outcome) => !outcome.ok)).toEqual(Array(2).fill({ ok: false, reason: "aliasTaken" }));
	const owner = [first, second, third][outcomes.findIndex(({ ok }) => ok)];
	expect(owner && (await take(owner, "DEALER"))).toEqual({ ok: true });
});

test("aliases from before are compared once; of those that look alike the first stays on the board", async () => {
	const old = (alias: string) => makeAffiliate(db, { alias, aliasFolded: alias.toLowerCase(), listedAt: now });
	const [first, second, other] = [await old("Scout"), await old("Sсоut"), await old("Ranger")];
	await db.delete(foldProgress).where(eq(foldProgress.name, "aliases"));
	await refoldAliases.work(db, now);
	expect(await aliasOf(first)).toEqual({ alias: "Scout", listedAt: now });
	expect(await aliasOf(second)).toEqual({ alias: null, listedAt: null });
	expect(await aliasOf(other)).toEqual({ alias: "Ranger", listedAt: now });
	expect(await refoldAliases.work(db, now)).toBe(0);
});
