import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { listDeedsOfSubject } from "#app/features/operations/audit/list-audit-entries.server.ts";
import { toCursorPage } from "#app/shared/lists/keyset.server.ts";
import { settingChanges, siteSettings } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { expectDistinctColumns, expectNoScan, explainPlan, GROWING_TABLES } from "#tests/query-plan.ts";
import { changeSetting } from "./change-setting.server";
import { readSettings, readVersions } from "./read-settings";
import { CHANGES_PER_PAGE, SETTING_CHANGES } from "./setting-changes-query";
import { DEFAULT_SETTINGS } from "./setting-defaults";
import type { SettingActor } from "./setting-rights";
import {
	changeKey,
	findSettingChange,
	findSettings,
	listSettingChanges,
	settingChangeWrites,
} from "./settings.repository.server";
import { undoSettingChange } from "./undo-setting-change.server";

const now = new Date("2026-11-20T10:00:00Z");
let ruth = 0;
let omar = 0;

beforeAll(async () => {
	ruth = (await makeUser(db, { name: "Ruth", role: "admin" })).id;
	omar = (await makeUser(db, { name: "Omar", role: "admin" })).id;
});

const actorOf = (id: number): SettingActor => ({ id, capabilities: ["settings"], hasProof: true });
const change = async (input: unknown, more: { by?: number; seen?: number; at?: Date } = {}) =>
	changeSetting(db, {
		key: "spotsLeft",
		rows: await findSettings(db),
		input,
		seenVersion: more.seen ?? 0,
		actor: actorOf(more.by ?? ruth),
		requestId: "r",
		now: more.at ?? now,
	});
const undo = (changeId: string) => undoSettingChange(db, { changeId, actor: actorOf(omar), requestId: "r", now });
const SETTING = { kind: "setting", id: "spotsLeft" };
const countDeeds = async () => (await listDeedsOfSubject(db, SETTING, { now, limit: 1000 })).length;
const stored = async () => {
	const rows = await findSettings(db, ["spotsLeft"]);
	return { value: readSettings(rows).spotsLeft, version: readVersions(rows).spotsLeft };
};
const changes = (search = "") => SETTING_CHANGES.parse(new URLSearchParams(search));
const history = () => db.select().from(settingChanges).orderBy(desc(settingChanges.version));

test("the migration writes the defaults that the code knows", async () => {
	const rows = await db.select().from(siteSettings);

	expect(rows.length).toBeGreaterThan(10);
	for (const { key, value, version } of rows) {
		expect([key, value, version]).toEqual([key, DEFAULT_SETTINGS[key as "discount"], 0]);
	}
	expect(readSettings(rows)).toEqual(DEFAULT_SETTINGS);
});

test("a row that no longer makes sense counts as the default", () => {
	const rows = [
		{ key: "spotsLeft", value: { mode: "shouted", count: 5 }, version: 3 },
		{ key: "unknown", value: 1, version: 1 },
	];
	expect(readSettings(rows)).toEqual(DEFAULT_SETTINGS);
	expect(readVersions(rows).spotsLeft).toBe(3);
});

