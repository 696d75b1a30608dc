import { type RouteConfigEntry, route } from "@remix-run/route-config";
import { inEveryLanguage } from "../../route-entries.ts";

export const COMMUNITY_ROUTES: readonly RouteConfigEntry[] = [
	// Everyone
	inEveryLanguage("forum", "routes/community/forum/forum.tsx"),
	inEveryLanguage("forum/:topicId/:number?", "routes/community/forum/topic.tsx"),
	route("forum/feed.xml", "routes/community/forum/feed.ts"),
	route("forum/categories/:key/feed.xml", "routes/community/forum/category-feed.ts"),
	route("forum/tags/:slug/feed.xml", "routes/community/forum/tag-feed.ts"),
	inEveryLanguage("report", "routes/community/moderation/report.tsx"),
	route("decisions/:decisionId", "routes/community/moderation/decision.tsx"),
	route("decisions/:decisionId/copy", "routes/community/moderation/decision-copy.ts"),

	// Signed in
	route("forum/bookmarks", "routes/community/forum/bookmarks.tsx"),
	route("forum/new", "routes/community/forum/new.tsx"),
	route("forum/place/:memberId?", "routes/community/forum/place.tsx"),
	route("forum/preview", "routes/community/forum/preview.ts"),
	route("forum/drafts", "routes/community/forum/drafts.ts"),
	route("forum/people", "routes/community/forum/people.ts"),
	route("forum/waiting", "routes/community/forum/waiting.ts"),
	route("forum-pictures/:id", "routes/community/forum/picture.ts"),
	route("forum/under", "routes/community/forum/under.ts"),
	route("forum/:topicId/read", "routes/community/forum/read.ts"),
	route("forum/:topicId/:number/edit", "routes/community/forum/edit-post.tsx"),
	route("forum/:topicId/:number/history", "routes/community/forum/post-history.tsx"),
	route("settings/following", "routes/community/forum/following.tsx"),

	// Admins
	route("moderation", "routes/community/moderation/queue.tsx"),
	route("moderation/cases/:caseId", "routes/community/moderation/case.tsx"),
	route("admin/forum", "routes/admin/community/forum.tsx"),
	route("admin/moderation/figures", "routes/admin/community/figures.tsx"),

	// API
	route("api/reports", "routes/api/reports.ts"),
	route("api/forum/topics", "routes/api/forum/topics.ts"),
	route("api/forum/topics/:topicId", "routes/api/forum/topic.ts"),
	route("api/forum/topics/:topicId/posts", "routes/api/forum/posts.ts"),
	route("api/forum/topics/:topicId/read", "routes/api/forum/position.ts"),
	route("api/forum/posts/:postId", "routes/api/forum/post.ts"),
	route("api/forum/posts/:postId/reactions", "routes/api/forum/reactions.ts"),
	route("api/forum/posts/:postId/accept", "routes/api/forum/accepted.ts"),
	route("api/forum/unread", "routes/api/forum/unread.ts"),
];
