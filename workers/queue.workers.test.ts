import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newJobId } from "#app/features/operations/jobs/enqueue.server.ts";
import { enqueueMail } from "#app/features/operations/notifications/enqueue-mail.server.ts";
import { MINUTE_MS } from "#app/shared/durations.ts";
import { forumTopics, localMail, outbox } from "#db/schema/schema.ts";
import { makeTopic } from "#tests/community/forum.ts";
import { binding, db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { failingDatabase } from "#tests/failing-database.js";
import { consumeQueue } from "./queue.ts";
import { runScheduled } from "./scheduled.ts";

const now = new Date("2026-11-20T10:00:00Z");
const source = failingDatabase(binding);
let sent: string[] = [];
let nudged: string[] = [];
const nothing = async () => null;
const bindings = {
	ENVIRONMENT: "production",
	SITE_ORIGIN: "https://school.example",
	DB: source.db,
	MEDIA: { get: nothing, put: nothing },
	CACHE: { get: nothing, put: nothing },
	JOBS_QUEUE: { send: async ({ id }: { id: string }) => void nudged.push(id) },
	ASSETS: { fetch: nothing },
	EMAIL: { send: async ({ to }: { to: string }) => void sent.push(to) },
	MAIL_FROM: "school@grew.example",
};

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now });
	vi.spyOn(console, "error").mockImplementation(() => {});
	sent = [];
	nudged = [];
	source.recover();
});
afterEach(() => {
	vi.useRealTimers();
});

async function waitingMail() {
	const { id: userId, email } = await makeUser(db);
	const id = newJobId();
	await enqueueMail(db, "verifyEmail", { userId, origin: "https://school.example" }, { id, dueAt: now });
	return { id, email };
}

/** `ids`: of the messages; else each has a new one. */
async function consume(given: unknown[], env: Record<string, unknown> = bindings, ids: readonly string[] = []) {
	const fates: string[] = [];
	const messages = given.map((body, at) => ({
		id: ids[at] ?? crypto.randomUUID(),
		body,
		attempts: 1,
		ack: () => void fates.push("acknowledged"),
		retry: ({ delaySeconds }: { delaySeconds: number }) => void fates.push(`again in ${delaySeconds} s`),
	}));
	const work = consumeQueue({ messages } as unknown as MessageBatch<unknown>, env);
	await vi.runAllTimersAsync();
	await work;
	return fates;
}

const rowOf = async (id: string) => (await db.select().from(outbox).where(eq(outbox.id, id)))[0];

test("mail that the database cannot be asked about is tried again later, then sent once", async () => {
	const mails = [await waitingMail(), await waitingMail()];
	source.fail();
	expect(await consume(mails)).toEqual(["again in 15 s", "again in 15 s"]);
	source.hang();
	vi.setSystemTime(Date.now() + MINUTE_MS);
	expect(await consume(mails)).toEqual(["again in 15 s", "again in 15 s"]);
	expect(sent).toEqual([]);

	source.recover();
	vi.setSystemTime(Date.now() + MINUTE_MS);
	expect(await consume([...mails, ...mails])).toEqual(Array(4).fill("acknowledged"));
	expect(sent).toEqual(mails.map(({ email }) => email));
	expect(await rowOf(mails[0]?.id ?? "")).toMatchObject({ attempts: 1, lastError: null, doneAt: expect.any(Date) });
});

test("queue and clock may meet over one mail in any number: it is sent once", async () => {
	const mail = await waitingMail();
	await Promise.all(Array.from({ length: 6 }, () => consume([mail, mail])));
	expect(sent).toEqual([mail.email]);
});

test("mail that its sender refuses is asked for again by the same message", async () => {
	const mail = await waitingMail();
	const refusal = Object.assign(new Error(`${mail.email} is suppressed`), { code: "E_RECIPIENT_SUPPRESSED" });
	const EMAIL = { send: () => Promise.reject(refusal) };
	expect(await consume([mail], { ...bindings, EMAIL })).toEqual(["again in 60 s"]);
	expect(await rowOf(mail.id)).toMatchObject({ attempts: 1, lastError: "Error: [address] is suppressed" });

	vi.setSystemTime(Date.now() + MINUTE_MS);
	expect(await consume([mail])).toEqual(["acknowledged"]);
	expect(sent).toEqual([mail.email]);
});

test("production keeps no text of a mail, other schools do", async () => {
	const [inProduction, locally] = [await waitingMail(), await waitingMail()];
	await consume([inProduction]);
	await consume([locally], { ...bindings, ENVIRONMENT: "test", EMAIL: undefined });

	const kept = await db.select({ id: localMail.id }).from(localMail);
	expect(kept).toEqual([{ id: locally.id }]);
	expect(sent).toEqual([inProduction.email]);
});

test("a message that cannot be read goes its way to the dead letters and takes none along", async () => {
	expect(await consume([null, await waitingMail()])).toEqual(["again in 15 s", "acknowledged"]);
});

test("views of topics are added once for each message, however often it is delivered", async () => {
	const { id: authorId } = await makeUser(db);
	const topicId = await makeTopic(db, { authorId });
	const views = { topicViews: [{ topicId, count: 4 }] };
	const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
	expect(await consume([views, views, views], bindings, [one, one, two])).toEqual(Array(3).fill("acknowledged"));
	expect(await consume([views], bindings, [one])).toEqual(["acknowledged"]);
	const [topic] = await db.select().from(forumTopics).where(eq(forumTopics.id, topicId));
	expect(topic?.viewCount).toBe(8);
});

test("the clock gives up in time while the database is out, and nudges waiting jobs when it is back", async () => {
	const { id } = await waitingMail();
	const event = { scheduledTime: now.getTime() + 60 * MINUTE_MS } as ScheduledController;
	source.hang();
	const failed = runScheduled(event, bindings).catch((error: unknown) => error);
	await vi.runAllTimersAsync();
	expect(await failed).toBeInstanceOf(Error);
	expect(nudged).toEqual([]);

	source.recover();
	vi.setSystemTime(Date.now() + 60 * MINUTE_MS);
	await runScheduled(event, bindings);
	expect(nudged).toContain(id);
});