describe("changing a setting", () => {
	beforeEach(async () => {
		await db.delete(settingChanges);
		await db
			.update(siteSettings)
			.set({ value: DEFAULT_SETTINGS.spotsLeft, version: 0 })
			.where(eq(siteSettings.key, "spotsLeft"));
	});

	test("it is written with its history and an audit entry, in one batch", async () => {
		const batch = vi.spyOn(db, "batch");
		const outcome = await change({ mode: "hidden", count: 47 });

		expect(batch).toHaveBeenCalledTimes(1);
		batch.mockRestore();
		expect(outcome).toEqual({ ok: true, changed: true });
		expect(await stored()).toEqual({ value: { mode: "hidden", count: 47 }, version: 1 });
		expect(await history()).toMatchObject([
			{
				key: "spotsLeft",
				version: 1,
				before: { mode: "specified", count: 47 },
				after: { mode: "hidden", count: 47 },
				by: ruth,
				at: now,
			},
		]);
		expect(await listDeedsOfSubject(db, SETTING, { now, limit: 1 })).toMatchObject([
			{
				actorName: "Ruth",
				deed: "settings.change",
				before: { value: { mode: "specified", count: 47 } },
				after: { value: { mode: "hidden", count: 47 } },
				at: now,
			},
		]);
	});

	test("what is not allowed is refused field by field, and nothing is written", async () => {
		expect(await change({ mode: "hidden", count: -1, role: "admin" })).toMatchObject({
			ok: false,
			reason: "invalid",
			problems: { count: { key: "errors.tooSmall", values: { limit: 0 } } },
		});
		expect(await history()).toEqual([]);
	});

	test("the value that stands already is no change", async () => {
		expect(await change({ count: 47, mode: "specified" })).toEqual({ ok: true, changed: false });
		expect(await history()).toEqual([]);
	});

	test("who has not seen the latest value is told so, and changes nothing", async () => {
		await change({ mode: "specified", count: 12 });

		expect(await change({ mode: "hidden", count: 47 }, { by: omar })).toEqual({
			ok: false,
			reason: "changedMeanwhile",
		});
		expect(await stored()).toEqual({ value: { mode: "specified", count: 12 }, version: 1 });
		expect(await history()).toHaveLength(1);
	});

	test("of admins who save at once one wins, and the others are told", async () => {
		const before = await countDeeds();
		const outcomes = await Promise.all(
			Array.from({ length: 8 }, (_, index) =>
				change({ mode: "specified", count: index }, { by: index % 2 ? ruth : omar }),
			),
		);
		const winner = outcomes.findIndex((outcome) => outcome.ok);

		expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
		expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === "changedMeanwhile")).toHaveLength(7);
		expect(await stored()).toEqual({ value: { mode: "specified", count: winner }, version: 1 });
		expect(await history()).toHaveLength(1);
		expect(await countDeeds()).toBe(before + 1);
	});

	test("the guard is in the database: two batches that saw the same version cannot both go through", async () => {
		const before = await countDeeds();
		const writes = (count: number) =>
			settingChangeWrites(db, {
				id: crypto.randomUUID(),
				key: "spotsLeft",
				version: 0,
				undoes: null,
				actorId: ruth,
				requestId: "r",
				now,
				before: DEFAULT_SETTINGS.spotsLeft,
				after: { mode: "specified", count },
			});
		await db.batch(writes(1));

		await expect(db.batch(writes(2))).rejects.toThrow();
		expect((await stored()).value.count).toBe(1);
		expect(await countDeeds()).toBe(before + 1);
	});

	test("a setting that has no row yet gets one", async () => {
		await db.delete(siteSettings).where(eq(siteSettings.key, "testimonials"));
		const input = { ...DEFAULT_SETTINGS.testimonials, limit: 2 };
		const outcome = await changeSetting(db, {
			key: "testimonials",
			rows: await findSettings(db),
			input,
			seenVersion: 0,
			actor: actorOf(ruth),
			requestId: "r",
			now,
		});

		expect(outcome).toEqual({ ok: true, changed: true });
		expect(readSettings(await findSettings(db)).testimonials.limit).toBe(2);
		await db.delete(siteSettings).where(eq(siteSettings.key, "testimonials"));
	});

	test("a change is taken back as a change of its own, which can be taken back in turn", async () => {
		await change({ mode: "hidden", count: 47 });
		const [first] = await history();
		expect(await undo(first?.id ?? "")).toEqual({ ok: true, key: "spotsLeft" });

		expect(await stored()).toEqual({ value: DEFAULT_SETTINGS.spotsLeft, version: 2 });
		const [second] = await history();
		expect(second).toMatchObject({ undoes: first?.id, by: omar, after: DEFAULT_SETTINGS.spotsLeft });
		expect(await undo(second?.id ?? "")).toEqual({ ok: true, key: "spotsLeft" });
		expect((await stored()).value.mode).toBe("hidden");
	});

	test("only the latest change can be taken back", async () => {
		await change({ mode: "hidden", count: 47 });
		const [first] = await history();
		await change({ mode: "measured", count: 47 }, { seen: 1 });

		expect(await undo(first?.id ?? "")).toEqual({ ok: false, reason: "changedMeanwhile" });
		expect(await undo(crypto.randomUUID())).toEqual({ ok: false, reason: "notFound" });
		expect((await stored()).value.mode).toBe("measured");
	});

	test("of two who take back the same change at once one wins", async () => {
		await change({ mode: "hidden", count: 47 });
		const [first] = await history();
		const outcomes = await Promise.all([undo(first?.id ?? ""), undo(first?.id ?? "")]);

		expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
		expect(outcomes).toContainEqual({ ok: false, reason: "changedMeanwhile" });
		expect(await history()).toHaveLength(2);
	});

	test("the history names who, newest first, and which change is the latest", async () => {
		await change({ mode: "hidden", count: 47 });
		await change({ mode: "measured", count: 47 }, { by: omar, seen: 1, at: new Date(now.getTime() + 1000) });

		expect(await listSettingChanges(db, changes())).toMatchObject([
			{ by: "Omar", isLatest: true, version: 2 },
			{ by: "Ruth", isLatest: false, version: 1 },
		]);
	});
});

