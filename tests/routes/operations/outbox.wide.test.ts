import { expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();

async function makeWaiting() {
	const id = crypto.randomUUID();
	const payload = JSON.stringify({ mail: "resetPassword", userId: 1, origin: school.address });
	await school.db
		.prepare("insert into outbox (id, kind, payload, due_at, next_try_at) values (?1, 'mail.send', ?2, ?3, ?4)")
		.bind(id, payload, Date.now() - 60_000, Date.now() + 3_600_000)
		.run();
	return id;
}
const page = async (path: string, as?: "admin") => (await school.request(path, { as })).text();
const press = () => school.postForm("/outbox", { intent: "sendWaiting" }, "admin");

test("all that waits is sent by one press, which is there only while something waits and only for who may", async () => {
	const button = 'value="sendWaiting"';
	expect(await page("/outbox", "admin")).not.toContain(button);
	const ids = [await makeWaiting(), await makeWaiting()];
	expect(await page("/outbox", "admin")).toContain(button);
	expect(await page("/outbox")).not.toContain(button);
	expect((await school.postForm("/outbox", { intent: "sendWaiting" }, "student")).status).toBe(302);

	const sent = await press();
	expect(sent.status).toBe(200);
	expect(await sent.text()).toContain("2 messages are on their way");
	await expect
		.poll(
			async () => {
				const { results } = await school.db.prepare("select id from local_mail").all<{ id: string }>();
				return results.map(({ id }) => id);
			},
			{ timeout: 20_000 },
		)
		.toEqual(expect.arrayContaining(ids));
	expect(await (await press()).text()).toContain("Nothing is waiting");
	const deeds = await school.db
		.prepare("select count(*) n from audit_entries where deed = 'mail.sendWaiting'")
		.first("n");
	expect(deeds).toBe(1);
	expect(await page("/admin/audit", "admin")).toContain("sent the waiting emails");
});

test("the list is narrowed to a kind, by a form that works without script", async () => {
	await school.postForm("/forgot-password", { email: "student@grew.example" });
	expect(await page("/outbox?kind=resetPassword")).toContain("student@grew.example");
	const none = await page("/outbox?kind=orderPaid&state=sent");
	expect(none).toContain("Nothing in this list matches");
	expect(none).toMatch(/<option value="orderPaid" selected="">Order paid<\/option>/);
});
