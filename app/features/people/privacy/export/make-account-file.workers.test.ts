import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { groupedSerial, newSerial } from "#app/features/learning/certificates/serial.ts";
import { PERSONAL_DATA } from "#app/personal-data.server.ts";
import { certificates, invoices, learningDays, orders, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { makeFullPerson } from "#tests/people/full-person.ts";
import { exportedFacts } from "../facts/facts-of-rooms";
import { makeAccountFile } from "./make-account-file.server";

const media = env.MEDIA;
const now = new Date("2026-11-20T10:00:00Z");
const text = (body: string | Uint8Array) => (typeof body === "string" ? body : new TextDecoder().decode(body));

const tools = {
	personalData: PERSONAL_DATA,
	media,
	print: async (_db: unknown, { number }: { number: string }) => new TextEncoder().encode(`invoice ${number}`),
	draw: async ({ holderName }: { holderName: string }) => new TextEncoder().encode(`certificate of ${holderName}`),
};

async function archiveOf(ownerId: number, language = "en") {
	const files = new Map<string, string>();
	const order: string[] = [];
	let cursor: unknown = null;
	let steps = 0;
	do {
		const portion = await makeAccountFile(tools)(db, { ownerId, parameters: {}, language, cursor, now });
		for (const { entry, body } of portion.pieces) {
			files.set(entry, (files.get(entry) ?? "") + text(body));
			order.push(entry);
		}
		cursor = portion.cursor;
		steps += 1;
	} while (cursor !== null);
	return { files, order, steps };
}
const tableFile = ({ folder, name }: { folder: string | null; name: string }, format: string) =>
	`${folder}/${name}.${format}`;

let ada: Awaited<ReturnType<typeof makeFullPerson>>;
beforeAll(async () => {
	ada = await makeFullPerson(db, { mark: "Adaxyz", teaches: true });
	await makeFullPerson(db, { mark: "Berxyz", teaches: true });
	await media.put(`uploads/${ada.pictures[0]}`, "bytes of a picture");
});

describe("an archive", () => {
	test("holds every table that holds anything of its owner, as JSON and as CSV", async () => {
		const { files } = await archiveOf(ada.id);
		for (const facts of exportedFacts(PERSONAL_DATA)) {
			const rows = JSON.parse(files.get(tableFile(facts, "json")) ?? "null");
			expect([facts.name, rows?.length > 0]).toEqual([facts.name, true]);
			expect([facts.name, Object.keys(rows[0])]).toEqual([facts.name, [...facts.exported]]);
			const lines = (files.get(tableFile(facts, "csv")) ?? "").split("\r\n");
			expect([facts.name, lines[0]]).toEqual([facts.name, `\uFEFF${facts.exported.join(",")}`]);
		}
		expect(files.get("files/picture-1.webp")).toBe("bytes of a picture");
		expect(JSON.parse(files.get("help/tickets.json") ?? "")).toHaveLength(2);
	});

	test("holds each certificate as it is printed, but for those that were withdrawn", async () => {
		const { id } = await makeUser(db);
		const [model] = await db.select().from(certificates).where(eq(certificates.userId, ada.id));
		const serials = Array.from({ length: 9 }, () => newSerial());
		for (const [at, serial] of serials.entries()) {
			const isFirst = at === 0;
			const revoked = { revokedAt: isFirst ? now : null, revokedWhy: isFirst ? ("mistake" as const) : null };
			const place = { edition: at + 1, statusIndex: at, statusList: 77 };
			await db
				.insert(certificates)
				.values({ ...(model as typeof certificates.$inferSelect), serial, userId: id, ...place, ...revoked });
		}
		const { files, order } = await archiveOf(id);
		const drawn = [...files.keys()].filter((name) => name.endsWith(".pdf"));
		expect(drawn.sort()).toEqual(
			serials
				.slice(1)
				.map((serial) => `files/certificate-${groupedSerial(serial)}.pdf`)
				.sort(),
		);
		expect(files.get(drawn[0] ?? "")).toBe(`certificate of ${model?.holderName}`);
		expect(order.filter((name) => name.endsWith(".pdf"))).toHaveLength(8);
	});

	test("holds each invoice and credit note as it is printed", async () => {
		const { id } = await makeUser(db);
		const [model] = await db.select().from(invoices).where(eq(invoices.userId, ada.id));
		const [order] = await db.select().from(orders).where(eq(orders.userId, ada.id));
		const numbers = Array.from({ length: 9 }, (_, at) => `${id}-${at}`);
		for (const [at, number] of numbers.entries()) {
			const own = { id: number, userId: id, orderId: number, series: String(id), serial: at + 1, number };
			const bought = { id: number, userId: id, membershipId: null, periodNumber: null, kind: "course" as const };
			await db.insert(orders).values({ ...(order as typeof orders.$inferSelect), ...bought });
			await db.insert(invoices).values({ ...(model as typeof invoices.$inferSelect), ...own });
		}
		const { files } = await archiveOf(id);
		const printed = [...files].filter(([name]) => name.endsWith(".pdf"));
		expect(printed).toEqual(numbers.map((number) => [`files/invoice-${number}.pdf`, `invoice ${number}`]));
	});

	test("holds nothing of anybody else, and nothing that opens the account", async () => {
		const { files } = await archiveOf(ada.id);
		const all = [...files.values()].join("\n");
		expect(all).toContain("Bio Adaxyz");
		expect(all).not.toContain("Berxyz");
		expect(all).not.toContain("berxyz");
		for (const secret of ["hash Adaxyz", "secret Adaxyz", "note Adaxyz"]) expect(all).not.toContain(secret);
	});

	test("explains itself in the language of whoever asked", async () => {
		const { files } = await archiveOf(ada.id, "de");
		expect(files.get("README.txt")).toContain("Ihre Daten bei G.R.E.W.");
		expect(files.get("README.txt")).toContain("learning/enrollments");
	});

	test("of a new account has its tables as well, without rows", async () => {
		const { files } = await archiveOf((await makeUser(db)).id);
		expect(JSON.parse(files.get("learning/certificates.json") ?? "")).toEqual([]);
		expect(files.has("learning/certificates.csv")).toBe(false);
	});

	test("of somebody with many rows is made in several steps, every row in it once", async () => {
		const { id } = await makeUser(db);
		const day = (at: number) => new Date(Date.UTC(2000, 0, 1 + at)).toISOString().slice(0, 10);
		for (let from = 0; from < 2500; from += 20) {
			const rows = Array.from({ length: 20 }, (_, at) => ({ userId: id, day: day(from + at), seconds: 1 }));
			await db.insert(learningDays).values(rows);
		}
		const { files, order, steps } = await archiveOf(id);
		expect(steps).toBeGreaterThan(2);
		const rows = JSON.parse(files.get("learning/learning_days.json") ?? "") as { day: string }[];
		expect(new Set(rows.map((row) => row.day)).size).toBe(2500);
		expect(rows).toHaveLength(2500);
		expect((files.get("learning/learning_days.csv") ?? "").split("\r\n")).toHaveLength(2501);
		expect(order.filter((entry, at) => entry !== order[at - 1])).toHaveLength(new Set(order).size);
	});
});

test("requests of a guest belong to an address only once it is confirmed", async () => {
	const stranger = await makeFullPerson(db, { mark: "Cirxyz" });
	await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, stranger.id));
	const { files } = await archiveOf(stranger.id);
	expect(JSON.parse(files.get("help/tickets.json") ?? "")).toHaveLength(1);
});
