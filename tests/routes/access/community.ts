import { all, api, forAdmins, type Row, signedIn } from "./answers.ts";

const DECISION = "0b5e8a1c7d294f36a8c2e0f4d6b17395";

const TOPIC = "routes/community/forum/topic";

export const COMMUNITY: Row[] = [
	{
		path: "/forum",
		route: "routes/community/forum/forum",
		document: all("200"),
		post: { ...all("400"), anonymous: "→ /login" },
	},
	{
		path: "/forum/bookmarks",
		route: "routes/community/forum/bookmarks",
		document: signedIn("200"),
		post: signedIn("400"),
	},
	{
		path: "/settings/following",
		route: "routes/community/forum/following",
		document: signedIn("200"),
		post: signedIn("400"),
	},
	{ path: "/forum/2", route: TOPIC, document: all("200"), post: { ...all("400"), anonymous: "→ /login" } },
	{ path: "/forum/2/2", route: TOPIC, document: all("200") },
	...["/forum/999999", "/forum/none", "/forum/2/none"].map(
		(path): Row => ({ path, route: TOPIC, document: all("404") }),
	),
	{ path: "/forum/new", route: "routes/community/forum/new", document: signedIn("200"), post: signedIn("400") },
	{
		// One's own; moderators alone set levels.
		path: "/forum/place",
		route: "routes/community/forum/place",
		document: signedIn("200"),
		post: { anonymous: "→ /login", student: "404", instructor: "404", admin: "400" },
	},
	{
		path: "/forum/place/999999",
		route: "routes/community/forum/place",
		document: signedIn("404"),
		post: { anonymous: "→ /login", student: "404", instructor: "404", admin: "400" },
	},
	{
		// A post of the student. Moderators change all.
		path: "/forum/2/1/edit",
		route: "routes/community/forum/edit-post",
		document: { anonymous: "→ /login", student: "200", instructor: "404", admin: "200" },
		post: signedIn("400"),
	},
	{
		path: "/forum/2/1/history",
		route: "routes/community/forum/post-history",
		document: signedIn("200"),
		// Moderators alone hide versions.
		post: { anonymous: "→ /login", student: "404", instructor: "404", admin: "400" },
	},
	{
		path: "/forum/2/read",
		route: "routes/community/forum/read",
		document: all("405"),
		post: signedIn("400"),
		isResource: true,
	},
	{
		path: "/forum/people",
		route: "routes/community/forum/people",
		document: signedIn("200"),
		post: all("405"),
		isResource: true,
	},
	{
		path: "/forum/under?lesson=1",
		route: "routes/community/forum/under",
		document: all("200"),
		post: all("405"),
		isResource: true,
	},
	{ path: "/forum/under", route: "routes/community/forum/under", document: all("404"), isResource: true },
	{
		path: "/forum-pictures/0123456789abcdef0123456789abcdef",
		route: "routes/community/forum/picture",
		document: all("404"),
		post: all("405"),
		isResource: true,
	},
	{
		path: "/uploads/post-picture",
		route: "routes/operations/uploads/post-picture",
		post: signedIn("400"),
		isResource: true,
	},
	{
		path: "/forum/preview",
		route: "routes/community/forum/preview",
		document: all("405"),
		post: signedIn("200"),
		isResource: true,
	},
	{
		path: "/forum/waiting",
		route: "routes/community/forum/waiting",
		document: signedIn("400"),
		post: signedIn("400"),
		isResource: true,
	},
	{
		path: "/forum/drafts",
		route: "routes/community/forum/drafts",
		document: all("405"),
		post: signedIn("400"),
		isResource: true,
	},
	...[
		{ path: "/forum/feed.xml", route: "feed" },
		{ path: "/forum/categories/contracts/feed.xml", route: "category-feed" },
		{ path: "/forum/tags/portugal/feed.xml", route: "tag-feed" },
	].map(
		({ path, route }): Row => ({
			path,
			route: `routes/community/forum/${route}`,
			document: all("200"),
			post: all("405"),
			isResource: true,
		}),
	),
	{
		path: "/forum/categories/none/feed.xml",
		route: "routes/community/forum/category-feed",
		document: all("404"),
		isResource: true,
	},
	{ path: "/report", route: "routes/community/moderation/report", document: all("200"), post: all("400") },
	{
		path: "/report?kind=none&id=1",
		route: "routes/community/moderation/report",
		document: all("404"),
	},
	{
		path: "/admin/forum",
		route: "routes/admin/community/forum",
		document: forAdmins("200"),
		post: forAdmins("400"),
	},
	{
		path: "/admin/moderation/figures",
		route: "routes/admin/community/figures",
		document: forAdmins("200"),
		post: all("405"),
	},
	{
		path: "/moderation",
		route: "routes/community/moderation/queue",
		document: forAdmins("200"),
		post: all("405"),
	},
	{
		path: "/moderation/cases/1",
		route: "routes/community/moderation/case",
		document: forAdmins("200"),
		post: forAdmins("400"),
	},
	{ path: "/moderation/cases/999999", route: "routes/community/moderation/case", document: forAdmins("404") },
	{
		// A decision about the student, whose address nobody else may open.
		path: `/decisions/${DECISION}`,
		route: "routes/community/moderation/decision",
		document: { ...all("404"), student: "200" },
		post: { ...all("404"), student: "400" },
	},
	{
		path: `/decisions/${DECISION}/copy`,
		route: "routes/community/moderation/decision-copy",
		document: { ...all("404"), student: "200" },
		post: all("405"),
		isResource: true,
	},
	{ path: "/decisions/none", route: "routes/community/moderation/decision", document: all("404") },
	{
		path: "/legal/community-rules",
		route: "routes/library/legal/community-rules",
		document: all("200"),
		post: all("405"),
	},
	{
		path: "/api/forum/topics",
		route: "routes/api/forum/topics",
		document: all("200"),
		post: api("400"),
		isResource: true,
	},
	{
		path: "/api/forum/topics/2",
		route: "routes/api/forum/topic",
		document: all("200"),
		post: all("405"),
		isResource: true,
	},
	...[
		{ path: "/api/forum/topics/2/posts", route: "posts", post: api("400") },
		{ path: "/api/forum/topics/2/read", route: "position", post: api("400") },
		{ path: "/api/forum/posts/999999999/reactions", route: "reactions", post: api("400") },
		{ path: "/api/forum/posts/999999999/accept", route: "accepted", post: api("404") },
		// Takes PATCH and DELETE alone.
		{ path: "/api/forum/posts/999999999", route: "post", post: all("405") },
	].map(
		({ path, route, post }): Row => ({
			path,
			route: `routes/api/forum/${route}`,
			document: all("405"),
			post,
			isResource: true,
		}),
	),
	{
		path: "/api/forum/unread",
		route: "routes/api/forum/unread",
		document: api("200"),
		post: all("405"),
		isResource: true,
	},
	{ path: "/api/reports", route: "routes/api/reports", document: all("405"), post: api("400"), isResource: true },
];
