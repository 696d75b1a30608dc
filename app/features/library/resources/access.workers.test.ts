import { describe, expect, test } from "vitest";
import { ENTRY_KINDS } from "#app/entry-kinds.server.ts";
import { shipEntry } from "#app/features/library/entries/ship-entry.server.ts";
import { withdrawShipped } from "#app/features/library/entries/withdraw-shipped.server.ts";
import { SEARCHABLES } from "#app/searchables.server.ts";
import { resourceDownloaders, uploads } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { MADE_AT, makeCourse, makeEntitlement, makeUser } from "#tests/factories.ts";
import { countDownload } from "./downloads/count-download.server";
import { findDownloadTotal, listDownloadTotals } from "./downloads/downloads.repository.server";
import { limitFiles } from "./downloads/limit-files.server";
import { openResource } from "./open-resource.server";
import { findFileOf, listOpeningCourses, listResourceLanguages, summarisePlaces } from "./resources.repository.server";

const now = new Date("2026-11-22T10:00:00Z");
let made = 0;

async function makeResource(
	facts: Record<string, unknown> = {},
	translations: Record<string, Record<string, unknown>> = {},
) {
	made += 1;
	const slug = `resource-${made}`;
	const given = { kind: "article", topic: "law", countries: ["anywhere"], access: "public", reviewed: "2026-11-20" };
	const words = { title: `Resource ${made}`, summary: "S.", body: "Secret body." };
	const outcome = await shipEntry(db, {
		entry: { kind: "resource", key: slug, facts: { ...given, ...facts }, translations: { en: words, ...translations } },
		sourceHash: slug,
		searchables: SEARCHABLES,
		kinds: ENTRY_KINDS,
		now,
	});
	if (!outcome.ok) throw new Error(outcome.reason);
	return slug;
}
type User = Awaited<ReturnType<typeof makeUser>> | null;
const open = async (slug: string, user: User, at = now) => {
	const opened = await openResource(db, { slug, language: "en", user, now: at });
	return typeof opened === "string" ? opened : opened.entry.bodyHtml;
};
const WHOLE = "<p>Secret body.</p>";

describe("a resource", () => {
	test("for all opens to everybody, one for members to whom is signed in", async () => {
		const [forAll, forMembers] = [await makeResource(), await makeResource({ access: "signedIn" })];
		const user = await makeUser(db);
		expect([await open(forAll, null), await open(forMembers, null), await open(forMembers, user)]).toEqual([
			WHOLE,
			"closed",
			WHOLE,
		]);
	});

	test("of a course opens to who has it, as long as they have it, and to who teaches it", async () => {
		const teacher = await makeUser(db, { role: "instructor" });
		const { course } = await makeCourse(db, { instructorId: teacher.id, priceCents: 2_900 });
		const slug = await makeResource({ access: "entitled", course: course.slug });
		const [owner, stranger, late] = [await makeUser(db), await makeUser(db), await makeUser(db)];
		const other = await makeUser(db, { role: "instructor" });
		await makeEntitlement(db, { userId: owner.id, thingKind: "course", thingId: course.id });
		await makeEntitlement(db, { userId: late.id, thingKind: "course", thingId: course.id, untilAt: now });

		const who = [owner, stranger, late, teacher, other, await makeUser(db, { role: "admin" }), null];
		const opened: unknown[] = [];
		for (const user of who) opened.push(await open(slug, user));
		expect(opened).toEqual([WHOLE, "closed", "closed", WHOLE, "closed", WHOLE, "closed"]);
		expect(await open(slug, late, new Date(now.getTime() - 1))).toBe(WHOLE);
	});

	test("of another course stays closed, and so does one whose right was taken back", async () => {
		const [{ course }, other] = [await makeCourse(db), await makeCourse(db)];
		const slug = await makeResource({ access: "entitled", course: course.slug });
		const user = await makeUser(db);
		await makeEntitlement(db, { userId: user.id, thingKind: "course", thingId: other.course.id });
		await makeEntitlement(db, {
			userId: user.id,
			thingKind: "course",
			thingId: course.id,
			endedAt: MADE_AT,
			endedWhy: "refunded",
		});
		expect(await open(slug, user)).toBe("closed");
	});

	test("whose course is gone opens to admins alone", async () => {
		const slug = await makeResource({ access: "entitled", course: "no-such-course" });
		const user = await makeUser(db);
		await makeEntitlement(db, { userId: user.id, thingKind: "all" });
		expect(await open(slug, user)).toBe("closed");
		expect(await open(slug, await makeUser(db, { role: "instructor" }))).toBe("closed");
		expect(await open(slug, await makeUser(db, { role: "admin" }))).toBe(WHOLE);
	});

	test("that has left, or never was, is missing to everybody", async () => {
		const slug = await makeResource();
		await withdrawShipped(db, { kind: "resource", key: slug, kinds: ENTRY_KINDS, now });
		const admin = await makeUser(db, { role: "admin" });
		expect([await open(slug, admin), await open("not-there", admin), await open("' or 1=1 --", null)]).toEqual([
			"missing",
			"missing",
			"missing",
		]);
	});
});

