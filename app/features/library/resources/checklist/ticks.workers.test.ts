import { expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { shipEntry } from "#app/features/library/entries/ship-entry.server.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { countDownload } from "../downloads/count-download.server";
import { findDownloadTotal, listDownloadTotals } from "../downloads/downloads.repository.server";
import { limitFiles } from "../downloads/limit-files.server";
import { openResource } from "../open-resource.server";
import { changeTicks } from "./change-ticks.server";
import { listTicks, listTicksOf } from "./ticks.repository.server";

const now = new Date("2026-11-22T10:00:00Z");
const KEYS = Array.from({ length: 20 }, (_, at) => `item-${at}`);

async function makeChecklist(slug: string, facts: Record<string, unknown> = {}) {
	const entry = {
		kind: "resource" as const,
		key: slug,
		facts: {
			kind: "checklist",
			topic: "money",
			countries: ["anywhere"],
			access: "public",
			position: 10,
			reviewed: "2026-11-20",
			related: [],
			lessons: [],
			sections: [{ key: "all", items: KEYS }],
			...facts,
		},
		translations: { en: { title: slug, summary: "s", body: "Inside." } },
	};
	await shipEntry(db, { entry, sourceHash: slug, searchables: SEARCHABLES, kinds: ENTRY_KINDS, now });
	const [found] = await Promise.all([openResource(db, { slug, language: "en", user: { id: 0, role: "admin" }, now })]);
	if (typeof found === "string") throw new Error(found);
	return found.entry.id;
}

const tick = (item: string, at = now.getTime()) => ({ item, at });
const items = async (userId: number, slug: string) =>
	(await listTicksOf(db, userId, slug)).map(({ item }) => item).sort();

test("twenty ticks at once are all kept, also when two devices send the same", async () => {
	const { id: userId } = await makeUser(db);
	const documentId = await makeChecklist("raced");
	await Promise.all(
		[...KEYS, ...KEYS].map((key) =>
			changeTicks(db, { userId, documentId, change: { ticked: [tick(key)], unticked: [] } }),
		),
	);
	expect(await items(userId, "raced")).toEqual([...KEYS].sort());
});

test("ticks and unticks of different items in different tabs do not undo each other", async () => {
	const { id: userId } = await makeUser(db);
	const documentId = await makeChecklist("tabs");
	const [first = "", second = "", third = ""] = KEYS;
	await changeTicks(db, { userId, documentId, change: { ticked: [tick(first)], unticked: [] } });
	await Promise.all([
		changeTicks(db, { userId, documentId, change: { ticked: [tick(second)], unticked: [first] } }),
		changeTicks(db, { userId, documentId, change: { ticked: [tick(third)], unticked: [] } }),
	]);
	expect(await items(userId, "tabs")).toEqual([second, third].sort());
});

test("a tick keeps its day when it is sent again, and belongs to one person", async () => {
	const [ada, ben] = [await makeUser(db), await makeUser(db)];
	const documentId = await makeChecklist("kept");
	const early = Date.UTC(2026, 0, 5);
	await changeTicks(db, { userId: ada.id, documentId, change: { ticked: [tick("item-1", early)], unticked: [] } });
	await changeTicks(db, { userId: ada.id, documentId, change: { ticked: [tick("item-1")], unticked: [] } });

	expect((await listTicks(db, ada.id)).map(({ tickedAt }) => tickedAt)).toEqual([new Date(early)]);
	expect(await listTicks(db, ben.id)).toEqual([]);
	await expectNoScan(listTicks(db, ada.id));
	await expectNoScan(listTicksOf(db, ada.id, "kept"));
});

test("a download counts once a day and visitor, and never for a program", async () => {
	const documentId = await makeChecklist("counted");
	const from = (agent: string | null, clientIp: string, at = now, userId: number | null = null) =>
		countDownload(db, {
			documentId,
			clientIp,
			now: at,
			userId,
			request: new Request("https://school.example/", { headers: agent ? { "User-Agent": agent } : {} }),
		});
	const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
	await Promise.all(Array.from({ length: 10 }, () => from(browser, "192.0.2.1")));
	await from(browser, "192.0.2.2");
	await from(browser, "192.0.2.1", now, 7);
	expect(await from("Googlebot/2.1 (+http://www.google.com/bot.html)", "192.0.2.3")).toBe(false);
	expect(await from(null, "192.0.2.4")).toBe(false);
	await from(browser, "192.0.2.1", new Date("2026-11-23T00:00:01Z"));

	expect(await listDownloadTotals(db, "2026-11-22")).toEqual([{ documentId, total: 4 }]);
	expect(await findDownloadTotal(db, "counted")).toEqual([{ total: 4 }]);
	expect(await listDownloadTotals(db, "2026-11-23")).toEqual([{ documentId, total: 1 }]);
});

test("a resource is open, closed or missing, and what is closed is not handed out", async () => {
	await makeChecklist("members-only", { access: "signedIn" });
	const ask = (slug: string, user: { id: number; role: "student" } | null) =>
		openResource(db, { slug, language: "en", user, now });
	expect(await ask("members-only", null)).toBe("closed");
	expect(await ask("nothing", null)).toBe("missing");
	expect(await ask("members-only", { id: (await makeUser(db)).id, role: "student" })).toMatchObject({
		entry: { title: "members-only" },
	});
});

test("of fifty files asked for at once from one address thirty are made", async () => {
	const asker = { clientIp: "192.0.2.77", now, scale: 1 };
	const answers = await Promise.allSettled(Array.from({ length: 50 }, () => limitFiles(db, asker)));
	const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason as Response] : []));
	expect(refused).toHaveLength(20);
	expect(refused[0]?.status).toBe(429);
	expect(Number(refused[0]?.headers.get("Retry-After"))).toBeGreaterThan(0);
});
