import { sql } from "drizzle-orm";
import { beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { binding } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { connect } from "../client.server";
import { users } from "../schema/schema";
import { joinRequests } from "./join-requests";

const db = connect(binding);
let batch: MockInstance<D1Database["batch"]>;

beforeEach(() => {
	vi.restoreAllMocks();
	batch = vi.spyOn(binding, "batch");
});

const nameOf = (joined: typeof db, id: number) =>
	joined.select({ name: users.name }).from(users).where(sql`${users.id} = ${id}`);
const rename = (joined: typeof db, id: number, name: string) =>
	joined.update(users).set({ name }).where(sql`${users.id} = ${id}`);

test("what is asked side by side goes out in one batch for each step, and is answered as by itself", async () => {
	const people = [await makeUser(db), await makeUser(db), await makeUser(db)];
	const joined = connect(joinRequests(binding));
	const twice = async ({ id }: { id: number }) => {
		await joined.batch([rename(joined, id, `First ${id}`), rename(joined, id, `Name ${id}`)]);
		return nameOf(joined, id);
	};

	const answers = await Promise.all(people.map(twice));

	expect(answers).toEqual(people.map(({ id }) => [{ name: `Name ${id}` }]));
	expect(batch).toHaveBeenCalledTimes(2);
});

test("a statement in single file is answered like one of D1: all rows, the first, a run", async () => {
	const { id, name } = await makeUser(db);
	const joined = joinRequests(binding);
	const asked = joined.prepare("select id, name from users where id = ?").bind(id);

	expect((await asked.all()).results).toEqual([{ id, name }]);
	expect(await asked.first("name")).toBe(name);
	expect(await asked.raw()).toEqual([[id, name]]);
	const update = "update users set name = name || '.' where id = ?";
	const { meta } = await joined.prepare(update).bind(id).run();
	expect(meta.changes).toBe((await binding.prepare(update).bind(id).run()).meta.changes);
});

test("one that fails fails alone and leaves nothing; the others are carried out", async () => {
	const people = [await makeUser(db), await makeUser(db), await makeUser(db)];
	const [first, second, third] = people.map(({ id }) => id) as [number, number, number];
	const joined = connect(joinRequests(binding));

	const results = await Promise.allSettled([
		rename(joined, first, "One"),
		joined.batch([rename(joined, second, "Two"), joined.select({ it: sql`no_such_function()` }).from(users)]),
		rename(joined, third, "Three"),
	]);

	expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
	expect(await Promise.all([first, second, third].map((id) => nameOf(db, id)))).toEqual([
		[{ name: "One" }],
		[{ name: people[1]?.name }],
		[{ name: "Three" }],
	]);
});

test("a batch holds no more than its limits, except for one request that is larger by itself", async () => {
	const { id } = await makeUser(db);
	const joined = connect(joinRequests(binding, { statements: 2, characters: 100_000 }));
	const three = [rename(joined, id, "a"), rename(joined, id, "b"), rename(joined, id, "c")] as const;

	await Promise.all([joined.batch(three), nameOf(joined, id), nameOf(joined, id), nameOf(joined, id)]);

	expect(batch.mock.calls.map(([statements]) => statements.length)).toEqual([3, 2, 1]);
	batch.mockClear();
	const long = connect(joinRequests(binding, { statements: 100, characters: 1000 }));
	await Promise.all(["x".repeat(700), "y".repeat(700)].map((name) => rename(long, id, name)));
	expect(batch).toHaveBeenCalledTimes(2);
});

test("after a lost connection nothing is sent a second time", async () => {
	const { id } = await makeUser(db);
	const joined = connect(joinRequests(binding));
	batch.mockRejectedValueOnce(new Error("D1_ERROR: Network connection lost."));

	const results = await Promise.allSettled([nameOf(joined, id), nameOf(joined, id)]);

	expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
	expect(batch).toHaveBeenCalledTimes(1);
});