describe("a file of a resource", () => {
	const id = (digit: string) => digit.repeat(32);
	const upload = (digit: string, name: string) =>
		db
			.insert(uploads)
			.values({ id: id(digit), purpose: "resource", name, bytes: 10, state: "attached", startedAt: now });
	const nameOf = async (slug: string, language: "en" | "de" | "fr") => (await findFileOf(db, slug, language))[0]?.name;

	test("is that of the language where it has one of its own, and of no resource that has left", async () => {
		await upload("a", "sheet.xlsx");
		await upload("b", "Blatt.xlsx");
		const words = { title: "Blatt", summary: "s", translatedFile: id("b") };
		const slug = await makeResource(
			{ kind: "download", file: id("a") },
			{ de: words, fr: { title: "Feuille", summary: "s" } },
		);
		expect([await nameOf(slug, "en"), await nameOf(slug, "de"), await nameOf(slug, "fr")]).toEqual([
			"sheet.xlsx",
			"Blatt.xlsx",
			"sheet.xlsx",
		]);
		await withdrawShipped(db, { kind: "resource", key: slug, kinds: ENTRY_KINDS, now });
		expect(await nameOf(slug, "en")).toBeUndefined();
	});

	test("that is not there is none", async () => {
		const slug = await makeResource({ kind: "download", file: id("f") });
		expect([await nameOf(slug, "en"), await nameOf("not-there", "en")]).toEqual([undefined, undefined]);
		expect(await nameOf(await makeResource(), "en")).toBeUndefined();
	});
});

describe("a download", () => {
	const browser = {
		"User-Agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/129.0 Safari/537.36",
	};
	const documentOf = async (slug: string) => {
		const opened = await openResource(db, { slug, language: "en", user: null, now });
		if (typeof opened === "string") throw new Error(opened);
		return opened.entry.id;
	};
	const take = (
		documentId: number,
		given: Partial<Parameters<typeof countDownload>[1]> = {},
		headers: HeadersInit = browser,
	) =>
		countDownload(db, {
			documentId,
			request: new Request("https://school.example", { headers }),
			userId: null,
			clientIp: "192.0.2.1",
			now,
			...given,
		});
	const total = async (slug: string) => (await findDownloadTotal(db, slug))[0]?.total;

	test("counts once a day for each visitor, whoever is quick with the button", async () => {
		const slug = await makeResource();
		const documentId = await documentOf(slug);
		expect(await total(slug)).toBe(0);
		await Promise.all(Array.from({ length: 8 }, () => take(documentId)));
		expect(await total(slug)).toBe(1);
		await take(documentId, { clientIp: "192.0.2.2" });
		await take(documentId, {}, { "User-Agent": `${browser["User-Agent"]} Edg/129` });
		expect(await total(slug)).toBe(3);
		await take(documentId, { now: new Date("2026-11-23T00:00:00Z") });
		expect(await total(slug)).toBe(4);
	});

	test("of somebody who is signed in counts once, wherever they are", async () => {
		const slug = await makeResource();
		const documentId = await documentOf(slug);
		const { id: userId } = await makeUser(db);
		await take(documentId, { userId });
		await take(documentId, { userId, clientIp: "198.51.100.9" }, { "User-Agent": "Another browser" });
		expect(await total(slug)).toBe(1);
	});

	test.each([{}, { "User-Agent": "curl/8.0" }, { "User-Agent": "Googlebot/2.1" }])(
		"by a program does not count: %j",
		async (headers) => {
			const slug = await makeResource();
			expect(await take(await documentOf(slug), {}, headers as HeadersInit)).toBe(false);
			expect(await total(slug)).toBe(0);
		},
	);

	test("is counted for its day, and whoever was counted on earlier days is forgotten", async () => {
		const slug = await makeResource();
		const documentId = await documentOf(slug);
		await take(documentId, { now: new Date("2026-11-24T12:00:00Z") });
		await take(documentId, { now: new Date("2026-11-25T12:00:00Z") });
		const days = await db.select({ day: resourceDownloaders.day }).from(resourceDownloaders);
		expect(new Set(days.map(({ day }) => day))).toEqual(new Set(["2026-11-25"]));
		const since = async (day: string) =>
			(await listDownloadTotals(db, day)).find((row) => row.documentId === documentId)?.total;
		expect([await since("2026-11-24"), await since("2026-11-25"), await since("2026-11-26")]).toEqual([
			2,
			1,
			undefined,
		]);
	});

	test("keeps nothing by which a visitor could be known", async () => {
		await take(await documentOf(await makeResource()), {
			clientIp: "203.0.113.77",
			now: new Date("2026-11-26T12:00:00Z"),
		});
		const kept = JSON.stringify(await db.select().from(resourceDownloaders));
		expect(kept).not.toContain("203.0.113.77");
		expect(kept).not.toContain("Mozilla");
	});
});

