import { beforeAll, expect, test } from "vitest";
import { openedSchool } from "../school.ts";

const school = openedSchool();
let coursePath = "";

beforeAll(async () => {
	const taught = await school.db
		.prepare(
			`select c.id from courses c join users u on u.id = c.instructor_id
			where u.email = 'instructor@grew.example' and c.published_at > 0 limit 1`,
		)
		.first<{ id: number }>();
	coursePath = `/courses/${taught?.id}`;
});

const form = (fields: Record<string, string>) =>
	school.postForm("/profile", { intent: "translations", ...fields }, "instructor");
/** The teacher's part as guests see it: cached, and renewed soon after a change. */
const page = async (language: string) => {
	const prefix = language === "en" ? "" : `/${language}`;
	const html = await (await school.request(prefix + coursePath)).text();
	const from = html.indexOf('aria-labelledby="instructor"');
	return html.slice(from, html.indexOf("</section>", from));
};

test("what a teacher says of themselves is shown in the reader's language, in English where that is missing, and it says so", async () => {
	await form({ "headline.de": "Gutachterin", "bio.de": "Ich *lehre*.\n\nSeit elf Jahren.", "headline.fr": "Experte" });

	await expect.poll(() => page("de"), { timeout: 10_000 }).toContain("Gutachterin");
	const german = await page("de");
	expect(german).toContain("<p>Ich <em>lehre</em>.</p>");
	expect(german).toMatch(/<details[\s\S]*Mehr über Ingrid Halvorsen[\s\S]*<p>Seit elf Jahren\.<\/p>/);
	expect(german).not.toContain("lang=");

	// Each field falls back separately.
	const french = await page("fr");
	expect(french).toContain(">Experte<");
	expect(french).toMatch(/<div lang="en"[^>]*><p>I began as an appraiser/);
	expect(french).toContain("Affiché en anglais");

	await school.db.prepare("update users set language = 'ru' where email = 'instructor@grew.example'").run();
	const spanish = await page("es");
	expect(spanish).toMatch(/<div lang="ru"[^>]*><p>I began/);
	expect(spanish).toContain("Idioma del texto: ruso");
	await school.db.prepare("update users set language = 'en' where email = 'instructor@grew.example'").run();
});

test("a form that is refused keeps all that was typed, opens the language that is wrong, and saves nothing", async () => {
	await form({ "headline.de": "Vorher", "bio.de": "Vorher." });
	const refused = await form({ "headline.de": "x".repeat(121), "bio.de": "Mein <neuer> Text", "bio.zh": "我" });
	const html = await refused.text();
	expect(refused.status).toBe(400);
	expect(html).toContain("Mein &lt;neuer&gt; Text");
	expect(html).toContain("x".repeat(121));
	expect(html).toMatch(/aria-invalid="true"/);
	const german = html.slice(html.lastIndexOf("<details", html.indexOf("Mein &lt;neuer&gt;")));
	expect(german.slice(0, german.indexOf(">"))).toContain("open");
	await expect.poll(() => page("de"), { timeout: 10_000 }).toContain("Vorher");

	expect((await form({ "bio.fr": "x".repeat(4001) })).status).toBe(400);
	expect((await form({ "bio.xx": "x" })).status).toBe(400);
});

test("what is emptied falls back, and nothing of it is kept", async () => {
	await form({ "headline.de": "Gutachterin", "bio.de": "Text." });
	const saved = await form({ "headline.de": " ", "bio.de": "\n" });
	expect([saved.status, (await saved.text()).includes("Saved.")]).toEqual([200, true]);
	const kept = "select count(*) n from profile_translations p join users u on u.id = p.user_id where u.email = ?";
	expect(await school.db.prepare(kept).bind("instructor@grew.example").first("n")).toBe(0);
	await expect.poll(() => page("de"), { timeout: 10_000 }).toContain("Appraiser for eleven years");
});

test("a text runs nothing, and its headings are those of a part of the page", async () => {
	await form({ "bio.de": "# Wer\n\n<script>alert(1)</script> [x](javascript:alert(1))" });
	await expect.poll(() => page("de"), { timeout: 10_000 }).toContain("<h3>Wer</h3>");
	const german = await page("de");
	expect(german).not.toMatch(/<script|href="javascript|id="part-/);
});

test("a text for members is not on the page that guests read, and one for nobody on none", async () => {
	const parts = {
		image: "everyone",
		headline: "everyone",
		country: "members",
		languages: "members",
		interests: "members",
	};
	const begins = "I began as an appraiser";
	const member = async () => (await (await school.request(coursePath, { as: "student" })).text()).includes(begins);
	const choose = (bio: string) =>
		school.postForm("/settings/privacy", { intent: "visibility", ...parts, bio }, "instructor");

	expect([(await page("en")).includes(begins), await member()]).toEqual([true, true]);
	await choose("members");
	await expect.poll(async () => (await page("en")).includes(begins), { timeout: 10_000 }).toBe(false);
	expect(await member()).toBe(true);
	await choose("nobody");
	expect(await member()).toBe(false);
});

test("who only learns has no form for it", async () => {
	const [learner, teacher] = await Promise.all(
		(["student", "instructor"] as const).map(async (as) => (await school.request("/profile", { as })).text()),
	);
	expect([learner?.includes("headline.de"), teacher?.includes("headline.de")]).toEqual([false, true]);
});