test("a long history is walked through page by page and back, also where instants are the same", async () => {
	await db.delete(settingChanges);
	const made = Array.from({ length: 120 }, (_, index) => ({
		id: crypto.randomUUID(),
		key: index % 2 ? "discount" : "spotsLeft",
		version: index + 1,
		before: 1,
		after: 2,
		at: new Date(now.getTime() + Math.floor(index / 10)),
	}));
	for (const row of made) await db.insert(settingChanges).values(row);
	const pageAt = async (query: ReturnType<typeof changes>) =>
		toCursorPage(await listSettingChanges(db, query), {
			size: CHANGES_PER_PAGE,
			cursor: query.page,
			keyOf: changeKey,
		});
	for (const search of ["", "sort=at", "setting=discount"]) {
		const query = changes(search);
		const forth = [await pageAt(query)];
		for (const { next } of forth) if (next) forth.push(await pageAt({ ...query, page: next }));
		const expected = made
			.filter(({ key }) => search !== "setting=discount" || key === "discount")
			.map(({ version }) => version);
		if (search !== "sort=at") expected.reverse();
		expect(forth.flatMap(({ rows }) => rows.map(({ version }) => version))).toEqual(expected);

		const previous = forth.at(-1)?.previous;
		expect(previous !== null && previous !== undefined).toBe(forth.length > 1);
		const back = previous ? (await pageAt({ ...query, page: previous })).rows : undefined;
		expect(back).toEqual(forth.at(-2)?.rows);
	}
	await db.delete(settingChanges);
});

describe("no statement reads a growing table from end to end", () => {
	const tables = [...GROWING_TABLES, "setting_changes"];

	test.each(
		Object.entries({
			findSettings: findSettings(db, ["discount", "displayRates"]),
			findSettingChange: findSettingChange(db, "a"),
		}),
	)("%s", async (_, statement) => {
		await expectNoScan(statement, tables);
		await expectDistinctColumns(statement);
	});

	test("the history is read along its index and no further than it is shown", async () => {
		for (const search of ["", "sort=at", "after=5.1.a", "setting=discount&before=5.1.a"]) {
			const statement = listSettingChanges(db, changes(search));
			await expectNoScan(statement);
			await expectDistinctColumns(statement);
			expect(statement.toSQL().sql).toMatch(/limit \?$/);
		}
		const further = await explainPlan(listSettingChanges(db, changes("after=5.1.a")));
		expect(further[0]).toMatch(/^SEARCH setting_changes USING INDEX setting_changes_by_time/);
	});
});
