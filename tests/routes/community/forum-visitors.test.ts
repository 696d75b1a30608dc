import { describe, expect, test } from "vitest";
import { dataPath, openedSchool, type Role } from "../school.ts";

const school = openedSchool();

const html = async (path: string, as: Role = "anonymous") => (await school.request(path, { as })).text();
const cacheOf = async (path: string, as: Role = "anonymous") =>
	/page;desc="([^"]+)"/.exec((await school.request(path, { as })).headers.get("Server-Timing") ?? "")?.[1] ?? null;
const haveCached = (path: string) => expect.poll(() => cacheOf(path), { timeout: 20_000 }).toMatch(/^kept/);

async function start(title: string, as: "student" | "instructor" = "instructor") {
	const fields = { clientKey: crypto.randomUUID(), category: "contracts", kind: "question", language: "en" };
	const answer = await school.postForm("/forum/new", { ...fields, title, body: `About ${title}.` }, as);
	expect(answer.status).toBe(302);
	return String(answer.headers.get("Location"));
}

async function reply(path: string, body: string, as: "student" | "instructor" = "student") {
	const answer = await school.postForm(path, { intent: "reply", clientKey: crypto.randomUUID(), body }, as);
	expect(answer.status).toBe(302);
}

const idOf = (path: string) => Number(path.split("/")[2]);
const postIdAt = (path: string, number: number) =>
	school.db
		.prepare("SELECT id FROM forum_posts WHERE topic_id = ? AND number = ?")
		.bind(idOf(path), number)
		.first<number>("id");
const suspend = (email: string, at: number | null) =>
	school.db.prepare("UPDATE users SET suspended_at = ? WHERE email = ?").bind(at, email).run();

/** All places where a visitor finds what stands in a topic. */
async function placesWith(path: string, words: string) {
	const places = {
		page: path,
		data: dataPath(path),
		list: "/forum?category=contracts",
		search: `/forum?q=${encodeURIComponent(words)}`,
		feed: "/forum/feed.xml",
		categoryFeed: "/forum/categories/contracts/feed.xml",
	};
	const found = await Promise.all(
		Object.entries(places).map(async ([name, address]) => {
			const text = await html(address);
			// The page of the search repeats what was looked for.
			const isThere = name === "search" ? text.includes(`href="${path}"`) : text.includes(words);
			return isThere ? [name] : [];
		}),
	);
	const map = await html("/sitemap.xml");
	return [...found.flat(), ...(map.includes(`/en${path}</loc>`) ? ["siteMap"] : [])];
}

