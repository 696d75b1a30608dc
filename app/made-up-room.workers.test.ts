import { env } from "cloudflare:workers";
import { eq, isNull } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { ALL_ROOMS } from "#app/composition.server.ts";
import { deskOf } from "#app/desk.server.ts";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { shipEntry } from "#app/features/library/entries/ship-entry.server.ts";
import { findDeskGroups } from "#app/features/library/search/palette/desk-groups.server.ts";
import { toHit } from "#app/features/library/search/query/hit.ts";
import { readSearch, toOutcome } from "#app/features/library/search/query/search-for.server.ts";
import { searchInput } from "#app/features/library/search/query/search-shapes.ts";
import { shownTypes, typesOfHits } from "#app/features/library/search/shown-types.server.ts";
import { openRail } from "#app/features/operations/admin/open-rail.server.ts";
import { findOverview } from "#app/features/operations/admin/overview/overview.repository.server.ts";
import { audit, listDeedsOfSubject } from "#app/features/operations/audit/face.server.ts";
import { deedChoices } from "#app/features/operations/audit/log/deed-words.server.ts";
import { enqueue, newJobId } from "#app/features/operations/jobs/face.server.ts";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import { can, guarded } from "#app/features/people/auth/access.server.ts";
import { eraseAccounts } from "#app/features/people/privacy/deletion/erase-account.server.ts";
import { makeAccountFile } from "#app/features/people/privacy/export/make-account-file.server.ts";
import { mergePeople } from "#app/features/people/users/merge/merge-people.server.ts";
import { jobHandlers } from "#app/job-handlers.server.ts";
import { personalDataOf } from "#app/personal-data.server.ts";
import type { Room } from "#app/room.ts";
import { SEARCHABLES, searchablesOf } from "#app/searchables.server.ts";
import { readRouteTable } from "#app/shared/pages/route-table.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import type { Capability } from "#db/schema/people/capabilities.ts";
import { accountDeletions, outbox } from "#db/schema/schema.ts";
import { binding, db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { guestbook, ORIGIN, SCHOOL, visits } from "#tests/made-up-room.ts";

const now = new Date("2031-05-20T12:00:00Z");

const assets = { version: "1", url: "", entry: { module: "", imports: [] }, routes: {} };
/** A school whose only page is that of the guestbook. */
const ROUTES = readRouteTable({
	assets,
	routes: {
		guestbook: {
			id: "guestbook",
			path: "admin/guestbook",
			module: { default: () => null, loader: guarded(can("support"), async () => null) },
		},
	},
});

beforeAll(async () => {
	await binding
		.prepare("create table guestbook_visits (id integer primary key autoincrement, user_id, words, thanked_at)")
		.run();
});

const sent: { to: string; text: string }[] = [];
const TOOLS: Parameters<typeof jobHandlers>[0] = {
	timeZone: "UTC",
	mail: { send: async ({ to, text }) => void sent.push({ to, text }), keepsText: false },
	certificates: { origin: ORIGIN, issuer: null, missingLetters: async () => [] },
	media: env.MEDIA,
	gateways: () => ({ stripe: null, sandbox: null }),
	loadFont: async () => new ArrayBuffer(0),
	findUnprintable: async () => [],
	loadTown: async () => null,
	postWebhook: async () => new Response(),
	origin: ORIGIN,
};
const handlers = jobHandlers(TOOLS, SCHOOL);

/** Does the jobs that wait, those that they leave behind included. */
async function doJobs() {
	const waiting = () => db.select({ id: outbox.id }).from(outbox).where(isNull(outbox.doneAt));
	for (let jobs = await waiting(); jobs.length > 0; jobs = await waiting()) {
		for (const { id } of jobs) expect(await dispatchJob(db, { id, handlers, now })).toMatchObject({ kind: "done" });
	}
}

const unthanked = async () => (await findOverview(db, { attention: deskOf(SCHOOL).attention, now })).attention;

describe("a room that only says what it brings", () => {
	test("has its table written, its job done, its mail sent, its deed recorded and its count shown", async () => {
		const user = await makeUser(db);
		const [visit] = await db.insert(visits).values({ userId: user.id, words: "Lovely school" }).returning();
		const visitId = visit?.id ?? 0;
		expect(await unthanked()).toMatchObject({ unthankedVisits: 1 });

		await runTogether(db, [
			enqueue(db, "guestbook.thank", { visitId }, { dueAt: now }),
			audit(db, {
				by: user.id,
				deed: "guestbook.thank",
				subject: { kind: "guestbookVisit", id: visitId },
				requestId: "r",
				now,
			}),
		]);
		await doJobs();

		expect(sent).toEqual([{ to: "guest@mail.example", text: expect.stringContaining("Hello Lovely") }]);
		expect((await db.select().from(visits))[0]?.thankedAt).toEqual(now);
		expect(await unthanked()).toMatchObject({ unthankedVisits: 0 });
		expect(await listDeedsOfSubject(db, { kind: "guestbookVisit", id: visitId }, { now, limit: 5 })).toMatchObject([
			{ deed: "guestbook.thank", actorId: user.id },
		]);
	});

	test("has its rows exported, moved when two accounts become one, and erased with the account", async () => {
		const personalData = personalDataOf(SCHOOL);
		const [admin, kept, closed] = [await makeUser(db, { role: "admin" }), await makeUser(db), await makeUser(db)];
		await db.insert(visits).values({ userId: closed.id, words: "By mistake" });
		const pair = { keptId: kept.id, closedId: closed.id };
		const merged = await mergePeople(db, { personalData, ...pair, actorId: admin.id, requestId: "r", now });
		expect(merged).toEqual({ ok: true });

		const unused = async () => new Uint8Array();
		const makeFile = makeAccountFile({ media: env.MEDIA, personalData, draw: unused, print: unused });
		const asking = { ownerId: kept.id, parameters: {}, language: "en", now };
		const made = await makeFile(db, { ...asking, cursor: { file: 0, after: 0 } });
		expect(made.pieces.find(({ entry }) => entry === "work/guestbook_visits.json")?.body).toContain("By mistake");

		await db.insert(accountDeletions).values({ userId: kept.id, askedAt: now, dueAt: now, startedAt: now });
		const endMembership = async () => {};
		const erasing = { media: env.MEDIA, cache: env.CACHE, queue: { send: async () => {} }, origin: ORIGIN };
		await eraseAccounts({ ...erasing, personalData, endMembership }).work(db, now);
		expect(await db.$count(visits, eq(visits.userId, kept.id))).toBe(0);
	});

	test("stands on the desk where it says, and its deeds can be filtered for", () => {
		const { rail, deeds } = deskOf(SCHOOL);
		const at = rail.findIndex(({ to }) => to === "/admin/guestbook");
		expect([rail[at - 1]?.name, rail[at + 1]?.name]).toEqual(["settings", "certificates"]);
		expect(openRail(rail, ROUTES, { held: ["support"], isTestSchool: false }).map(({ to }) => to)).toEqual([
			"/admin/guestbook",
		]);
		expect(openRail(rail, ROUTES, { held: ["money"], isTestSchool: false })).toEqual([]);
		expect(deedChoices(deeds, "en").map(({ name }) => name)).toContain("guestbook.thank");
	});

	test("is found by everybody, each page with its type, and by admins who hold the right", async () => {
		const searchables = searchablesOf(SCHOOL);
		const { types } = searchables;
		const facts = { of: "help", icon: "map", position: 1 };
		const translations = { en: { title: "Words of visitors", summary: "A wombat was here." } };
		const entry = { kind: "section", key: "visitors", facts, translations } as const;
		expect(await shipEntry(db, { entry, sourceHash: "a", searchables, kinds: ENTRY_KINDS, now })).toMatchObject({
			ok: true,
		});

		const request = { q: "wombat", type: "guestbookPage", language: "en", only: null, page: 1 } as const;
		const reader = { viewer: null, types, now };
		const first = await readSearch(db, request, { ...reader, clientIp: "guest" });
		const { rows } = await toOutcome(db, request, first, reader);
		const hits = rows.map((row) => toHit(row, { q: request.q, types, isSignedIn: false }));
		expect(hits).toMatchObject([{ type: "guestbookPage", url: "/guestbook/visitors", title: "Words of visitors" }]);
		expect(typesOfHits(types, hits, "en")).toMatchObject([{ type: "guestbookPage", icon: "message" }]);
		expect(
			shownTypes(types, "en")
				.map(({ type }) => type)
				.slice(1, 4),
		).toEqual(["lesson", "guestbookPage", "glossary"]);
		expect(searchInput(types).safeParse({ ...request, lang: null, prefer: null }).success).toBe(true);
		expect(searchInput(SEARCHABLES.types).safeParse({ ...request, lang: null, prefer: null }).success).toBe(false);

		const { id: userId } = await makeUser(db);
		await db.insert(visits).values({ userId, words: "By the way" });
		const { searches } = deskOf(SCHOOL);
		const seenBy = async (capabilities: readonly Capability[]) => {
			const viewer = { id: userId, capabilities };
			const groups = await findDeskGroups(db, { searches, q: "By the way", viewer, language: "en", now });
			return groups.map(({ kind, hits }) => [kind, hits.length]);
		};
		expect(await seenBy(["people", "support"])).toEqual([
			["people", 0],
			["guestbook", 1],
			["tickets", 0],
		]);
		expect(await seenBy(["money"])).toEqual([["orders", 0]]);
	});

	test("has a job refused whose payload is not of its kind", async () => {
		const id = newJobId();
		await enqueue(db, "guestbook.thank", { visitId: 1 }, { id, dueAt: now });
		await db
			.update(outbox)
			.set({ payload: { spaceship: 7 } })
			.where(eq(outbox.id, id));
		expect(await dispatchJob(db, { id, handlers, now })).toMatchObject({ kind: "dead" });
	});
});

test("a room that forgets to handle its job is refused by the name of the job", () => {
	const forgetful: Room = { ...guestbook, handlers: undefined };
	expect(() => jobHandlers(TOOLS, [...ALL_ROOMS, forgetful])).toThrow("guestbook.thank");
});

test("two rooms that let the search find the same are refused by its name", () => {
	const again: Room = { ...guestbook, name: "community/other" };
	expect(() => searchablesOf([...SCHOOL, again])).toThrow("guestbookPage");
});

test("pages of a type that no room declares are refused", () => {
	const nameless: Room = { ...guestbook, search: { ...guestbook.search, types: [] } };
	expect(() => searchablesOf([...ALL_ROOMS, nameless])).toThrow("No room declares guestbookPage");
});
