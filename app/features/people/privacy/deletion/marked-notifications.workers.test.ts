import { env } from "cloudflare:workers";
import { type Column, eq, getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeEach, expect, test } from "vitest";
import { newJobId } from "#app/features/operations/jobs/enqueue.server.ts";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import { notificationsRoom } from "#app/features/operations/notifications/room.server.ts";
import { inboxRoom } from "#app/features/people/inbox/room.server.ts";
import { PERSONAL_DATA } from "#app/personal-data.server.ts";
import { accountDeletions, outbox, users } from "#db/schema/schema.ts";
import { binding, db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { IDLE_HANDLERS } from "#tests/idle-handlers.ts";
import { makeAccountFile } from "../export/make-account-file.server";
import { exportedFacts } from "../facts/facts-of-rooms";
import { eraseAccounts } from "./erase-account.server";

const now = new Date("2026-12-20T10:00:00Z");
const later = new Date(now.getTime() + 25 * 3_600_000);
const MARK = "marker7xyz";
let email = "";
/** Sums by kind and reason, as the school names them: triggers count deliveries there, and nobody is in it. */
const SUMS = "notification_figures";
/** Words for a search over mail of a local school: FTS5 keeps them in tables of its own. */
const tables = Object.values({ ...inboxRoom.tables, ...notificationsRoom.tables }).filter(
	(table) => !getTableName(table).includes("search") && getTableName(table) !== SUMS,
);

let userId = 0;
beforeEach(async () => {
	email = `${MARK}.${crypto.randomUUID()}@mail.example`;
	({ id: userId } = await makeUser(db, { email, emailVerifiedAt: now, name: "Ada" }));
	for (const table of tables) await db.insert(table).values(markedRow(table) as never);
});

/** A row of the member, with the marker in every column that takes text of its own. */
function markedRow(table: SQLiteTable) {
	const columns = Object.entries(getTableColumns(table));
	return Object.fromEntries(columns.map(([name, column]) => [name, markedValue(table, name, column)]));
}

function markedValue(table: SQLiteTable, name: string, column: Column): unknown {
	if (name === "userId") return userId;
	if (name === "email" || name === "to") return email;
	if (column.enumValues && column.enumValues.length > 0) return column.enumValues[0];
	if (column.dataType === "date") return now;
	if (column.dataType === "boolean") return true;
	if (column.dataType === "number") return 1;
	const text = `${MARK} ${getTableName(table)} ${name} ${userId}`;
	return column.dataType === "json" ? { text } : text;
}

async function tablesWithMark(): Promise<string[]> {
	const { results } = await binding
		.prepare(
			"select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '_cf_%'",
		)
		.all<{ name: string }>();
	const found: string[] = [];
	for (const { name } of results) {
		if (/search_(?:data|idx|config|docsize)/.test(name) || name === SUMS) continue;
		const rows = JSON.stringify((await binding.prepare(`select * from "${name}"`).all()).results);
		if (rows.toLowerCase().includes(MARK)) found.push(name);
	}
	return found;
}

async function exported(): Promise<Map<string, string>> {
	const files = new Map<string, string>();
	let cursor: unknown = null;
	const tools = {
		personalData: PERSONAL_DATA,
		media: env.MEDIA,
		print: async () => new Uint8Array(),
		draw: async () => new Uint8Array(),
	};
	do {
		const portion = await makeAccountFile(tools)(db, { ownerId: userId, parameters: {}, language: "en", cursor, now });
		for (const { entry, body } of portion.pieces) {
			const text = typeof body === "string" ? body : new TextDecoder().decode(body);
			files.set(entry, (files.get(entry) ?? "") + text);
		}
		cursor = portion.cursor;
	} while (cursor !== null);
	return files;
}

async function erase() {
	await db.insert(accountDeletions).values({ userId, askedAt: now, dueAt: now });
	const tools = {
		media: env.MEDIA,
		cache: env.CACHE,
		queue: { send: async () => {} },
		origin: "https://school.example",
		personalData: PERSONAL_DATA,
		endMembership: async () => {},
	};
	await eraseAccounts(tools).work(db, now);
	await eraseAccounts(tools).work(db, later);
	expect(await db.select().from(users).where(eq(users.id, userId))).toEqual([]);
}

test("what a member has of notifications is in the export, column by column, and no secret of it", async () => {
	const files = await exported();
	const facts = exportedFacts(PERSONAL_DATA).filter(({ table }) => tables.includes(table));
	expect(facts.length).toBeGreaterThan(5);
	for (const { folder, name, table, exported: columns } of facts) {
		const [row] = JSON.parse(files.get(`${folder}/${name}.json`) ?? "[]");
		const marked = Object.entries(markedRow(table)).filter(([, value]) => JSON.stringify(value)?.includes(MARK));
		for (const [column] of marked) {
			const isShown = JSON.stringify(row?.[column] ?? "").includes(MARK);
			expect([name, column, isShown]).toEqual([name, column, columns.some((one) => one === column)]);
		}
	}
	expect([...files.values()].join()).not.toContain("notification_settings linkKey");
	await erase();
});

test("after erasure it is in no table, nor in a job that failed with the address in its error", async () => {
	const id = newJobId();
	await db.insert(outbox).values({
		id,
		kind: "mail.send",
		payload: { mail: "securityNotice", userId, notice: "passwordChanged", origin: "https://school.example" },
		dueAt: now,
		nextTryAt: now,
	});
	const failing = async () => Promise.reject(new Error(`refused: ${email}`));
	await dispatchJob(db, { id, now, handlers: { ...IDLE_HANDLERS, "mail.send": failing } });
	expect((await tablesWithMark()).length).toBeGreaterThan(6);

	await erase();
	expect(await tablesWithMark()).toEqual([]);
});
