import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { openedSchool, type Role } from "../../school.ts";

const school = openedSchool();

const COURSE = "/instructor-dashboard/courses/1";
const FILM = readFileSync("db/content/media/who-holds-what.mp4");
const VTT = "WEBVTT\n\n00:00:00.500 --> 00:00:02.000\nA <b>bold</b> & a <script>alert(1)</script> line\n";
const words = {
	title: "Seen",
	summary: "A film.",
	body: "Text below.",
	captions: VTT,
	chapters: "0:00 First\n0:30 Next",
};

let lesson = "";
let film = "";

const row = <T>(sql: string, ...values: unknown[]) =>
	school.db
		.prepare(sql)
		.bind(...values)
		.first<T>();
const lessonId = async () =>
	(await row<{ id: number }>("select id from lessons where course_id = 1 and key = ?", lesson))?.id;
const html = async (path: string, as: Role = "instructor") => (await school.request(path, { as })).text();

async function send(course: string, content: BodyInit, name = "walk.mp4") {
	const answer = await school.request(`${course}/files/upload`, {
		as: "instructor",
		method: "POST",
		body: content,
		headers: { "Content-Type": "application/octet-stream", "X-File-Name": name },
	});
	return { status: answer.status, id: ((await answer.json()) as { upload?: { id: string } }).upload?.id ?? "" };
}
const post = (intent: "look" | "save", more: Record<string, string>, lang = "en", revision = "1") =>
	school.postForm(`${COURSE}/lessons/${lesson}/text?lang=${lang}`, { lang, revision, intent, ...more }, "instructor");
const facts = (named: string, seconds = "90") => ({
	facts: "yes",
	minutes: "2",
	required: "yes",
	film: named,
	seconds,
	share: "80",
});
async function problems(more: Record<string, string>, lang = "en") {
	const look = (await (await post("look", { ...words, ...more }, lang)).json()) as {
		problems: { field: string; kind: string; blocks: boolean; values: { at?: number } }[];
	};
	return look.problems.map(({ kind, blocks, values }) => [kind, blocks, ...(values.at ? [values.at] : [])]);
}
/** The drafts of a part, as the page of publishing offers them. */
async function publish(key: string) {
	const { results } = await school.db
		.prepare(
			"select key, language, revision from document_drafts where document_id = (select document_id from courses where id = 1)",
		)
		.all<{ key: string; language: string; revision: number }>();
	const form = new URLSearchParams({ intent: "publish" });
	for (const draft of results.filter((one) => one.key === key || one.key.startsWith("module/")))
		form.append("drafts", `${draft.key} ${draft.language} ${draft.revision}`);
	return school.request(`${COURSE}/publish`, { as: "instructor", method: "POST", body: form });
}

beforeAll(async () => {
	const module = await row<{ key: string }>(
		"select key from modules where course_id = 1 and retired_at is null limit 1",
	);
	const add = { intent: "addLesson", module: String(module?.key), title: "A walk through the house", type: "video" };
	await school.postForm(`${COURSE}/curriculum`, add, "instructor");
	lesson = "a-walk-through-the-house";
	film = (await send(COURSE, FILM)).id;
});

test("a new lesson of the type has no film, says so, and cannot be published without one", async () => {
	expect(film).toMatch(/^[0-9a-f]{32}$/);
	expect(await problems(facts(""))).toContainEqual(["filmMissing", true]);
	expect((await publish(`lesson/${lesson}`)).status).toBe(400);
	expect(await html(`${COURSE}/publish`)).toContain("Film: Choose a film");
	expect(await html(`${COURSE}/lessons/${lesson}?lang=en`)).toContain("walk.mp4");
});

test("checks name a film of another course, a length that is none, and lines of captions and chapters", async () => {
	expect(await problems(facts(`file:${"0".repeat(32)}`))).toContainEqual(["filmGone", true]);
	expect(await problems(facts(`file:${film}`, "soon"))).toContainEqual(["filmSeconds", true]);
	const wrong = { captions: "WEBVTT\n\n00:02.000 --> 00:01.000\nBack", chapters: "0:10 A\nno time" };
	const found = await problems({ ...facts(`file:${film}`), ...wrong });
	expect(found).toEqual([
		["cueEnd", true, 3],
		["chapter", true, 2],
	]);
	expect(await problems({ ...facts(`file:${film}`), captions: "" })).toEqual([["captionsMissing", false]]);
	// What ships with other lessons is no film of this one.
	expect(await problems(facts("who-holds-what.mp4"))).toContainEqual(["filmMissing", true]);
});

