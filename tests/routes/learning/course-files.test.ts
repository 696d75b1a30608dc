import { request as httpRequest } from "node:http";
import { beforeAll, expect, test } from "vitest";
import { png } from "../../pictures/png.ts";
import { openedSchool, type Role } from "../school.ts";

const school = openedSchool();

const OWN = "/instructor-dashboard/courses/1/files";
const FOREIGN = "/instructor-dashboard/courses/3/files";
const LESSON = "/instructor-dashboard/courses/1/lessons/how-wholesaling-works/text?lang=en";
const PDF = `%PDF-1.4\n${" ".repeat(200)}\n%%EOF\n`;

let picture = "";

function send(path: string, body: BodyInit, { as = "instructor" as Role, name = "mill lane.png" } = {}) {
	const headers = { "Content-Type": "application/octet-stream", "X-File-Name": encodeURIComponent(name) };
	return school.request(`${path}/upload`, { as, method: "POST", body, headers });
}
async function sent(path: string, body: BodyInit, as: Role = "instructor", name?: string) {
	const answer = await send(path, body, { as, ...(name ? { name } : {}) });
	const { upload } = (await answer.json()) as { upload: { id: string; name: string; kind: string } };
	return upload;
}
const count = (table: string) => school.db.prepare(`select count(*) as n from ${table}`).first<number>("n");
const page = async (path: string) => (await school.request(path, { as: "instructor" })).text();
function form(fields: Record<string, string | File>) {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.append(name, value);
	return body;
}
const post = (path: string, fields: Record<string, string | File>, as: Role = "instructor") =>
	school.request(path, { as, method: "POST", body: form(fields) });

beforeAll(async () => {
	picture = (await sent(OWN, png(70, 70))).id;
});

test("a picture is stored under what it is, and shown to its instructor and admins, not to strangers", async () => {
	const statuses = await Promise.all(
		(["instructor", "admin", "anonymous"] as const).map((as) => school.request(`/course-files/${picture}`, { as })),
	);
	expect(statuses.map(({ status }) => status)).toEqual([200, 200, 403]);
	const [own] = statuses;
	expect(own?.headers.get("Content-Type")).toBe("image/png");
	expect(own?.headers.get("Content-Disposition")).toContain("inline");
	expect(own?.headers.get("X-Content-Type-Options")).toBe("nosniff");
	expect(await page(OWN)).toContain("mill lane.png");
	expect((await school.request(`/course-files/${picture}x`, { as: "admin" })).status).toBe(404);
});

test("nobody uploads to another's course, and nothing is stored", async () => {
	const before = [await count("uploads"), await count("course_files")];
	const answers = await Promise.all([
		send(FOREIGN, png(70, 70)),
		send(OWN, png(70, 70), { as: "student" }),
		send(OWN, png(70, 70), { as: "anonymous" }),
		post(FOREIGN, { intent: "upload", file: new File([PDF], "a.pdf"), alt: "" }),
		school.request(`${FOREIGN}?q=x`, { as: "instructor" }),
		school.request("/instructor-dashboard/courses/3/links?q=offer", { as: "instructor" }),
	]);
	expect(answers.map(({ status }) => status)).toEqual([404, 302, 302, 404, 404, 404]);
	expect([await count("uploads"), await count("course_files")]).toEqual(before);
});

test("an empty file, one of another kind and one that is too large are refused in words", async () => {
	const empty = await send(OWN, "");
	const script = await send(OWN, "<script>alert(1)</script>", { name: "a.png" });
	// Answered before it is sent.
	const large = await new Promise<number | undefined>((resolve, reject) => {
		const headers = {
			"Content-Length": 21 * 1024 * 1024,
			Origin: school.address,
			Cookie: school.cookieOf("instructor"),
		};
		const asked = httpRequest(`${school.address}${OWN}/upload`, { method: "POST", headers }, (response) => {
			resolve(response.statusCode);
			asked.destroy();
		});
		asked.on("error", reject);
		asked.write("%PDF");
	});
	expect([empty.status, script.status, large]).toEqual([400, 415, 413]);
	expect(await script.json()).toMatchObject({ ok: false, reason: "wrongKind", message: expect.stringMatching(/kind/) });
});