test("files are made as fast as people ask for them: the thirty-first in ten minutes is told when to come back", async () => {
	const asker = (clientIp: string, at = now) => limitFiles(db, { clientIp, now: at, scale: 1 });
	for (let file = 0; file < 30; file += 1) await asker("192.0.2.30");
	const refused = await asker("192.0.2.30").catch((response: Response) => response);
	if (!(refused instanceof Response)) throw new Error("It was let through");
	expect(refused.status).toBe(429);
	expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
	await asker("192.0.2.31");
	await asker("192.0.2.30", new Date(now.getTime() + 21 * 60_000));
});

test("courses that open resources are named in the language, those of what has left are not", async () => {
	const { course } = await makeCourse(db, { titles: { de: "Deutscher Kurs" }, publishedAt: null });
	const slug = await makeResource(
		{ access: "entitled", course: course.slug },
		{ de: { title: "Deutsch", summary: "s" } },
	);
	const found = async (language: "de" | "fr") =>
		(await listOpeningCourses(db, language)).find(({ courseId }) => courseId === course.id);
	expect(await found("de")).toMatchObject({
		title: "Deutscher Kurs",
		isPublished: false,
		instructorId: course.instructorId,
		coTeachers: [],
	});
	expect((await found("fr"))?.title).toMatch(/^Course /);

	const opened = await openResource(db, { slug, language: "en", user: await makeUser(db, { role: "admin" }), now });
	const id = typeof opened === "string" ? 0 : opened.entry.id;
	const languages = async () =>
		(await listResourceLanguages(db))
			.filter((row) => row.id === id)
			.map(({ language }) => language)
			.sort();
	expect(await languages()).toEqual(["de", "en"]);
	await withdrawShipped(db, { kind: "resource", key: slug, kinds: ENTRY_KINDS, now });
	expect([await found("de"), await languages()]).toEqual([undefined, []]);
});

test("places are counted with their oldest answer", async () => {
	expect(await summarisePlaces(db)).toEqual([{ count: 0, oldest: null }]);
	const rule = (reviewedOn: string) => ({ answer: "yes", source: { name: "A statute" }, reviewedOn });
	for (const [key, day] of [
		["us-ak", "2026-05-01"],
		["us-al", "2025-01-31"],
	] as const) {
		await shipEntry(db, {
			entry: {
				kind: "place",
				key,
				facts: { kind: "state", country: "US", rules: { licence: rule("2026-11-01"), marketing: rule(day) } },
				translations: { en: { title: key, rules: {} } },
			},
			sourceHash: key,
			searchables: SEARCHABLES,
			kinds: ENTRY_KINDS,
			now,
		});
	}
	expect(await summarisePlaces(db)).toEqual([{ count: 2, oldest: "2025-01-31" }]);
	await withdrawShipped(db, { kind: "place", key: "us-al", kinds: ENTRY_KINDS, now });
	expect(await summarisePlaces(db)).toEqual([{ count: 1, oldest: "2026-05-01" }]);
});