test("nobody but its instructors sees the film before it is published, and then it follows the rules of its lesson", async () => {
	expect((await post("save", { ...words, ...facts(`file:${film}`) })).status).toBe(200);
	const asked = (path: string, headers: Record<string, string> = {}) =>
		Promise.all(
			(["anonymous", "student", "instructor"] as const).map((as) =>
				school.request(path, { as, headers }).then(async (answer) => {
					await answer.arrayBuffer();
					return answer.status;
				}),
			),
		);
	expect(await asked(`/course-files/${film}`)).toEqual([403, 403, 200]);
	expect(await html("/courses/1", "anonymous")).not.toContain("A walk through the house");

	expect((await publish(`lesson/${lesson}`)).status).toBe(302);
	const path = `/lessons/${await lessonId()}`;
	const student = await row<{ id: number }>(
		"select e.id from enrollments e join users u on u.id = e.user_id where e.course_id = 1 and u.email = 'student@grew.example'",
	);
	expect(student).not.toBeNull();
	expect(await asked(`${path}/video`)).toEqual([403, 200, 200]);
	expect(await asked(`${path}/video`, { Range: "bytes=0-99" })).toEqual([403, 206, 206]);
	expect(await asked(`/course-files/${film}`)).toEqual([403, 403, 200]);
	expect(await asked(`${path}/captions/en`)).toEqual([403, 200, 200]);
	expect(await asked(`${path}/captions/de`)).toEqual([403, 404, 404]);
	expect(await asked(`${path}/poster`)).toEqual([403, 404, 404]);

	const range = await school.request(`${path}/video`, { as: "student", headers: { Range: "bytes=4-11" } });
	expect(range.headers.get("Content-Type")).toBe("video/mp4");
	expect(range.headers.get("Content-Range")).toBe(`bytes 4-11/${FILM.byteLength}`);
	expect(Buffer.from(await range.arrayBuffer())).toEqual(FILM.subarray(4, 12));

	await school.db
		.prepare("update lessons set opens = ? where id = ?")
		.bind('{"days":3000}', await lessonId())
		.run();
	expect(await asked(`${path}/video`)).toEqual([403, 403, 200]);
	await school.db
		.prepare("update lessons set opens = null where id = ?")
		.bind(await lessonId())
		.run();
});

test("captions and chapters are served as WebVTT in which markup is text, and the player knows of them", async () => {
	const path = `/lessons/${await lessonId()}`;
	const captions = await school.request(`${path}/captions/en`, { as: "student" });
	expect(captions.headers.get("Content-Type")).toMatch(/^text\/vtt/);
	expect(captions.headers.get("X-Content-Type-Options")).toBe("nosniff");
	expect(await captions.text()).toBe("WEBVTT\n\n00:00:00.500 --> 00:00:02.000\nA bold &amp; a alert(1) line\n");
	const chapters = await school.request(`${path}/captions/en?chapters`, { as: "student" });
	expect(await chapters.text()).toBe(
		"WEBVTT\n\n00:00:00.000 --> 00:00:30.000\nFirst\n\n00:00:30.000 --> 00:01:30.000\nNext\n",
	);
	const page = await html(path, "student");
	expect(page).toContain(`src="${path}/captions/en"`);
	expect(page).toContain(`src="${path}/captions/en?chapters"`);
	expect(page).not.toContain(`${path}/poster`);
});

test("a language has its own captions, published with its words alone, and a warning where it has none", async () => {
	const german = { ...words, title: "Gesehen", body: "", captions: "", chapters: "" };
	await post("save", german, "de", "0");
	expect(await html(`${COURSE}/publish`)).toContain("1 film has no captions");
	const saved = (await (
		await post("save", { ...german, captions: "WEBVTT\n\n00:01.000 --> 00:02.000\nHallo" }, "de", "1")
	).json()) as { revision: number };
	expect(saved.revision).toBe(2);
	expect(await html(`${COURSE}/publish`)).not.toContain("1 film has no captions");
	const path = `/lessons/${await lessonId()}/captions`;
	expect((await school.request(`${path}/de`, { as: "student" })).status).toBe(404);
	expect((await publish(`lesson/${lesson}`)).status).toBe(302);
	expect(await html(`${path}/de`, "student")).toContain("Hallo");
	expect(await html(`${path}/en`, "student")).toContain("bold");
});

test("a film that a lesson names stays, and one that is no MP4 is not taken", async () => {
	const refused = await school.postForm(`${COURSE}/files`, { intent: "remove", id: film }, "instructor");
	expect(refused.status).toBe(409);
	expect(await refused.text()).toContain("settings: published");
	const head = Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from("ftypqt  "), Buffer.alloc(100)]);
	expect((await send(COURSE, head, "a.mov")).status).toBe(415);
	// The dialog that places files offers no film, and the page of files has no Markdown for it.
	const list = (await (await school.request(`${COURSE}/files/list`, { as: "instructor" })).json()) as {
		files: { id: string }[];
	};
	expect(list.files.some(({ id }) => id === film)).toBe(false);
});

test("a film of the course is shown to everybody on its page once the details are published", async () => {
	const get = (as: Role, headers: Record<string, string> = {}) => school.request("/courses/1/film", { as, headers });
	expect((await get("anonymous")).status).toBe(404);
	const facts = await row<{ slug: string; topic: string; level: string }>(
		"select slug, topic, level from courses where id = 1",
	);
	const said = await row<{ title: string; short: string; description: string; outcomes: string }>(
		`select title, short_description as short, description, outcomes from course_translations
		where course_id = 1 and language = 'en'`,
	);
	if (!facts || !said) throw new Error("no course");
	const outcomes = JSON.parse(said.outcomes) as string[];
	const form = {
		intent: "save",
		lang: "en",
		revision: "0",
		factsRevision: "0",
		...facts,
		title: said.title,
		shortDescription: said.short,
		description: said.description,
		...Object.fromEntries(outcomes.map((outcome, at) => [`outcomes[${at}]`, outcome])),
		previewFilm: `file:${film}`,
	};
	expect((await school.postForm(COURSE, form, "instructor")).status).toBe(302);
	expect((await get("anonymous")).status).toBe(404);
	expect(await html("/courses/1", "anonymous")).not.toContain("/courses/1/film");
	expect((await publish("course")).status).toBe(302);
	expect((await get("anonymous", { Range: "bytes=0-9" })).status).toBe(206);
	const page = await html("/courses/1", "anonymous");
	expect(page).toContain('href="/courses/1/film"');
	expect(page).not.toContain("<video");
	expect((await school.request("/courses/999/film")).status).toBe(404);
});
