import { afterAll, beforeAll, expect, test } from "vitest";
import { openedSchool, signIn } from "../school.ts";

const school = openedSchool();
const ORDER = "00ff00ff00ff00ff00ff00ff00ff00ff";
let [student, before, withoutMoney] = [0, "[]", ""];

beforeAll(async () => {
	student = Number(await school.db.prepare("select id from users where email = 'student@grew.example'").first("id"));
	const at = Date.now() - 1000;
	await school.db
		.prepare(
			`insert into orders (id, user_id, kind, thing_id, occasion, title, language, state, currency, list_minor, net_minor,
				total_minor, gateway, is_test, created_at, changed_at, expires_at, paid_at)
			values (?1, ?2, 'course', 1, 'purchase', 'A course', 'en', 'paid', 'USD', 123400, 123400, 123400, 'stripe', 0, ?3, ?3, ?3, ?3)`,
		)
		.bind(ORDER, student, at)
		.run();
	before =
		(await school.db
			.prepare("select capabilities c from users where email = 'admin@grew.example'")
			.first<string>("c")) ?? "[]";
	await hold("admin", '["people"]', "instructor2@grew.example");
	withoutMoney = (await signIn(school.address, "instructor2@grew.example")).cookie;
});
afterAll(async () => {
	await hold("instructor", "[]", "instructor2@grew.example");
	await school.db.prepare("delete from orders where id = ?").bind(ORDER).run();
});

const hold = (role: string, capabilities: string, email: string) =>
	school.db
		.prepare("update users set role = ?, capabilities = ? where email = ?")
		.bind(role, capabilities, email)
		.run();
async function page(path: string, cookie?: string) {
	const who = cookie ? { headers: { Cookie: cookie } } : { as: "admin" as const };
	const response = await school.request(path, who);
	return { html: (await response.text()).replaceAll("<!-- -->", ""), headers: response.headers };
}
const tripsOf = (headers: Headers) => /(\d+) trips?/.exec(headers.get("Server-Timing") ?? "")?.[1];

test("the overview tells the revenue to who holds money, in the trip of the trends, and to nobody else", async () => {
	expect(before).toContain("money");
	const seen = await page("/admin");
	expect(seen.html).toContain("$1,234 paid, $0 refunded");
	expect(tripsOf(seen.headers)).toBe("2");

	const closed = await page("/admin", withoutMoney);
	expect(closed.html).toContain("New registrations on each of the last 30 days");
	expect(closed.html).not.toContain("$1,234");
	expect(closed.html).not.toContain('id="revenue"');
});

test("the page of a person tells who holds money what was ordered, each order a link, and nobody else", async () => {
	const seen = await page(`/admin/users/${student}`);
	expect(seen.html).toContain(`href="/admin/orders/${ORDER}"`);
	expect(tripsOf(seen.headers)).toBe("2");

	const closed = await page(`/admin/users/${student}`, withoutMoney);
	expect(closed.html).toContain('id="rights"');
	expect(closed.html).not.toContain(ORDER);
	expect(closed.html).not.toContain('id="orders"');
});

test("the report is one trip beside the session, in the address asked for, with a file for each part", async () => {
	const seen = await page("/admin/revenue?period=90&mode=live");
	expect(seen.html).toContain("$1,234");
	expect(seen.html).toContain('aria-current="page" class');
	expect(seen.html).toContain('href="/admin/revenue.csv?period=90&amp;mode=live&amp;part=cohorts"');
	expect(tripsOf(seen.headers)).toBe("2");

	const file = await school.request("/admin/revenue.csv?mode=live&part=revenue", { as: "admin" });
	expect(file.headers.get("Content-Disposition")).toContain("revenue-revenue.csv");
	expect((await file.text()).trim().split("\r\n").at(-1)).toMatch(/^\d{4}-\d\d-\d\d,1234,0,1234,1,USD$/);
});

test("a school with the test gateway shows its test money, unless asked for the other", async () => {
	expect((await page("/admin/revenue")).html).toMatch(
		/aria-current="page"[^>]*href="[^"]*mode=test"|href="[^"]*mode=test"[^>]*aria-current="page"/,
	);
});
