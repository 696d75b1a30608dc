import { all, api, forAdmins, type Row } from "./answers.ts";

const DECISION = "0b5e8a1c7d294f36a8c2e0f4d6b17395";

export const COMMUNITY: Row[] = [
	{ path: "/report", route: "routes/community/moderation/report", document: all("200"), post: all("400") },
	{
		path: "/report?kind=none&id=1",
		route: "routes/community/moderation/report",
		document: all("404"),
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
