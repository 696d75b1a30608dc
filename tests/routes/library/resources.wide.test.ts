import { describe, expect, test } from "vitest";
import { openedSchool, type Role } from "../school.ts";

const school = openedSchool();
const BROWSER = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36" };
const get = (path: string, as: Role = "anonymous") => school.request(path, { as, headers: BROWSER });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const ticksOf = (userEmail: string, slug: string) =>
	school.db
		.prepare(
			"select item from checklist_ticks join users on users.id = user_id join library_entries using (document_id) where email = ? and slug = ? order by item",
		)
		.bind(userEmail, slug)
		.all<{ item: string }>()
		.then(({ results }) => results.map(({ item }) => item));
const postForm = (path: string, fields: [string, string][], as: Role, headers: Record<string, string> = {}) =>
	school.request(path, { as, method: "POST", body: new URLSearchParams(fields), headers });

describe("a closed resource", () => {
	const INSIDE: [string, Role, string[]][] = [
		[
			"assignment-outline",
			"anonymous",
			["Rights pass and duties", "theirDeposit", "A promise that the value will rise", "{{"],
		],
		[
			"assignment-outline",
			"student",
			["Rights pass and duties", "theirDeposit", "A promise that the value will rise", "{{"],
		],
		["first-call-sheet", "anonymous", ["Wait five seconds", "Slow down", "{{"]],
		["closing-day-checklist", "anonymous", ['"sections"', 'type="checkbox"']],
	];
	test.each(INSIDE)("%s is told of to %s and shows nothing that is inside", async (slug, as, inside) => {
		for (const path of ["/resources", "/resources.data"]) {
			expect([path, (await get(path, as)).status]).toEqual([path, 200]);
		}
		for (const path of [`/resources/${slug}`, `/resources/${slug}.data`]) {
			const response = await get(path, as);
			const text = await response.text();
			expect([path, response.status]).toEqual([path, 200]);
			for (const words of inside) expect(text).not.toContain(words);
		}
		expect(await (await get(`/resources/${slug}`, as)).text()).toMatch(/Not available to you yet/);
	});

	test.each(["anonymous", "student"] as const)("gives %s no file and takes no tick", async (as) => {
		const pdf = await get("/resources/power-of-attorney-abroad/checklist.pdf", as);
		expect([pdf.status, pdf.headers.get("Location")]).toEqual([302, "/resources/power-of-attorney-abroad"]);
		const outline = await postForm("/resources/assignment-outline/outline", [["format", "md"]], as);
		expect([outline.status, outline.headers.get("Location")]).toEqual([303, "/resources/assignment-outline"]);
		expect((await postForm("/resources/power-of-attorney-abroad/ticks", [["item", "x"]], as)).status).toBe(403);
	});

	test("is open to an admin", async () => {
		expect(await (await get("/resources/assignment-outline", "admin")).text()).toContain("Rights pass and duties");
	});
});

describe("the ticks of a checklist", () => {
	const path = "/resources/listing-red-flags/ticks";

	test("a form without script saves what it has changed and leads back", async () => {
		const first = await postForm(
			path,
			[
				["item", "history"],
				["item", "register"],
				["item", "nothing"],
			],
			"student",
		);
		expect([first.status, first.headers.get("Location")]).toEqual([303, "/resources/listing-red-flags"]);
		await postForm(
			path,
			[
				["was", "history"],
				["was", "register"],
				["item", "register"],
				["item", "rules"],
			],
			"student",
		);
		expect(await ticksOf("student@grew.example", "listing-red-flags")).toEqual(["register", "rules"]);
		expect(await (await get("/resources", "student")).text()).toContain("2 of 22 ticked");

		await postForm(
			path,
			[
				["intent", "reset"],
				["was", "register"],
				["was", "rules"],
			],
			"student",
		);
		expect(await ticksOf("student@grew.example", "listing-red-flags")).toEqual([]);
	});

	test("thirty posts at once leave every tick", async () => {
		const page = await (await get("/resources/listing-red-flags", "instructor")).text();
		const items = [...page.matchAll(/name="item" [^>]*value="([\w-]+)"|value="([\w-]+)"[^>]*name="item"/g)].map(
			([, one, other]) => String(one ?? other),
		);
		expect(items).toHaveLength(22);
		const answers = await Promise.all(
			items.map((item) => postForm(path, [["item", item]], "instructor", { Accept: "application/json" })),
		);
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		expect(await ticksOf("instructor@grew.example", "listing-red-flags")).toEqual([...items].sort());
	});

	test("a guest's are in the address, and the page shows them", async () => {
		const answer = await postForm(`/de${path}`, [["item", "history"]], "anonymous");
		const to = String(answer.headers.get("Location"));
		expect(to).toMatch(/^\/de\/resources\/listing-red-flags\?ticked=history~\w+$/);
		expect(await (await get(to)).text()).toContain("1 von 22 abgehakt");
	});

	test.each<[string, [string, string][]]>([
		["an item that is no key", [["item", "<script>"]]],
		["another field", [["userId", "1"]]],
		["too many", Array.from({ length: 300 }, (_, at): [string, string] => ["item", `i${at}`])],
		["another intent", [["intent", "all"]]],
	])("%s is refused", async (_name, fields) => {
		expect((await postForm(path, fields, "student")).status).toBe(400);
	});
});

