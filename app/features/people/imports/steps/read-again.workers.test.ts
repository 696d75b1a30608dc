import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { formatsFor } from "#app/shared/words/formats.ts";
import { intakeSources } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { findIntakeById, listLines, setMapping } from "../intakes.repository.server";
import { intakeData } from "../page/intake-data.server";
import { openIntake } from "./open-intake.server";
import { reparseIntake } from "./read-again.server";
import { startIntake } from "./start-intake.server";

const now = new Date("2026-11-20T12:00:00Z");
let admin = 0;

beforeAll(async () => {
	admin = (await makeUser(db, { role: "admin" })).id;
});

async function open(content: Uint8Array | string) {
	const id = crypto.randomUUID().replaceAll("-", "");
	const outcome = await openIntake(db, {
		id,
		kind: "people",
		ownerId: admin,
		content,
		reader: "en",
		language: "de",
		now,
	});
	return { id, outcome };
}
const start = (id: string) =>
	startIntake(db, {
		id,
		kind: "people",
		actorId: admin,
		origin: "https://school.example",
		requestId: "r",
		timeZone: "UTC",
		now,
	});
const linesOf = async (id: string) =>
	(await listLines(db, id, { after: 0, limit: 9 })).map(({ number, outcome, why }) => [number, outcome, why]);

test("a file can be read again with another encoding while it is looked at, and is carried out as it was shown", async () => {
	const bytes = Uint8Array.from(Buffer.from(`Name;E-mail\n\u00a3ukasz;l@read.example\nAda;ada@read.example`, "latin1"));
	const { id, outcome } = await open(bytes);
	expect(outcome).toEqual({ ok: true });
	const names = async () => (await listLines(db, id, { after: 0, limit: 9 })).map(({ cells }) => cells[0]);
	const again = (encoding: "windows-1252" | "windows-1250" | "utf-16le") =>
		reparseIntake(db, { id, kind: "people", encoding });
	expect(await again("windows-1252")).toEqual({ ok: true });
	expect(await names()).toEqual(["£ukasz", "Ada"]);
	expect(await again("utf-16le")).toEqual({ ok: false, reason: "unreadable" });
	expect(await again("windows-1250")).toEqual({ ok: true });
	expect([await names(), (await findIntakeById(db, id))[0]]).toMatchObject([
		["Łukasz", "Ada"],
		{ readAs: "windows-1250", lines: 2, mapping: { name: 0, email: 1 } },
	]);

	await start(id);
	expect(await db.$count(intakeSources, eq(intakeSources.intakeId, id))).toBe(0);
	expect(await again("windows-1252")).toEqual({ ok: false, reason: "gone" });
	expect(await names()).toEqual(["Łukasz", "Ada"]);
});

test("lines that could not be read are left out with their numbers, whatever the columns are", async () => {
	const text = `Name,E-mail\nSmith, Ann,ann@read.example\n"Bob,bob@read.example\nEve,eve@read.example`;
	const { id } = await open(text);
	const settled = [
		[2, "refused", "tooManyCells"],
		[3, "refused", "openQuote"],
	];
	expect(await linesOf(id)).toEqual([...settled, [4, null, null]]);
	const data = await intakeData(db, {
		id,
		kind: "people",
		timeZone: "UTC",
		now,
		formats: formatsFor({ language: "en", timeZone: "UTC" }),
	});
	expect(data?.wrong.map(({ number, why, value }) => [number, why, value])).toEqual([
		[2, "tooManyCells", `Smith |  Ann | ann@read.example`],
		[3, "openQuote", `"Bob,bob@read.example`],
	]);
	expect(data?.firstLines.map(({ number, cells }) => [number, cells.length])).toEqual([
		[2, 3],
		[3, 2],
		[4, 2],
	]);
	await setMapping(db, id, { mapping: { name: 1, email: 0 }, language: "de" });
	await setMapping(db, id, { mapping: { name: 0, email: 1 }, language: "de" });
	await start(id);
	expect(await linesOf(id)).toEqual([...settled, [4, null, null]]);
});
