import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { binding } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { createBatchCoalescer } from "./batch-coalescer.server";
import { connect, type Database } from "./client.server";
import { users } from "./schema/schema";

const db = connect(binding);
const nameOf = (id: number) => async (shared: Database) => {
	const [rows] = await shared.batch([shared.select({ name: users.name }).from(users).where(eq(users.id, id))]);
	return rows[0]?.name;
};
const breaking = (shared: Database) => shared.batch([shared.select({ it: sql`no_such_function()` }).from(users)]);
let batch: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
	vi.restoreAllMocks();
	batch = vi.spyOn(binding, "batch");
});

test("whoever asks at the same time asks in one trip, and gets the own answer", async () => {
	const [one, other] = [await makeUser(db), await makeUser(db)];
	const coalesce = createBatchCoalescer(binding);
	const slowly = async (shared: Database) => {
		await crypto.subtle.digest("SHA-256", new Uint8Array(1));
		return nameOf(other.id)(shared);
	};

	expect(await Promise.all([coalesce(nameOf(one.id)), coalesce(slowly)])).toEqual([one.name, other.name]);
	expect(batch).toHaveBeenCalledTimes(1);
});

test("nobody waits for one who asks nothing, or who fails before asking", async () => {
	const user = await makeUser(db);
	const coalesce = createBatchCoalescer(binding);

	const answers = await Promise.allSettled([
		coalesce(nameOf(user.id)),
		coalesce(async () => "nothing"),
		coalesce(async () => Promise.reject(new Error("no"))),
	]);

	expect(answers).toMatchObject([{ value: user.name }, { value: "nothing" }, { reason: { message: "no" } }]);
	expect(batch).toHaveBeenCalledTimes(1);
});

test("a second question of the same reader goes out by itself, as does whoever comes later", async () => {
	const user = await makeUser(db);
	const coalesce = createBatchCoalescer(binding);
	const twice = async (shared: Database) => [await nameOf(user.id)(shared), await nameOf(user.id)(shared)];

	expect(await Promise.all([coalesce(twice), coalesce(nameOf(user.id))])).toEqual([[user.name, user.name], user.name]);
	expect(await coalesce(nameOf(user.id))).toBe(user.name);
	expect(batch).toHaveBeenCalledTimes(3);
});

test("a statement that fails, fails all who travel with it", async () => {
	const user = await makeUser(db);
	const coalesce = createBatchCoalescer(binding);

	const answers = await Promise.allSettled([coalesce(nameOf(user.id)), coalesce(breaking)]);

	expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("a session that a reader opens is D1's own, with its bookmark", async () => {
	const user = await makeUser(db);
	const coalesce = createBatchCoalescer(binding);

	const [name, bookmark] = await coalesce(async (shared) => {
		const session = shared.$client.withSession("first-primary");
		const found = await session.prepare("select name from users where id = ?").bind(user.id).first<string>("name");
		return [found, session.getBookmark()];
	});

	expect(name).toBe(user.name);
	expect(bookmark).toEqual(expect.any(String));
});