describe("files", () => {
	test.each(["", "/de", "/ru", "/zh"])("a checklist comes as a PDF: %s", async (prefix) => {
		const response = await get(`${prefix}/resources/listing-red-flags/checklist.pdf?ticked=history~fmk.register`);
		expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
		const bytes = await bytesOf(response);
		expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
		expect(bytes.length).toBeGreaterThan(10_000);
		expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="listing-red-flags.pdf"');
	});

	test("an outline comes as DOCX and as Markdown with what was filled in", async () => {
		const fields: [string, string][] = [["field.seller", "Ann *Lee*"]];
		const outline = "/resources/first-call-sheet/outline";
		const page = await (await get("/resources/first-call-sheet", "student")).text();
		const [, field = ""] = /name="(field\.\w+)"/.exec(page) ?? [];
		expect(field).not.toBe("");
		const filled: [string, string][] = [[field, "Ann *Lee*"]];

		const docx = await postForm(outline, [...filled, ["format", "docx"]], "student");
		expect(docx.headers.get("Content-Type")).toContain("wordprocessingml");
		expect((await bytesOf(docx)).subarray(0, 2).toString()).toBe("PK");
		const markdown = await postForm(outline, [...filled, ["format", "md"]], "student");
		expect(await markdown.text()).toContain("Ann \\*Lee\\*");
		expect((await postForm(outline, [...fields, ["format", "exe"]], "student")).status).toBe(400);
		expect(
			(
				await postForm(
					outline,
					[
						["field.nobody", "x"],
						["format", "md"],
					],
					"student",
				)
			).status,
		).toBe(400);
		expect(
			(
				await postForm(
					outline,
					[
						[field, "x".repeat(2_001)],
						["format", "md"],
					],
					"student",
				)
			).status,
		).toBe(400);
	});

	test("each visitor's download of a day is counted once, programs never", async () => {
		const count = async () =>
			(
				await school.db
					.prepare(
						"select sum(count) as n from resource_downloads join library_entries using (document_id) where slug = 'wire-fraud-card'",
					)
					.first<{ n: number | null }>()
			)?.n ?? 0;
		const path = "/resources/wire-fraud-card/checklist.pdf";
		for (let time = 0; time < 3; time += 1) await get(path);
		await expect.poll(count).toBe(1);
		await school.request(path, { headers: { "User-Agent": "Googlebot/2.1" } });
		await get(path, "student");
		await expect.poll(count).toBe(2);
	});

	test("rules by place come as a file with their sources, as they were asked for", async () => {
		const text = await (await get("/resources/rules-by-place.csv?place=us-ok")).text();
		expect(text.split("\r\n")).toHaveLength(13);
		expect(text).toContain("Oklahoma");
		expect(text).toContain("SB 1075");
	});
});

describe("whatever is asked", () => {
	const huge = "x".repeat(1_500);
	test.each([
		"/resources?page=-1&kind=%00&country=..&sort=__proto__",
		`/resources?q=${huge}`,
		"/resources?kind=checklist&kind=checklist&kind=nothing",
		"/resources/maximum-offer?arv=1e999&repairs=NaN&share=%F0%9F%98%80",
		"/resources/maximum-offer?arv=-5&share=999999999999999",
		`/resources/listing-red-flags?ticked=${huge}`,
		"/resources/listing-red-flags/checklist.pdf?ticked=...~~~.%00",
		"/resources/rules-by-place?place=../../etc&rule=constructor&answer=__proto__&due=x",
		`/resources/rules-by-place?q=${huge}`,
		"/resources/rules-by-place.csv?sort=%27",
	])("%s is answered", async (path) => {
		expect((await get(path)).status).toBe(200);
	});

	test.each([
		"/resources/%00",
		"/resources/..%2f..%2f",
		`/resources/${"a".repeat(900)}`,
		"/resources/x/checklist.pdf",
		"/resources/maximum-offer/checklist.pdf",
	])("%s is not there", async (path) => {
		expect([400, 404]).toContain((await get(path)).status);
	});

	test("an unknown name is a page of the section with what may have been meant", async () => {
		const response = await get("/resources/listing-red-flag");
		expect(response.status).toBe(404);
		expect(await response.text()).toContain('href="/resources/listing-red-flags"');
	});

	test("a calculator works without script, and a visitor's page of a resource is kept", async () => {
		expect(await (await get("/resources/maximum-offer?arv=300000")).text()).toContain("$173,000");
		await expect
			.poll(async () => (await get("/resources/how-wholesaling-works")).headers.get("Server-Timing"), {
				timeout: 20_000,
			})
			.toContain('page;desc="kept');
	});

	test("search engines are told of resources", async () => {
		const map = await (await get("/sitemap.xml")).text();
		expect(map).toContain("/resources/listing-red-flags<");
		expect(map).toContain("/resources/rules-by-place<");
		const dayOf = (path: string) => new RegExp(`<loc>[^<]+${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d<`);
		for (const path of ["/resources", "/resources/listing-red-flags", "/legal/terms", "/accessibility", "/help"]) {
			expect(map).toMatch(dayOf(path));
		}
		expect(map).not.toMatch(dayOf("/pricing"));
	});

	test("one that nobody has reviewed for a year says so, on its page and in the list; one that was does not", async () => {
		const review =
			"update library_entries set reviewed_on = ? where kind = 'resource' and slug = 'closing-day-checklist'";
		await school.db.prepare(review).bind("2024-05-17").run();
		const read = async (path: string) => (await school.request(path, { as: "student" })).text();
		expect(await read("/resources/closing-day-checklist")).toContain(
			"Last reviewed on May 17, 2024, more than a year ago",
		);
		expect(await read("/resources")).toContain("Review due");
		expect(await read("/resources/listing-red-flags")).not.toContain("more than a year ago");
		expect(await read("/de/resources/closing-day-checklist")).toContain("17. Mai 2024");
	});
});
