import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { beforeEach, describe, expect, test } from "vitest";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import type { JobHandlers } from "#app/features/operations/jobs/outbox/job-handler.ts";
import { CLAIM_LEASE_MS } from "#app/features/operations/jobs/outbox/retry-rule.ts";
import { connect } from "#db/client.server.ts";
import { exports, outbox } from "#db/schema/schema.ts";
import { binding, db } from "#tests/database.ts";
import { MADE_AT, makeUser } from "#tests/factories.ts";
import { failingDatabase } from "#tests/failing-database.js";
import { IDLE_HANDLERS } from "#tests/idle-handlers.ts";
import { expectNoScan, explainPlan } from "#tests/query-plan.ts";
import type { ExportMaker } from "./export-maker";
import { exportReadyMail } from "./export-ready-mail.server";
import { toExportView } from "./export-view";
import {
	findExport,
	findLatestExport,
	findOwnExport,
	listExpiredExports,
	listExportsOf,
	listStuckExports,
} from "./exports.repository.server";
import { EXPORT_LIFETIME_MS, makeExport } from "./make-export.server";
import { sendExport } from "./send-export.server";
import { startExport } from "./start-export.server";
import { failStuckExports, removeExportsOf, sweepExports } from "./sweep-exports.server";

const media = env.MEDIA;
const now = new Date("2026-11-20T10:00:00Z");
const plus = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const STEPS = 3;

const maker: ExportMaker = async (_db, { cursor }) => {
	const step = typeof cursor === "number" ? cursor : 0;
	const entry = step < 2 ? "rows.csv" : "more/last.txt";
	const isLast = step === STEPS - 1;
	return {
		pieces: [{ entry, body: `step ${step}\n` }],
		done: step + 1,
		total: STEPS,
		cursor: isLast ? null : step + 1,
	};
};
const handlers = (account: ExportMaker = maker): JobHandlers => ({
	...IDLE_HANDLERS,
	"export.step": makeExport({ media, makers: { account, people: account } }),
});
const dispatch = (id: string, { at = now, with: given = handlers(), on = db } = {}) =>
	dispatchJob(on, { id, handlers: given, now: at });

let ownerId = 0;
beforeEach(async () => {
	ownerId = (await makeUser(db)).id;
});
const start = () =>
	startExport(db, { kind: "account", ownerId, language: "de", origin: "https://school.example", now });
const rowOf = async (id: string) => {
	const [row] = await findExport(db, id);
	if (!row) throw new Error("It is gone");
	return row;
};
const keysOf = async (id: string) => (await media.list({ prefix: `exports/${id}/` })).objects.map(({ key }) => key);
async function finish(id: string, at = now): Promise<number> {
	let steps = 0;
	for (let row = await rowOf(id); row.expiresAt === null; row = await rowOf(id)) {
		await dispatch(row.jobId, { at });
		if (++steps > 10) throw new Error("It never ends");
	}
	return steps;
}
const contentOf = async (id: string) => {
	const { fileKey } = await rowOf(id);
	const file = await media.get(fileKey ?? "");
	const entries = unzipSync(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0)));
	return Object.fromEntries(Object.entries(entries).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
};
const WHOLE = { "rows.csv": "step 0\nstep 1\n", "more/last.txt": "step 2\n" };

describe("a file is made step by step", () => {
	test("each step leaves the next behind, and says how far it is", async () => {
		const { export: begun, jobId } = await start();
		expect(begun).toMatchObject({ state: "waiting", done: 0, total: null });

		const first = await dispatch(jobId ?? "");
		expect(first).toMatchObject({ kind: "done", next: (await rowOf(begun.id)).jobId });
		expect(await rowOf(begun.id)).toMatchObject({ state: "running", done: 1, total: STEPS });

		expect(await finish(begun.id)).toBe(STEPS - 1);
		const ready = await rowOf(begun.id);
		expect(ready).toMatchObject({ state: "ready", done: STEPS, pieces: [], expiresAt: plus(EXPORT_LIFETIME_MS) });
		expect((await media.head(ready.fileKey ?? ""))?.size).toBe(ready.bytes);
		expect(await contentOf(begun.id)).toEqual(WHOLE);
	});

	test("its owner is told by one mail that leads to its page", async () => {
		const { export: begun } = await start();
		await finish(begun.id);

		const mails = (await db.select().from(outbox)).filter(
			({ payload }) => payload.exportId === begun.id && payload.mail,
		);
		expect(mails).toMatchObject([{ kind: "mail.send", payload: { mail: "exportReady", userId: ownerId } }]);
		const about = { userId: ownerId, exportId: begun.id, origin: "https://school.example", language: null };
		const composed = await exportReadyMail.compose(db, { ...about, askedAt: now, now });
		expect(composed?.values).toMatchObject({ link: "https://school.example/settings/privacy" });
		expect(await exportReadyMail.compose(db, { ...about, askedAt: now, now: plus(EXPORT_LIFETIME_MS) })).toBeNull();
	});

	test("a step that dies after it has written is done again, and nothing stands there twice", async () => {
		const { export: begun, jobId } = await start();
		await dispatch(jobId ?? "");
		const second = (await rowOf(begun.id)).jobId;
		const source = failingDatabase(binding);
		const dying = handlers(async (...asked) => {
			const portion = await maker(...asked);
			source.fail();
			return portion;
		});
		await expect(dispatch(second, { with: dying, on: connect(source.db) })).rejects.toThrow();
		expect(await rowOf(begun.id)).toMatchObject({ done: 1, jobId: second });
		expect(await keysOf(begun.id)).toHaveLength(2);

		await finish(begun.id, plus(CLAIM_LEASE_MS));
		expect(await contentOf(begun.id)).toEqual(WHOLE);
	});

	test("a step that two work at counts once", async () => {
		const { export: begun, jobId } = await start();
		const slow = handlers(async (...asked) => {
			await dispatch(jobId ?? "", { at: plus(CLAIM_LEASE_MS) });
			return maker(...asked);
		});
		expect(await dispatch(jobId ?? "", { with: slow })).toEqual({ kind: "notOurs" });
		expect(await rowOf(begun.id)).toMatchObject({ done: 1 });
		await finish(begun.id, plus(CLAIM_LEASE_MS));
		expect(await contentOf(begun.id)).toEqual(WHOLE);
	});
});

