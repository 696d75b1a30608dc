import { describe, expect, test } from "vitest";
import { openedSchool, signIn } from "../school.ts";

const school = openedSchool();
const PASSWORD = "a green valley far";
const locationOf = (response: Response) => response.headers.get("Location");
const decoded = (address = "") => address.replaceAll("&amp;", "&");

async function newcomer() {
	const email = `${crypto.randomUUID()}@mail.example`;
	await school.postJson("/api/auth/register", { name: "Mira Sol", email, password: PASSWORD });
	return { email, headers: { Cookie: (await signIn(school.address, email, PASSWORD)).cookie } };
}

const coursesOf = async (email: string) => {
	const sql = "select course_id from enrollments where user_id = (select id from users where email = ?)";
	return (await school.db.prepare(sql).bind(email).all<{ course_id: number }>()).results.map((row) => row.course_id);
};

const cardOf = (html: string, courseId: number) => {
	const cards = [...html.matchAll(/<article[^>]*>(?:(?!<\/article>).)*<\/article>/gs)].map(([card]) => card);
	return cards.find((card) => new RegExp(`href="(?:/\\w\\w)?/courses/${courseId}"`).test(card)) ?? "";
};

describe("the button of a card", () => {
	test.each(["/", "/courses", "/de/courses"])(
		"of %s leads a guest through registering to the first lesson",
		async (path) => {
			const html = await (await school.request(path)).text();
			const way = decoded(/<a[^>]*href="([^"]*\/register[^"]*)"/.exec(cardOf(html, 1))?.[1]);
			expect(way).toContain("enroll=1");

			const email = `${crypto.randomUUID()}@mail.example`;
			const answer = await school.postForm(way, { name: "Mira Sol", email, password: PASSWORD });
			expect([answer.status, locationOf(answer), await coursesOf(email)]).toEqual([302, "/lessons/1", [1]]);
		},
	);

	test("enrolls a member by one press, and is told to others as what it is", async () => {
		const { email, headers } = await newcomer();
		const card = cardOf(await (await school.request("/courses", { headers })).text(), 1);
		const button = /<button[^>]*>/.exec(card)?.[0] ?? "";
		expect(button).toContain('form="enroll-by-card"');
		const answer = await school.request(/formAction="([^"]+)"/i.exec(button)?.[1] ?? "", {
			method: "POST",
			headers,
			body: new URLSearchParams(),
		});
		expect([answer.status, locationOf(answer), await coursesOf(email)]).toEqual([302, "/lessons/1", [1]]);
	});

	test.each(["instructor", "admin"] as const)("offers %s no enrolling", async (as) => {
		for (const path of ["/", "/courses"]) {
			const html = await (await school.request(path, { as })).text();
			const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
			expect([path, cardOf(main, 1) !== "", /Enroll for free|enroll=/.test(main)]).toEqual([path, true, false]);
		}
	});
});

test("what a guest has chosen survives a forgotten password", async () => {
	const { email } = await newcomer();
	const wayIn = async (path: string, to: string) => {
		const html = await (await school.request(path)).text();
		return decoded(new RegExp(`href="([^"]*${to}[^"]*)"`).exec(html)?.[1]);
	};
	const register = await wayIn("/de/courses/1", '/register\\?[^"]*enroll=');
	const forgot = await wayIn(await wayIn(register, '/login\\?[^"]*enroll='), "/forgot-password");
	expect((await school.postForm(forgot, { email })).status).toBe(200);

	const find = () =>
		school.db
			.prepare("select text from local_mail where to_address = ? and text like '%reset-password%'")
			.bind(email)
			.first<{ text: string }>();
	await expect.poll(find, { timeout: 15_000 }).toBeTruthy();
	const link = new URL(/https?:\S+reset-password\S+/.exec((await find())?.text ?? "")?.[0] ?? "");
	const token = link.searchParams.get("token") ?? "";
	const reset = await school.postForm(link.pathname + link.search, { token, password: "a second green valley" });
	const login = decoded(/href="([^"]*\/login\?[^"]*enroll=[^"]*)"/.exec(await reset.text())?.[1]);

	const answer = await school.postForm(login, { email, password: "a second green valley" });
	expect([answer.status, locationOf(answer), await coursesOf(email)]).toEqual([302, "/lessons/1", [1]]);
});

describe("a course that costs something", () => {
	const PRICE = /(?:US)?\$\s?\d/;
	const places = async (headers: Record<string, string>) => {
		const read = async (path: string) => (await school.request(path, { headers })).text();
		const [landing, list, page, other] = [
			await read("/"),
			await read("/courses"),
			await read("/courses/2"),
			await read("/courses/1"),
		];
		const next = other.slice(other.indexOf('aria-labelledby="next-courses"'));
		const card = page.slice(page.indexOf("<aside", page.indexOf("<main")));
		const bar = page.slice(page.indexOf("bottom-bar"));
		return {
			landing: PRICE.test(cardOf(landing, 2)),
			list: PRICE.test(cardOf(list, 2)),
			"price card": PRICE.test(card.slice(0, card.indexOf("</aside>"))),
			"bar of a phone": PRICE.test(bar.slice(0, bar.indexOf("</article>"))),
			"next courses": PRICE.test(/href="\/courses\/2"(?:(?!href="\/courses\/|<\/section>).)*/s.exec(next)?.[0] ?? ""),
		};
	};
	const everywhere = (shown: boolean) => ({
		landing: shown,
		list: shown,
		"price card": shown,
		"bar of a phone": shown,
		"next courses": shown,
	});
	const entitle = (email: string, source: string, thing: string) =>
		school.db
			.prepare(
				`insert into entitlements (user_id, thing_kind, thing_id, source_kind, source_id, from_at, created_at)
				select id, ?, ?, ?, '1', 1, 1 from users where email = ?`,
			)
			.bind(thing, thing === "all" ? 0 : 2, source, email)
			.run();

	test("shows its price to a guest and to a member", async () => {
		expect(await places({})).toEqual(everywhere(true));
		expect(await places((await newcomer()).headers)).toEqual(everywhere(true));
	});

	test.each([
		["membership", "all"],
		["grant", "course"],
		["grant", "all"],
	])("shows none to whom a %s (%s) has opened it", async (source, thing) => {
		const { email, headers } = await newcomer();
		await entitle(email, source, thing);
		expect(await places(headers)).toEqual(everywhere(false));
	});

	test("shows none to who is enrolled", async () => {
		const { email, headers } = await newcomer();
		await entitle(email, "order", "course");
		expect((await school.postJson("/api/enrollments", { courseId: 2 }, "anonymous", headers)).status).toBe(201);
		expect(await places(headers)).toEqual(everywhere(false));
	});
});

test("the first course on the landing page shows no price to who is enrolled in it", async () => {
	const featured = async (headers: Record<string, string>) => {
		const html = await (await school.request("/", { headers })).text();
		const from = html.indexOf('aria-labelledby="featured"');
		return html.slice(from, html.indexOf("</section>", from)).includes(">Price<");
	};
	const { headers } = await newcomer();
	expect([await featured({}), await featured(headers)]).toEqual([true, true]);
	await school.postJson("/api/enrollments", { courseId: 1 }, "anonymous", headers);
	expect(await featured(headers)).toBe(false);
});
