import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import type { UploadRule } from "#app/shared/uploads/upload-rule.ts";
import { binding, db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { expectNoScan } from "#tests/query-plan.ts";
import { capBody } from "#workers/gate/request-body.ts";
import { sendFile } from "./send-file.server";
import { storeUpload } from "./store-upload.server";
import { sweepUploads } from "./sweep-uploads.server";
import { attachUploads, listUnattached, listUploads, openUpload } from "./uploads.repository.server";

const bucket = env.MEDIA;
const now = new Date("2026-11-22T10:00:00Z");
const rule: UploadRule = {
	purpose: "test",
	kinds: ["png", "csv", "mp4"],
	maxBytes: 1000,
	perDay: { files: 5, bytes: 3000 },
};
const CSV = "price,fee\n100,2\n";
let owner = 0;

beforeEach(async () => {
	owner = (await makeUser(db)).id;
});

function bodyOf(content: Uint8Array, pieceBytes = 300): ReadableStream<Uint8Array> {
	let at = 0;
	return new ReadableStream({
		pull(controller) {
			if (at >= content.byteLength) return controller.close();
			controller.enqueue(content.slice(at, at + pieceBytes));
			at += pieceBytes;
		},
	});
}
type Given = Partial<Parameters<typeof storeUpload>[2]> & { content?: string | Uint8Array };

function store({ content = CSV, ...given }: Given = {}) {
	const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
	return storeUpload(db, bucket, {
		rule,
		body: bodyOf(bytes),
		declaredBytes: bytes.byteLength,
		name: "deals.csv",
		ownerId: owner,
		now,
		...given,
	});
}
async function leftOf(ownerId: number) {
	const { results } = await binding
		.prepare("select id, state from uploads where owner_id = ?")
		.bind(ownerId)
		.all<{ id: string; state: string }>();
	return results;
}
const filesThere = async () => (await bucket.list({ prefix: "uploads/" })).objects.length;

test("a file is stored under a random key, with what it is by its bytes", async () => {
	const outcome = await store({ name: "deals.csv" });
	expect(outcome).toMatchObject({ ok: true, upload: { name: "deals.csv", kind: "csv", bytes: CSV.length } });
	if (!outcome.ok) throw new Error("it was refused");
	expect(outcome.upload.id).toMatch(/^[0-9a-f]{32}$/);
	expect(await (await bucket.get(`uploads/${outcome.upload.id}`))?.text()).toBe(CSV);
	expect(await leftOf(owner)).toEqual([{ id: outcome.upload.id, state: "stored" }]);
});

test("a large one without a length goes in parts and comes out the same", async () => {
	const content = new Uint8Array(17 * 1024 * 1024).map((_, at) => at % 251);
	content.set(new TextEncoder().encode("\0\0\0 ftypisom"));
	const large = { ...rule, maxBytes: 20e6, perDay: { files: 5, bytes: 40e6 } };
	const outcome = await store({ rule: large, body: bodyOf(content, 700_001), declaredBytes: null, name: "film" });
	expect(outcome).toMatchObject({ ok: true, upload: { kind: "mp4", name: "film.mp4", bytes: content.byteLength } });
	if (!outcome.ok) throw new Error("it was refused");
	const stored = new Uint8Array((await (await bucket.get(`uploads/${outcome.upload.id}`))?.arrayBuffer()) ?? []);
	expect(Buffer.from(stored).equals(Buffer.from(content))).toBe(true);
});

const cut = () =>
	new ReadableStream<Uint8Array>({
		pull(controller) {
			controller.enqueue(new TextEncoder().encode("a,b\n"));
			controller.error(new Error("gone"));
		},
	});

describe("what is refused leaves nothing behind:", () => {
	test.each<[string, string, () => Given]>([
		["nothing at all", "empty", () => ({ body: null, declaredBytes: null })],
		["an empty body", "empty", () => ({ content: "", declaredBytes: null })],
		["one that says it is too large", "tooLarge", () => ({ content: "a".repeat(1001) })],
		["one that does not say so", "tooLarge", () => ({ content: "a".repeat(1001), declaredBytes: null })],
		["one that says less", "tooLarge", () => ({ content: "a".repeat(5000), declaredBytes: 10 })],
		["one that is longer than it says", "broken", () => ({ declaredBytes: 3 })],
		["one that ends early", "broken", () => ({ declaredBytes: 900 })],
		["a way that is cut", "broken", () => ({ body: cut(), declaredBytes: 900 })],
		["a page in disguise", "wrongKind", () => ({ content: "<!doctype html><p>" })],
		["half a letter at the end", "wrongKind", () => ({ content: Uint8Array.from([97, 44, 0xc3]) })],
	])("%s is %s", async (_what, reason, given) => {
		const before = await filesThere();
		expect(await store(given())).toEqual({ ok: false, reason });
		expect(await leftOf(owner)).toEqual([]);
		expect(await filesThere()).toBe(before);
	});

	test("a large one of the wrong kind, whose parts are on the way", async () => {
		const before = await filesThere();
		const large = { ...rule, maxBytes: 20e6, perDay: { files: 5, bytes: 40e6 } };
		const content = new Uint8Array(9 * 1024 * 1024).fill(0xff);
		expect(await store({ rule: large, content })).toEqual({ ok: false, reason: "wrongKind" });
		expect([await leftOf(owner), await filesThere()]).toEqual([[], before]);
	});
});

test("the gate's cap ends a body soon after its limit", async () => {
	const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(400)) });
	expect(await store({ body: capBody(endless, rule.maxBytes), declaredBytes: null })).toEqual({
		ok: false,
		reason: "tooLarge",
	});
});

