import type { openedSchool } from "../school.ts";
import type { openDescription } from "./described-calls.ts";

type Expect = ReturnType<typeof openDescription>["expectDescribed"];

/** Calls the forum's part of the API, each answer at least once. */
export async function describeForum(school: ReturnType<typeof openedSchool>, expectDescribed: Expect) {
	const topics = "/api/forum/topics";
	const one = `${topics}/{topicId}`;
	const post = "/api/forum/posts/{postId}";
	const key = () => ({ "Idempotency-Key": crypto.randomUUID() });
	const body = { title: "Described", body: "By its description.", category: "contracts", kind: "question" };
	const start = { path: topics, method: "POST", as: "student", body } as const;
	const sheet = {
		place: "Setúbal",
		currency: "EUR",
		afterRepairValue: 196_000,
		marginPercent: 30,
		repairs: 24_000,
		fee: 9_000,
	};
	const review = { ...body, category: "deals", kind: "dealReview", sheet };
	await expectDescribed(topics, { ...start, body: review, headers: key(), status: 201 });
	const same = key();
	await expectDescribed(topics, { ...start, headers: same, status: 201 });
	await expectDescribed(topics, { ...start, headers: same, status: 200 });
	await expectDescribed(topics, { ...start, status: 400 });
	await expectDescribed(topics, { path: `${topics}?sort=new`, status: 200 });
	await expectDescribed(topics, { path: `${topics}?sort=top&period=month`, status: 200 });
	await expectDescribed(topics, { path: `${topics}?sort=top&period=decade`, status: 400 });
	await expectDescribed(topics, { path: `${topics}?cursor=x`, status: 400 });

	const newest = "SELECT max(id) AS id FROM forum_topics";
	const topicId = await school.db.prepare(newest).first<number>("id");
	await expectDescribed(one, { path: `${topics}/${topicId}`, status: 200 });
	await expectDescribed(one, { path: `${topics}/999999999`, status: 404 });
	const posts = `${topics}/${topicId}/posts`;
	const answer = { path: posts, method: "POST", as: "instructor", body: { body: "An answer." } } as const;
	const other = key();
	await expectDescribed(`${one}/posts`, { ...answer, headers: other, status: 201 });
	await expectDescribed(`${one}/posts`, { ...answer, headers: other, status: 200 });
	await expectDescribed(`${one}/posts`, { ...answer, as: undefined, headers: other, status: 401 });
	await expectDescribed("/api/forum/unread", { path: "/api/forum/unread", as: "student", status: 200 });
	const read = { path: `${topics}/${topicId}/read`, method: "POST", as: "student", body: { number: 2 } } as const;
	await expectDescribed(`${one}/read`, { ...read, status: 200 });

	const last = "SELECT max(id) AS id FROM forum_posts WHERE topic_id = ?";
	const postId = await school.db.prepare(last).bind(topicId).first<number>("id");
	const path = `/api/forum/posts/${postId}`;
	const change = { path, method: "PATCH", as: "instructor", body: { body: "Changed.", revision: 1 } } as const;
	await expectDescribed(post, { ...change, status: 200 });
	await expectDescribed(post, { ...change, body: { body: "Otherwise.", revision: 1 }, status: 409 });
	const first = "SELECT min(id) AS id FROM forum_posts WHERE topic_id = ?";
	const opening = `/api/forum/posts/${await school.db.prepare(first).bind(topicId).first<number>("id")}`;
	const titled = { body: "By its description.", title: "Described anew", revision: 1 };
	await expectDescribed(post, { path: opening, method: "PATCH", as: "student", body: titled, status: 200 });
	const untitled = { ...titled, revision: 2 };
	await expectDescribed(post, { ...change, body: untitled, status: 400 });
	const react = { path: `${path}/reactions`, as: "student", body: { name: "thanks" } } as const;
	await expectDescribed(`${post}/reactions`, { ...react, method: "POST", status: 200 });
	await expectDescribed(`${post}/reactions`, { ...react, method: "DELETE", status: 200 });
	await expectDescribed(`${post}/reactions`, { ...react, method: "POST", as: "instructor", status: 403 });
	const accept = { path: `${path}/accept`, method: "POST", as: "student" } as const;
	await expectDescribed(`${post}/accept`, { ...accept, status: 200 });
	await expectDescribed(post, { path, method: "DELETE", as: "admin", status: 403 });
	await expectDescribed(post, { path, method: "DELETE", as: "instructor", status: 200 });
	await expectDescribed(post, { path, method: "DELETE", as: "student", status: 404 });
}
