import { all, api, forAdmins, type Row, signedIn } from "./answers.ts";

const DECISION = "0b5e8a1c7d294f36a8c2e0f4d6b17395";

const TOPIC = "routes/community/forum/topic";

export const COMMUNITY: Row[] = [
	{ path: "/forum", route: "routes/community/forum/forum", document: all("200"), post: all("405") },
	{ path: "/forum/2", route: TOPIC, document: all("200"), post: { ...all("400"), anonymous: "→ /login" } },
	{ path: "/forum/2/2", route: TOPIC, document: all("200") },
	...["/forum/999999", "/forum/none", "/forum/2/none"].map(
		(path): Row => ({ path, route: TOPIC, document: all("404") }),
	),
	{ path: "/forum/new", route: "routes/community/forum/new", document: signedIn("200"), post: signedIn("400") },
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
		post: all("405"),
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
		path: "/forum/preview",
		route: "routes/community/forum/preview",
		document: all("405"),
		post: signedIn("200"),
		isResource: true,
	},
	{
		path: "/forum/drafts",
		route: "routes/community/forum/drafts",
		document: all("405"),
		post: signedIn("400"),
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
	{ path: "/api/reports", route: "routes/api/reports", document: all("405"), post: api("400"), isResource: true },
];
