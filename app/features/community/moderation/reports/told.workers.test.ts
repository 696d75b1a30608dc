import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dispatchJob } from "#app/features/operations/jobs/outbox/dispatch-job.server.ts";
import { type Message, sendMail } from "#app/features/operations/notifications/face.server.ts";
import { decideDelivery } from "#app/features/people/inbox/deliver/decide-delivery.server.ts";
import { runTogether } from "#db/run-together.server.ts";
import { outbox } from "#db/schema/schema.ts";
import { decide, latestCase, NOW, ORIGIN, report } from "#tests/community/cases.ts";
import { createNotes, makeNote } from "#tests/community/made-up-things.ts";
import { db } from "#tests/database.ts";
import { makeUser } from "#tests/factories.ts";
import { IDLE_HANDLERS } from "#tests/idle-handlers.ts";
import { MODERATION_CATEGORIES } from "../categories";
import { MODERATION_MAILS } from "../mails.server";
import { holdForReview } from "./hold-for-review.server";
import { tellHidden } from "./tell-hidden.server";

beforeAll(createNotes);

let author = { id: 0, email: "" };
let subject = { kind: "note", id: "" };
let sent: Message[] = [];
beforeEach(async () => {
	// Jobs of other tests would be sent as well.
	await db.delete(outbox);
	sent = [];
	author = await makeUser(db, { language: "de" });
	subject = await makeNote(db, author.id);
});

/** Runs all jobs that are due, in the way that a running school does, until none is left. */
async function runJobs(now = NOW) {
	const categories = new Map(MODERATION_CATEGORIES.map((one) => [one.name, one]));
	const delivery = { send: async (message: Message) => void sent.push(message), keepsText: false };
	const handlers = {
		...IDLE_HANDLERS,
		"moderation.tellHidden": tellHidden({ origin: ORIGIN }),
		"mail.send": sendMail(MODERATION_MAILS, delivery, decideDelivery(categories)),
	};
	for (let round = 0; round < 3; round += 1) {
		for (const { id } of await db.select().from(outbox)) await dispatchJob(db, { id, now, handlers });
	}
}

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const to = (email: string) => sent.filter((message) => message.to === email);

describe("the author of what is hidden until a decision", () => {
	test("is told once by one report of child safety, with nothing of the text and of who reported", async () => {
		const reporter = await makeUser(db, { name: "Whistling Wombat" });
		await report(db, { subject, by: reporter.id, reason: "childSafety" });
		await report(db, { subject, by: (await makeUser(db)).id, reason: "childSafety" });
		await runJobs();
		expect(to(author.email)).toMatchObject([{ subject: "Ihr Text ist verborgen, bis ein Moderator entschieden hat" }]);
		const [{ text = "" } = {}] = to(author.email);
		expect(text).toContain(`${ORIGIN}/notes/${subject.id}`);
		for (const secret of ["Wombat", "Guaranteed", "Offer", "The same offer"]) expect(text).not.toContain(secret);
	});

	test("is told why its room holds it", async () => {
		const held = {
			subject,
			authorId: author.id,
			authorName: "Ada",
			title: "Offer",
			text: "Guaranteed",
			language: "en",
			pictures: [],
		};
		await runTogether(db, holdForReview(db, { ...held, path: "/notes/1", heldBy: "watchedWords", now: NOW }));
		await runJobs();
		const [{ text = "" } = {}] = to(author.email);
		expect(text).toContain("„Offer“");
		expect(text).toContain("beobachtetes Wort");
	});

	test("is told of the decision alone where that comes first", async () => {
		await report(db, { subject, by: (await makeUser(db)).id, reason: "childSafety" });
		const moderator = await makeUser(db, { role: "admin" });
		await decide(db, { id: (await latestCase(db)).id, by: moderator.id, outcome: "kept" });
		await runJobs(later(60));
		expect(to(author.email)).toMatchObject([{ subject: "An Ihrem Text war nichts falsch" }]);
	});

	test("is not told of a report that hides nothing", async () => {
		await report(db, { subject, by: (await makeUser(db)).id });
		await runJobs();
		expect(to(author.email)).toEqual([]);
	});
});

describe("a guest who has reported", () => {
	const guest = { name: "Ada", email: "ada@mail.example" };

	test.each([
		["kept", "found nothing that breaks the rules"],
		["removed", "found that it breaks the rules"],
	] as const)("gets the receipt and then what was decided (%s), each once", async (outcome, words) => {
		await report(db, { subject, by: guest });
		await runJobs();
		const { id } = await latestCase(db);
		expect(to(guest.email)).toMatchObject([{ subject: `We have received your report ${id}` }]);

		const moderator = await makeUser(db, { role: "admin" });
		await decide(db, { id, by: moderator.id, outcome });
		await runJobs(later(5));
		expect(to(guest.email)).toHaveLength(1);
		await runJobs(later(60));
		await runJobs(later(120));
		expect(to(guest.email)).toHaveLength(2);
		const { subject: title, text = "" } = to(guest.email)[1] ?? {};
		expect(title).toBe(`Your report ${id} is decided`);
		expect(text).toContain(words);
		expect(text).toContain(`${ORIGIN}/en/legal/community-rules`);
		expect(text).not.toContain("Guaranteed");
	});
});

test("a member who is suspended by the decision gets it all the same, with a link that opens without signing in", async () => {
	await report(db, { subject, by: (await makeUser(db)).id });
	const moderator = await makeUser(db, { role: "admin" });
	const { id } = await latestCase(db);
	await decide(db, { id, by: moderator.id, sanction: "suspended", length: "7" });
	await runJobs(later(60));
	expect(to(author.email)).toHaveLength(1);
	expect(to(author.email)[0]?.text).toMatch(/\/decisions\/[0-9a-f]{32}\?token=/);
});