describe("asking again", () => {
	test("a dozen asks at once make one file, and all are answered with it", async () => {
		const answers = await Promise.all(Array.from({ length: 12 }, start));
		expect(new Set(answers.map((answer) => answer.export.id)).size).toBe(1);
		expect(answers.filter(({ jobId }) => jobId)).toHaveLength(1);
		expect(await listExportsOf(db, ownerId)).toHaveLength(1);
	});

	test("once it is ready another one can be had", async () => {
		const first = (await start()).export.id;
		await finish(first);
		expect((await start()).export.id).not.toBe(first);
	});
});

describe("who gets it", () => {
	const request = new Request("https://school.example/exports/x");
	const send = async (id: string, userId: number, at = now) => {
		const [row] = await findOwnExport(db, { id, userId, now: at });
		return sendExport({ bucket: media, row, held: [], request });
	};

	test("its owner, once it is ready and for a day", async () => {
		const { id } = (await start()).export;
		expect(await send(id, ownerId)).toBeNull();
		await finish(id);
		const sent = await send(id, ownerId);
		expect([sent?.status, sent?.headers.get("Content-Type")]).toEqual([200, "application/zip"]);
		await sent?.body?.cancel();
		expect(await send(id, ownerId, plus(EXPORT_LIFETIME_MS))).toBeNull();
	});

	test("nobody else", async () => {
		const { id } = (await start()).export;
		await finish(id);
		expect(await send(id, (await makeUser(db)).id)).toBeNull();
	});

	test("its page reads until when in the owner's words", () => {
		const facts = { id: "x", state: "ready", done: 1, total: 1, bytes: 5, expiresAt: MADE_AT } as const;
		expect(toExportView(facts, { dateTime: (instant) => instant.toISOString() })).toMatchObject({
			until: MADE_AT.toISOString(),
		});
	});
});

describe("what goes again", () => {
	test("a file and all its pieces, a day after it was ready", async () => {
		const { id } = (await start()).export;
		await finish(id);
		const sweep = sweepExports(media);
		await sweep.work(db, plus(EXPORT_LIFETIME_MS - 1));
		expect(await keysOf(id)).not.toEqual([]);
		await sweep.work(db, plus(EXPORT_LIFETIME_MS));
		expect([await keysOf(id), await findExport(db, id)]).toEqual([[], []]);
	});

	test("a file whose step is dead has failed, and another may be asked for", async () => {
		const { export: begun, jobId } = await start();
		await db
			.update(outbox)
			.set({ deadAt: now })
			.where(eq(outbox.id, jobId ?? ""));
		await failStuckExports.work(db, now);
		expect(await rowOf(begun.id)).toMatchObject({ state: "failed", expiresAt: plus(EXPORT_LIFETIME_MS) });
		expect((await start()).export.id).not.toBe(begun.id);
	});

	test("all of somebody whose account ends, in the making as well", async () => {
		const { export: begun, jobId } = await start();
		await dispatch(jobId ?? "");
		await removeExportsOf(db, media, ownerId);
		expect([await keysOf(begun.id), await listExportsOf(db, ownerId)]).toEqual([[], []]);
	});
});

test("no question reads the whole table", async () => {
	await db
		.insert(exports)
		.values({ id: "plan", ownerId, kind: "none", state: "failed", asked: {}, language: "en", jobId: "j", madeAt: now });
	await expectNoScan(findLatestExport(db, { kind: "account", userId: ownerId, now }));
	await expectNoScan(listExpiredExports(db, now, 5));
	expect((await explainPlan(listStuckExports(db, 5)))[0]).toContain("exports_in_the_making");
});
