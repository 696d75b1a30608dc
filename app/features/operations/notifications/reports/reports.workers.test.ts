import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { mailAddresses, mailReports, users } from "#db/schema/schema.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { applyMailReport } from "./apply-report.server";
import { readMailReport } from "./mail-report";
import { forgetFormerAddress, forgetMailAddress } from "./reports.repository.server";

const at = "2026-11-20T10:00:00Z";
const event = (kind: "bounced" | "complained", more: object = {}, id: string = crypto.randomUUID()) => ({
	type: `cf.email.sending.message.${kind}`,
	source: { type: "email.sending", domain: "school.example" },
	payload: { eventId: id, recipient: "Ada@Mail.example", sender: "school@school.example", terminal: true, ...more },
	metadata: { eventTimestamp: at },
});
const hard = (id?: string) => event("bounced", { bounce: { type: "hard" } }, id);
const soft = () => event("bounced", { bounce: { type: "soft" } });

async function apply(body: unknown) {
	const report = readMailReport(body);
	if (report) await applyMailReport(db, report);
}
const address = async () =>
	(await db.select().from(mailAddresses).where(eq(mailAddresses.email, "ada@mail.example")))[0];

const ada = async () => {
	const [found] = await db.select().from(users).where(eq(users.email, "ada@mail.example"));
	return (found ?? (await makeUser(db, { email: "ada@mail.example" }))).id;
};

test.each([
	[{ id: "job-1" }],
	[{ click: "x" }],
	[null],
	["text"],
	[{ ...hard(), type: "cf.email.sending.message.delivered" }],
	[event("bounced", { recipient: "nobody" })],
	[{ ...hard(), metadata: { eventTimestamp: "yesterday" } }],
])("%j is no report", (body) => {
	expect(readMailReport(body)).toBeNull();
});

test("a report reads whom it is about and what happened", () => {
	expect(readMailReport(hard("e-1"))).toEqual({
		eventId: "e-1",
		kind: "hardBounce",
		email: "ada@mail.example",
		at: new Date(at),
	});
	expect(readMailReport(soft())).toMatchObject({ kind: "softBounce" });
	expect(readMailReport(event("complained"))).toMatchObject({ kind: "complaint" });
});

describe("an address", () => {
	beforeEach(ada);

	test("does not work after a hard bounce, and is not judged by a soft one", async () => {
		await apply(soft());
		expect(await address()).toBeUndefined();
		await apply(hard());
		expect(await address()).toMatchObject({ state: "fails" });
	});

	test("stays one of somebody who complained, whatever comes later", async () => {
		await apply(event("complained"));
		await apply(hard());
		expect(await address()).toMatchObject({ state: "complained" });
	});

	test("is written to again once its owner has confirmed it", async () => {
		await apply(hard());
		await forgetMailAddress(db, await ada());
		expect(await address()).toBeUndefined();
	});
});

test("one event counts once, however often it comes and however many come at once", async () => {
	const body = hard("e-same");
	await ada();
	await Promise.all(Array.from({ length: 6 }, () => apply(body)));
	await forgetMailAddress(db, await ada());
	await apply(body);

	expect(await db.select().from(mailReports).where(eq(mailReports.eventId, "e-same"))).toHaveLength(1);
	expect(await address()).toBeUndefined();
});

describe("nothing is kept of an address that is nobody's", () => {
	const everywhere = async (email: string) =>
		JSON.stringify([await db.select().from(mailAddresses), await db.select().from(mailReports)]).includes(email);

	test("when a report comes after its account was erased, or is about a guest", async () => {
		await apply(event("bounced", { bounce: { type: "hard" }, recipient: "gone@mail.example" }, "e-gone"));
		expect(await everywhere("gone@mail.example")).toBe(false);
		expect(await db.select().from(mailReports).where(eq(mailReports.eventId, "e-gone"))).toHaveLength(1);
	});

	test("when its account gets another one", async () => {
		const { id } = await makeUser(db, { email: "former@mail.example" });
		await apply(event("bounced", { bounce: { type: "hard" }, recipient: "former@mail.example" }, "e-former"));
		expect(await everywhere("former@mail.example")).toBe(true);
		await db.batch(forgetFormerAddress(db, id));
		expect(await everywhere("former@mail.example")).toBe(false);
	});
});
