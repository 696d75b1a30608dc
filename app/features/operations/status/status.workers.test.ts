import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { openIncident, updateIncident } from "./incidents.server";
import { probeSchool } from "./probe-school.server";
import { findIncident, listStatusDays, listUpdatesOf } from "./status.repository.server";
import { partsNow } from "./status-now";

const now = new Date("2026-11-22T10:00:00Z");
const { MEDIA: media, CACHE: cache } = env;
const stores = { media, cache };
const day = (at: Date) => at.toISOString().slice(0, 10);

test("each probe adds to its day, and one that fails counts as failed", async () => {
	const failing = { head: () => Promise.reject(new Error("R2 is out")) };
	await probeSchool(stores).work(db, now);
	await probeSchool({ ...stores, media: failing }).work(db, now);

	const rows = await listStatusDays(db, day(now));
	expect(rows.map(({ part, checks, failures }) => [part, checks, failures])).toEqual(
		expect.arrayContaining([
			["database", 2, 0],
			["files", 2, 1],
			["cache", 2, 0],
		]),
	);
	expect(partsNow(rows, now).sort()).toEqual(["some", "up", "up"]);

	const later = new Date(now.getTime() + 300_000);
	await probeSchool(stores).work(db, later);
	expect(partsNow(await listStatusDays(db, day(now)), later)).toEqual(["up", "up", "up"]);
});

test("what could not be written while the database was out is written afterwards", async () => {
	const at = new Date("2026-10-01T10:00:00Z");
	const broken = new Proxy(db, {
		get: (target, name, receiver) =>
			name === "batch" ? () => Promise.reject(new Error("out")) : Reflect.get(target, name, receiver),
	});
	await expect(probeSchool(stores).work(broken, at)).rejects.toThrow("out");
	await probeSchool(stores).work(db, new Date(at.getTime() + 300_000));

	const rows = await listStatusDays(db, day(at));
	expect(rows.find((row) => row.day === day(at) && row.part === "files")?.checks).toBe(2);
});

const said = (state: "investigating" | "resolved", text: string) => ({
	impact: "partial" as const,
	state,
	titles: { en: "Videos stop" },
	texts: { en: text },
});

test("of two who update an incident at once one is told, and it is resolved once", async () => {
	const admin = await makeUser(db, { name: "Ada", role: "admin" });
	const by = { actorId: admin.id, requestId: "r", now };
	const id = await openIncident(db, said("investigating", "We look into it."), by);

	const outcomes = await Promise.all(
		["one", "two", "three"].map((text) => updateIncident(db, { ...said("resolved", text), id, seen: 1 }, by)),
	);
	expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
	expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array(2).fill({ ok: false, reason: "changedMeanwhile" }));
	expect(await findIncident(db, id)).toMatchObject([{ state: "resolved", resolvedAt: now, revision: 2 }]);
	expect(await listUpdatesOf(db, id)).toHaveLength(2);
	const missing = { ...said("resolved", "x"), id: crypto.randomUUID(), seen: 1 };
	expect(await updateIncident(db, missing, by)).toEqual({ ok: false, reason: "notFound" });
});