describe("the quota of a day", () => {
	test("holds when many are sent at once, in files and in bytes", async () => {
		const outcomes = await Promise.all(Array.from({ length: 12 }, () => store()));
		expect(outcomes.filter(({ ok }) => ok)).toHaveLength(5);
		const other = (await makeUser(db)).id;
		const content = `a,${"b".repeat(898)}`;
		const large = await Promise.all(Array.from({ length: 12 }, () => store({ ownerId: other, content })));
		expect(large.filter(({ ok }) => ok)).toHaveLength(3);
		expect(large.filter((outcome) => !outcome.ok && outcome.reason === "quota")).toHaveLength(9);
	});

	test("counts a file without a length as the largest, and begins anew the next day", async () => {
		for (let sent = 0; sent < 5; sent += 1) await store();
		expect(await store()).toEqual({ ok: false, reason: "quota" });
		expect(await store({ now: new Date("2026-11-23T00:00:00Z") })).toMatchObject({ ok: true });
	});
});

describe("the sweep", () => {
	const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

	test("takes away what nothing has shown for a day, and nothing else", async () => {
		const [lost, kept] = [await store(), await store()];
		if (!lost.ok || !kept.ok) throw new Error("not stored");
		await openUpload(db, { id: `open${owner}`, ownerId: owner, rule, name: "x", bytes: 1, now });
		await attachUploads(db, { ids: [kept.upload.id], purpose: "test" });

		await sweepUploads(bucket).work(db, later(23));
		expect(await leftOf(owner)).toHaveLength(3);
		await sweepUploads(bucket).work(db, later(25));
		expect(await leftOf(owner)).toEqual([{ id: kept.upload.id, state: "attached" }]);
		expect(await bucket.head(`uploads/${lost.upload.id}`)).toBeNull();
		expect(await bucket.head(`uploads/${kept.upload.id}`)).not.toBeNull();
	});

	test("that dies on the way is made up for, and what it has begun on is attached no more", async () => {
		const lost = await store();
		if (!lost.ok) throw new Error("not stored");
		const dying = { delete: () => Promise.reject(new Error("out")) };
		await expect(sweepUploads(dying).work(db, later(25))).rejects.toThrow("out");
		await attachUploads(db, { ids: [lost.upload.id], purpose: "test" });
		expect(await listUploads(db, [lost.upload.id])).toEqual([]);
		await sweepUploads(bucket).work(db, later(25));
		expect([await leftOf(owner), await bucket.head(`uploads/${lost.upload.id}`)]).toEqual([[], null]);
	});

	test("and the quota go by an index", async () => {
		await expectNoScan(listUnattached(db, now, 10));
	});
});

test("a file of one purpose or person is not attached as another's", async () => {
	const made = await store();
	if (!made.ok) throw new Error("not stored");
	const ids = [made.upload.id];
	await attachUploads(db, { ids, purpose: "avatar" });
	await attachUploads(db, { ids, purpose: "test", ownerId: owner + 1 });
	expect(await leftOf(owner)).toMatchObject([{ state: "stored" }]);
	await attachUploads(db, { ids, purpose: "test", ownerId: owner });
	expect(await leftOf(owner)).toMatchObject([{ state: "attached" }]);
});

test("it is sent as what it is, under its name, whole or in part", async () => {
	const made = await store({ name: 'Verträge "2026".csv' });
	if (!made.ok) throw new Error("not stored");
	const ask = (headers: Record<string, string> = {}) =>
		sendFile({ bucket, file: made.upload, request: new Request("https://school.example/x", { headers }) });
	const whole = await ask();
	expect(whole.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
	expect(whole.headers.get("X-Content-Type-Options")).toBe("nosniff");
	expect(whole.headers.get("Content-Disposition")).toBe(
		"attachment; filename=\"Vertr-ge-2026.csv\"; filename*=UTF-8''Vertr%C3%A4ge%202026.csv",
	);
	expect(await whole.text()).toBe(CSV);
	const part = await ask({ Range: "bytes=0-4" });
	expect([part.status, await part.text()]).toEqual([206, "price"]);
	const known = await ask({ "If-None-Match": String(whole.headers.get("ETag")) });
	expect(known.status).toBe(304);
});