describe("a visitor", () => {
	test("gets the page and its data from the cache, and a new post at once", async () => {
		const path = await start("Cached first");
		await haveCached(path);
		await haveCached(dataPath(path));
		await haveCached("/forum");
		await reply(path, "Quokka, written later.");
		expect(await cacheOf(path)).toBeNull();
		expect(await html(path)).toContain("Quokka, written later.");
		expect(await html("/forum")).toContain("Cached first");
		await haveCached(path);
	});

	test("pays one trip for what is cached", async () => {
		const path = await start("Cheap to read");
		await haveCached(path);
		const response = await school.request(path);
		expect(response.headers.get("Server-Timing")).toMatch(/(^|[^0-9])1 trip\b/);
	});

	test("finds nothing from the cache by searching, since searches are counted", async () => {
		for (const _ of [1, 2, 3]) expect(await cacheOf("/forum?q=deposit")).toBeNull();
	});

	test("no longer reads what was hidden, withdrawn or accepted otherwise", async () => {
		const path = await start("Hidden later");
		await reply(path, "Wombat, to be hidden.");
		await haveCached(path);
		const post = { postId: String(await postIdAt(path, 2)), number: "2" };
		await school.postForm(path, { intent: "accept", ...post, isOn: "on" }, "instructor");
		expect(await html(path)).toContain('"acceptedAnswer"');
		await haveCached(path);
		expect((await school.postForm(path, { intent: "remove", ...post }, "student")).status).toBe(302);
		expect(await html(path)).not.toContain("Wombat");
		expect(await html(dataPath(path))).not.toContain("Wombat");
		expect(await html("/forum?q=wombat")).not.toContain(`href="${path}/2`);
	});

	test("no longer finds a topic whose first post was withdrawn", async () => {
		const path = await start("Platypus topic");
		await haveCached(path);
		expect((await placesWith(path, "Platypus")).length).toBe(7);
		const post = { postId: String(await postIdAt(path, 1)), number: "1" };
		await school.postForm(path, { intent: "remove", ...post }, "instructor");
		expect((await school.request(path)).status).toBe(404);
		expect(await placesWith(path, "Platypus")).toEqual([]);
	});

	test("finds no topic of somebody who is suspended, not its title either, and finds it again afterwards", async () => {
		const path = await start("Echidnas by night");
		await reply(path, "Numbat, says the other one.");
		const mark = { intent: "bookmark", postId: String(await postIdAt(path, 2)), number: "2", isOn: "on" };
		expect((await school.postForm(path, mark, "student")).status).toBe(302);
		expect((await placesWith(path, "Echidnas")).length).toBe(7);
		expect(await html("/forum?q=numbat")).toContain(`href="${path}/2`);
		expect(await html("/forum/bookmarks", "student")).toContain("Echidnas");
		await haveCached(path);
		await suspend("instructor@grew.example", Date.now());
		try {
			expect(await placesWith(path, "Echidnas")).toEqual([]);
			const api = `/api/forum/topics/${idOf(path)}`;
			for (const address of [path, `${path}/2`, api])
				expect([address, (await school.request(address)).status]).toEqual([address, 404]);
			for (const address of [path, `${path}/1/history`, `${path}/2/history`, `/report?kind=post&id=${mark.postId}`])
				expect(await html(address, "student")).not.toContain("Echidnas");
			expect((await school.request(`${path}/1/history`, { as: "student" })).status).toBe(404);
			expect(await html("/api/forum/topics?sort=new")).not.toContain("Echidnas");
			expect(await html("/forum?q=numbat")).not.toContain(`href="${path}`);
			expect(await html("/forum/bookmarks", "student")).not.toContain("Echidnas");
			const moderated = await school.request(path, { as: "admin" });
			expect([moderated.status, moderated.headers.get("X-Robots-Tag")]).toEqual([200, "noindex"]);
			expect(await moderated.text()).toContain("The author of this topic is suspended.");
		} finally {
			await suspend("instructor@grew.example", null);
		}
		expect(await placesWith(path, "Echidnas")).toContain("feed");
	});

	test("reads no reply of somebody who is suspended, nor who wrote it", async () => {
		const path = await start("Numbered quolls");
		await reply(path, "Bilby, for the moment.");
		await haveCached(path);
		await suspend("student@grew.example", Date.now());
		try {
			for (const address of [path, dataPath(path), "/forum?q=bilby", `/api/forum/topics/${idOf(path)}`])
				expect(await html(address)).not.toContain("Bilby,");
			const answer = await school.request(`/api/forum/topics/${idOf(path)}`);
			const { posts } = (await answer.json()) as { posts: { author: string | null; html: string | null }[] };
			expect(posts[1]).toMatchObject({ author: null, html: null });
			expect((await school.request(`${path}/2/history`, { as: "instructor" })).status).toBe(404);
		} finally {
			await suspend("student@grew.example", null);
		}
		expect(await html(path)).toContain("Bilby,");
	});

	test("finds every pinned topic, also beyond three and in other lists", async () => {
		const titles = ["Pinned one", "Pinned two", "Pinned three", "Pinned four"];
		const paths: string[] = [];
		for (const title of titles) paths.push(await start(title));
		const pin = { intent: "moderate", deed: "pin" };
		for (const path of paths) expect((await school.postForm(path, pin, "admin")).status).toBe(302);
		const lists = ["/forum?category=contracts", "/forum?tab=new", "/forum?tab=unanswered", "/api/forum/topics"];
		for (const list of lists) {
			const shown = await html(list);
			expect([list, titles.filter((title) => !shown.includes(title))]).toEqual([list, []]);
		}
		for (const path of paths) await school.postForm(path, { ...pin, deed: "unpin" }, "admin");
	});
});

