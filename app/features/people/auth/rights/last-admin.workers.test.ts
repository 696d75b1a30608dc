import { beforeEach, expect, test } from "vitest";
import { CAPABILITIES, type Capability } from "#db/schema/people/capabilities.ts";
import { users } from "#db/schema/schema.ts";
import { binding, db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { makeOnlyAdmins } from "#tests/people/two-admins.ts";
import { changeRights } from "./change-rights.server";
import { suspendAccount } from "./suspend-account.server";

const when = { requestId: "r", now: new Date("2026-11-20T12:00:00Z") };
const origin = "https://school.example";
const ALL: Capability[] = [...CAPABILITIES];

const give = (actor: { id: number }, held: Capability[], userId: number, capabilities: Capability[]) => {
	const role = capabilities.length > 0 ? ("admin" as const) : ("student" as const);
	return changeRights(db, { actor: { id: actor.id, capabilities: held }, userId, role, capabilities, origin, ...when });
};
const demote = (actor: { id: number }, userId: number) => give(actor, ALL, userId, []);
const wholeAdmins = async () =>
	(await db.select().from(users)).filter(
		({ role, capabilities, suspendedAt }) =>
			role === "admin" && ALL.every((one) => capabilities.includes(one)) && !suspendedAt,
	);

let ann: { id: number };
let ben: { id: number };

beforeEach(async () => {
	({ ann, ben } = await makeOnlyAdmins());
});

test("who holds people alone neither demotes, trims nor suspends the only one with all rights", async () => {
	const eve = await makeUser(db, { role: "admin", capabilities: ["people"] });
	expect(await demote(ann, ben.id)).toMatchObject({ ok: true });

	const held: Capability[] = ["people"];
	expect(await give(eve, held, ann.id, [])).toEqual({ ok: false, reason: "lastAdmin" });
	expect(await give(eve, held, ann.id, ["content", "people", "money", "support"])).toEqual({
		ok: false,
		reason: "lastAdmin",
	});
	expect(await suspendAccount(db, { actorId: eve.id, userId: ann.id, why: "x", until: null, ...when })).toEqual({
		ok: false,
		reason: "lastAdmin",
	});
	expect(await wholeAdmins()).toMatchObject([{ id: ann.id }]);
	expect(await demote(ann, eve.id)).toMatchObject({ ok: true });
});

test("two who hold people alone take both that hold all at once: one is left, again and again", async () => {
	const eve = await makeUser(db, { role: "admin", capabilities: ["people"] });
	const kim = await makeUser(db, { role: "admin", capabilities: ["people"] });
	for (let round = 0; round < 5; round += 1) {
		const outcomes = await Promise.all([
			give(eve, ["people"], ann.id, []),
			suspendAccount(db, { actorId: kim.id, userId: ben.id, why: "x", until: null, ...when }),
		]);
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await wholeAdmins()).toHaveLength(1);
		await binding
			.prepare("update users set role = 'admin', capabilities = ?, suspended_at = null where id in (?, ?)")
			.bind(JSON.stringify(ALL), ann.id, ben.id)
			.run();
	}
});

test("who goes soon is not counted on", async () => {
	await db.update(users).set({ endsAt: when.now });
	expect(await demote(ann, ben.id)).toEqual({ ok: false, reason: "lastAdmin" });
});

test("of two admins who demote each other at once one is left, again and again", async () => {
	for (let round = 0; round < 5; round += 1) {
		const outcomes = await Promise.all([demote(ann, ben.id), demote(ben, ann.id)]);
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
		const left = await wholeAdmins();
		expect(left).toHaveLength(1);
		await binding
			.prepare("update users set role = 'admin', capabilities = ? where id in (?, ?)")
			.bind(JSON.stringify(ALL), ann.id, ben.id)
			.run();
	}
});

test("the database itself keeps the last one, from writes that ask nobody", async () => {
	const naive = (id: number) =>
		binding.prepare("update users set role = 'student', capabilities = '[]' where id = ?").bind(id).run();
	const ends = await Promise.allSettled([naive(ann.id), naive(ben.id)]);
	expect(ends.filter(({ status }) => status === "rejected")).toHaveLength(1);
	const [last] = await wholeAdmins();
	const refused = "The last admin with all rights stays";
	const id = last?.id ?? 0;

	for (const sql of [
		"update users set role = 'instructor' where id = ?",
		"update users set capabilities = '[\"content\"]' where id = ?",
		"update users set suspended_at = 1 where id = ?",
		"delete from users where id = ?",
	]) {
		await expect(binding.prepare(sql).bind(id).run()).rejects.toThrow(refused);
	}
	await binding.prepare("update users set name = 'Renamed' where id = ?").bind(id).run();
	expect(await wholeAdmins()).toMatchObject([{ id, name: "Renamed" }]);
});

test("the last admin is neither demoted nor suspended by another whose right ran out", async () => {
	expect(await demote(ann, ben.id)).toMatchObject({ ok: true });
	expect(await demote(ben, ann.id)).toEqual({ ok: false, reason: "changed" });
	expect(await suspendAccount(db, { actorId: ann.id, userId: ann.id, why: "x", until: null, ...when })).toEqual({
		ok: false,
		reason: "own",
	});
});
