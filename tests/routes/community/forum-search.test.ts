import { describe, expect, test } from "vitest";
import { openedSchool, type Role } from "../school.ts";

const school = openedSchool();
const html = async (path: string, as: Role = "anonymous") => (await school.request(path, { as })).text();

describe("the list", () => {
	test("names the filter without which something is found, and offers to start in an empty category", async () => {
		const page = await html("/forum?tag=portugal&author=Nobody%20X.");
		expect(page).toContain("There is something without one of these filters:");
		expect(page.match(/href="\/forum\?tag=portugal"/g)?.length).toBeGreaterThan(1);
		const search = await html("/forum?q=builder%20decides&kind=announcement");
		expect(search).toContain('href="/forum?q=builder+decides"');
		expect(search).toContain("There is something without one of these filters:");
		expect(await html("/forum?q=nobodywrotethis&kind=question&tag=portugal")).toContain(
			"No single filter is the reason.",
		);
	});

	test("is narrowed by who started a topic, a period, and whether a question is solved", async () => {
		const first =
			"SELECT users.name, t.title FROM forum_topics t JOIN users ON users.id = t.author_id ORDER BY t.active_at DESC LIMIT 1";
		const { name, title } = (await school.db.prepare(first).first<{ name: string; title: string }>()) ?? {
			name: "",
			title: "",
		};
		const words = name.split(" ");
		const author = encodeURIComponent(`${words[0]} ${words.at(-1)?.[0]}.`);
		expect(await html(`/forum?author=${author}`)).toContain(title);
		expect(await html(`/forum?author=${author}%20%23999999`)).toContain("No topic fits these filters");
		expect(await html("/forum?to=2001-01-01")).toContain("No topic fits these filters");
		expect(await html("/forum?solved=yes")).toContain("Seller changed the price after signing");
		expect(await html("/forum?solved=no")).not.toContain("Seller changed the price after signing");
		expect(await html("/forum?within=century&from=yesterday&author=%23")).toContain(
			"Does my offer leave the buyer enough?",
		);
	});
});

test("a search leads page by page to older posts, each once", async () => {
	const word = "Thylacine";
	const fields = { category: "contracts", kind: "question", language: "en" };
	const started = await school.postForm(
		"/forum/new",
		{ ...fields, clientKey: crypto.randomUUID(), title: "Many answers", body: "About it." },
		"instructor",
	);
	const path = String(started.headers.get("Location"));
	const topicId = Number(path.split("/")[2]);
	// Written past the limits of a day.
	const post = `INSERT INTO forum_posts (topic_id, number, participant, client_key, body, html, created_at)
		VALUES (?, ?, 9, ?, '${word}', '<p>${word}</p>', ?) RETURNING id`;
	const ids: number[] = [];
	for (let number = 2; number <= 36; number += 1) {
		const key = crypto.randomUUID();
		const id = await school.db.prepare(post).bind(topicId, number, key, Date.now()).first<number>("id");
		await school.db
			.prepare("INSERT INTO forum_search (rowid, title, text) VALUES (?, '', ?)")
			.bind(id, "thylacine")
			.run();
		ids.push(id ?? 0);
	}
	const found = (page: string): string[] => page.match(/href="\/forum\/\d+\/\d+#post-\d+"/g) ?? [];
	const first = await html(`/forum?q=${word}`);
	expect(new Set(found(first)).size).toBe(30);
	const next = `/forum?q=${word}&after=${ids[5]}`;
	expect(first).toContain(next.replace("&", "&amp;"));
	const rest = await html(next);
	expect(new Set(found(rest)).size).toBe(5);
	expect(found(rest).filter((one) => found(first).includes(one))).toEqual([]);
});