test("without script a form sends a file, shows its Markdown, and says what is wrong", async () => {
	const done = await post(OWN, { intent: "upload", file: new File([PDF], "offer sheet.pdf"), alt: "" });
	expect(done.status).toBe(302);
	const shown = await page(String(done.headers.get("Location")));
	expect(shown).toMatch(/\[offer sheet\.pdf \([^)]+\)\]\(file:[0-9a-f]{32}\)/);
	const described = await post(OWN, {
		intent: "upload",
		file: new File([png(70, 70)], "a.png"),
		alt: "A [front] door",
	});
	expect(await page(String(described.headers.get("Location")))).toMatch(
		/!\[A \\\[front\\\] door\]\(file:[0-9a-f]{32}\)/,
	);
	const wrong = await Promise.all([
		post(OWN, { intent: "upload", alt: "" }),
		post(OWN, { intent: "upload", file: new File(["<svg/>"], "a.svg"), alt: "kept words" }),
		post(OWN, { intent: "upload", file: new File([PDF], "a.pdf"), alt: "x".repeat(301) }),
	]);
	expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400]);
	expect(await wrong[0]?.text()).toContain("Choose a file.");
	expect(await wrong[1]?.text()).toContain("kept words");
});

test("the list is searched by name and has pages", async () => {
	for (let number = 0; number < 13; number += 1) await sent(OWN, PDF, "instructor", `Häuser ${number}.pdf`);
	expect(await page(`${OWN}?q=hauser+12`)).toContain("Häuser 12.pdf");
	const second = await page(`${OWN}?q=H%C3%A4user&page=2`);
	expect([second.includes("Häuser 0.pdf"), second.includes("Häuser 12.pdf")]).toEqual([true, false]);
	expect(await page(`${OWN}?q=nothing-like-it`)).toContain("No file has this name.");
	expect((await school.request(`${OWN}?page=99999&q=%00`, { as: "instructor" })).status).toBe(200);
});

test("a file is deleted by its own course alone, and not while a draft names it", async () => {
	const { id } = await sent(OWN, PDF, "instructor", "unused.pdf");
	expect((await post(FOREIGN, { intent: "remove", id }, "admin")).status).toBe(404);
	expect((await post(OWN, { intent: "remove", id }, "student")).status).toBe(302);
	const words = { lang: "en", revision: "0", title: "T", summary: "S", intent: "save" };
	await school.postForm(LESSON, { ...words, body: `Text\n\n![](file:${picture})` }, "instructor");
	const refused = await post(OWN, { intent: "remove", id: picture });
	expect(refused.status).toBe(409);
	expect(await refused.text()).toContain("T, English: draft");
	expect((await post(OWN, { intent: "remove", id })).status).toBe(302);
	expect((await school.request(`/course-files/${id}`, { as: "admin" })).status).toBe(404);
	expect((await school.request(`/course-files/${picture}`, { as: "admin" })).status).toBe(200);
});

test("the preview shows a picture of the course; a file of nobody is named with its line", async () => {
	const words = { lang: "fr", revision: "0", title: "T", summary: "S", intent: "look" };
	const body = `Texte\n\n![Le **front** "x"](file:${picture})\n\n[y](file:${"0".repeat(32)})`;
	const look = await school.postForm(LESSON.replace("lang=en", "lang=fr"), { ...words, body }, "instructor");
	const { shown, problems } = (await look.json()) as {
		shown: { body: string };
		problems: { kind: string; line: number; blocks: boolean }[];
	};
	expect(shown.body).toContain(`<img src="/course-files/${picture}" alt="Le front &quot;x&quot;"`);
	expect(problems).toEqual([expect.objectContaining({ kind: "missingFile", line: 5, blocks: false })]);
});

test("links are found among terms, lessons of the course as it is written, and resources", async () => {
	const links = async (q: string, lang = "en") =>
		(
			await school.request(`/instructor-dashboard/courses/1/links?${new URLSearchParams({ q, lang })}`, {
				as: "instructor",
			})
		).json() as Promise<{ group: string; title: string; address: string; language: string }[]>;
	const found = await links("assignment fee");
	expect(found).toContainEqual(expect.objectContaining({ group: "terms", address: "/glossary/assignment-fee" }));
	const lesson = expect.objectContaining({
		group: "lessons",
		address: expect.stringMatching(/^lesson:[a-z-]+\/signs-of-a-motivated-owner$/),
	});
	expect(await links("signs motivated")).toContainEqual(lesson);
	expect(await links("senales claras", "es")).not.toContainEqual(lesson);
	const draft = { lang: "es", revision: "0", title: "Señales claras", summary: "S", body: "Texto.", intent: "save" };
	const path = LESSON.replace("how-wholesaling-works", "signs-of-a-motivated-owner").replace("lang=en", "lang=es");
	expect(await (await school.postForm(path, draft, "instructor")).json()).toMatchObject({ ok: true });
	expect(await links("senales claras", "es")).toContainEqual(lesson);
	const all = await links("");
	expect(new Set(all.map(({ group }) => group))).toEqual(new Set(["lessons"]));
	expect(all.length).toBeGreaterThan(10);
	expect(await links("'\"*)(")).toEqual([]);
});