test("two members never get a page from the cache, however often they ask", async () => {
	const path = await start("For members");
	await haveCached(path);
	for (const as of ["student", "instructor", "student"] as const) {
		expect(await cacheOf(path, as)).toBeNull();
		expect(await cacheOf("/forum", as)).toBeNull();
	}
	expect(await html("/forum")).toContain("Sign in to write");
	for (const as of ["student", "instructor"] as const) {
		expect(await html("/forum", as)).not.toContain("Sign in to write");
		expect(await html(path, as)).toContain("Post the reply");
	}
	expect(await html(path)).not.toContain("Post the reply");
});

describe("a feed", () => {
	test("is Atom, is named on its page, and is sent once to who has it", async () => {
		await start("Feed & <b>markup</b>");
		const response = await school.request("/forum/feed.xml");
		expect(response.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
		expect(response.headers.get("Last-Modified")).toMatch(/GMT$/);
		const xml = await response.text();
		expect(xml).toContain("<title>Feed &amp; &lt;b&gt;markup&lt;/b&gt;</title>");
		expect(xml).not.toContain("<b>");
		const tag = response.headers.get("ETag") ?? "";
		const again = await school.request("/forum/feed.xml", { headers: { "If-None-Match": tag } });
		expect([again.status, await again.text()]).toEqual([304, ""]);

		expect(await html("/forum")).toMatch(/type="application\/atom\+xml"[^>]*href="\/forum\/feed\.xml"/);
		expect(await html("/forum?category=contracts")).toContain('href="/forum/categories/contracts/feed.xml"');
		await start("Another entry");
		const changed = await school.request("/forum/feed.xml", { headers: { "If-None-Match": tag } });
		expect(changed.status).toBe(200);
	});

	test("holds one language where it is asked for, and names nobody wholly", async () => {
		const german = await html("/forum/feed.xml?language=de");
		expect(german).toContain("Notartermin in Leipzig");
		expect(german).not.toContain("Does my offer leave the buyer enough?");
		expect(await html("/forum/tags/portugal/feed.xml")).toContain("Does my offer leave the buyer enough?");
		expect(await html("/forum/feed.xml")).not.toContain("Amara Okafor");
	});

	test("is not there for a category that not everybody enters, nor for unknown ones", async () => {
		await school.db.prepare("UPDATE forum_categories SET retired_at = 1 WHERE key = 'buyers'").run();
		for (const path of [
			"/forum/categories/none/feed.xml",
			"/forum/categories/buyers/feed.xml",
			"/forum/tags/none/feed.xml",
		])
			expect([path, (await school.request(path)).status]).toEqual([path, 404]);
	});
});

test("a part of the site map holds the topics of a range of ids, and there is none past the last one", async () => {
	const path = await start("Mapped in a part");
	expect(await html("/sitemaps/forum-1")).toContain(`/en${path}</loc>`);
	for (const part of ["forum-2", "forum-0", "forum"]) {
		expect([part, (await school.request(`/sitemaps/${part}`)).status]).toEqual([part, 404]);
	}
});

test("the top list shows what was ranked for its period", async () => {
	const path = await start("Ranked above all");
	const rank = "INSERT INTO forum_topic_scores (period, topic_id, score) VALUES ('month', ?, 1000)";
	await school.db.prepare(rank).bind(idOf(path)).run();
	expect(await html("/forum?tab=top&period=month")).toContain("Ranked above all");
	expect(await html("/forum?tab=top&period=year")).not.toContain("Ranked above all");
});
