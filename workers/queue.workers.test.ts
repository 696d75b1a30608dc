import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enqueueMail } from "../app/shared/mail.server.ts";
import { mailOutbox } from "../db/schema/schema.ts";
import { binding, db } from "../tests/database.ts";
import { failingDatabase } from "../tests/failing-database.js";
import { consumeQueue } from "./queue.ts";
import { runScheduled } from "./scheduled.ts";

const now = new Date("2026-11-20T10:00:00Z");
const source = failingDatabase(binding);
let sent: string[] = [];
let announced: string[] = [];
const nothing = async () => null;
const bindings = {
	ENVIRONMENT: "test",
	DB: source.db,
	MEDIA: { get: nothing, put: nothing },
	CACHE: { get: nothing, put: nothing },
	MAIL_QUEUE: { send: async ({ id }: { id: string }) => void announced.push(id) },
	ASSETS: { fetch: nothing },
	EMAIL: { send: async ({ to }: { to: string }) => void sent.push(to) },
	MAIL_FROM: "school@grew.example",
};

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
	sent = [];
	announced = [];
	source.recover();
});
afterEach(() => {
	vi.useRealTimers();
});

async function waitingMail(to: string) {
	const values = { name: "Ada", link: "https://school.example/x" };
	const { id, write } = enqueueMail(db, { to, language: "en", kind: "verifyEmail", values, now });
	await write;
	return id;
}

/** Hands messages to the consumer; what became of them, in order. */
async function consume(...bodies: unknown[]) {
	const fates: string[] = [];
	const messages = bodies.map((body) => ({
		body,
		attempts: 1,
		ack: () => void fates.push("acknowledged"),
		retry: ({ delaySeconds }: { delaySeconds: number }) => void fates.push(`again in ${delaySeconds} s`),
	}));
	const work = consumeQueue({ messages } as unknown as MessageBatch<unknown>, bindings);
	await vi.runAllTimersAsync();
	await work;
	return fates;
}

test("mail that the database cannot be asked about is tried again later, then sent once", async () => {
	const ids = [await waitingMail("ada@mail.example"), await waitingMail("bo@mail.example")];
	const messages = ids.map((id) => ({ id }));
	source.fail();
	expect(await consume(...messages)).toEqual(["again in 60 s", "again in 60 s"]);
	source.hang();
	vi.setSystemTime(Date.now() + 60_000);
	expect(await consume(...messages)).toEqual(["again in 60 s", "again in 60 s"]);
	expect(sent).toEqual([]);

	source.recover();
	vi.setSystemTime(Date.now() + 60_000);
	expect(await consume(...messages, ...messages)).toEqual(Array(4).fill("acknowledged"));
	expect(sent).toEqual(["ada@mail.example", "bo@mail.example"]);
	const [row] = await db
		.select()
		.from(mailOutbox)
		.where(eq(mailOutbox.id, ids[0] ?? ""));
	expect(row).toMatchObject({ attempts: 0, lastError: null });
});

test("a message that cannot be read goes its way to the dead letters and takes none along", async () => {
	const id = await waitingMail("cy@mail.example");
	expect(await consume(null, { id })).toEqual(["again in 60 s", "acknowledged"]);
});

test("the clock gives up in time while the database is out, and announces waiting mail when it is back", async () => {
	const id = await waitingMail("di@mail.example");
	const event = { scheduledTime: now.getTime() + 3_600_000 } as ScheduledController;
	source.hang();
	const failed = runScheduled(event, bindings).catch((error: unknown) => error);
	await vi.runAllTimersAsync();
	expect(await failed).toBeInstanceOf(Error);
	expect(announced).toEqual([]);

	source.recover();
	vi.setSystemTime(Date.now() + 300_000);
	await runScheduled(event, bindings);
	expect(announced).toContain(id);
});
