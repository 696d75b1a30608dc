import { BookmarkForm } from "#app/features/community/forum/bookmarks/schemas.ts";
import { FollowForm, UnfollowForm } from "#app/features/community/forum/following/follow-forms.ts";
import { LevelForm } from "#app/features/community/forum/trust/place/schemas.ts";
import {
	DraftForm,
	EditForm,
	PreviewForm,
	ReadForm,
	StartForm,
	TopicForm,
	VersionForm,
	WaitingForm,
} from "#app/features/community/forum/writing/schemas.ts";
import { CaseAction } from "#app/features/community/moderation/desk/schemas.ts";
import { GuestReportForm, ReportForm } from "#app/features/community/moderation/reports/schemas.ts";
import { AppealForm } from "#app/features/community/moderation/statements/schemas.ts";
import { UndoForm } from "#app/features/operations/history/undo-schema.ts";
import type { PostedForm } from "./posted-form.ts";

const report = { formKey: crypto.randomUUID(), page: "/courses/none", reason: "other", body: "x" };

const desk = { route: "/admin/forum", path: "/admin/forum", as: "admin" } as const;
const clientKey = crypto.randomUUID();
const topic = { route: "/forum/:topicId/:number?", path: "/forum/999999", as: "student", schema: TopicForm } as const;
const bookmarks = { route: "/forum/bookmarks", path: "/forum/bookmarks", as: "student", schema: BookmarkForm } as const;
const following = {
	route: "/settings/following",
	path: "/settings/following",
	as: "student",
	schema: UnfollowForm,
} as const;
const deed = { ...topic, as: "admin" } as const;

export const COMMUNITY_FORMS: PostedForm[] = [
	{
		route: "/forum/new",
		path: "/forum/new",
		as: "student",
		schema: StartForm,
		filled: { clientKey, category: "none", kind: "question", language: "en", title: "x", body: "x" },
	},
	{ ...topic, filled: { intent: "reply", clientKey, body: "x" } },
	{ ...topic, filled: { intent: "react", postId: "999999", number: "1", name: "helpful", isOn: "on" } },
	{ ...topic, filled: { intent: "doubt", postId: "999999", number: "1", line: "repairs", isOn: "on", comment: "x" } },
	{ ...topic, filled: { intent: "removeComment", postId: "999999", number: "1", line: "fee" } },
	{ ...topic, filled: { intent: "bookmark", postId: "1", number: "1", isOn: "off" } },
	{ ...topic, filled: { intent: "accept", postId: "999999", number: "1", isOn: "on" } },
	{ ...topic, filled: { intent: "remove", postId: "999999", number: "1" } },
	{ ...topic, filled: { intent: "restore", postId: "999999", number: "1" } },
	{ ...topic, path: "/forum/2", filled: { intent: "follow", level: "normal" } },
	{ ...topic, path: "/forum/2", filled: { intent: "vote", "places[0]": "0" } },
	{ ...topic, filled: { intent: "tags", tags: "portugal" } },
	{ ...deed, filled: { intent: "openCase", postId: "999999", number: "1", doubtId: "999999" } },
	{ ...topic, filled: { intent: "block", memberId: "999999", number: "1" } },
	{
		route: "/forum",
		path: "/forum",
		as: "student",
		schema: FollowForm,
		filled: { about: "tag", key: "x", level: "mute" },
	},
	{ ...bookmarks, filled: { intent: "drop", id: "999999" } },
	{ ...bookmarks, filled: { intent: "keep", id: "999999" } },
	{ ...following, filled: { intent: "topic", id: "2" } },
	{ ...following, filled: { intent: "around", id: "999999" } },
	{ ...following, filled: { intent: "unblock", id: "999999" } },
	{ ...deed, filled: { intent: "moderate", deed: "close" } },
	{ ...deed, filled: { intent: "slow", minutes: "5" } },
	{ ...deed, filled: { intent: "move", category: "none" } },
	{ ...deed, filled: { intent: "split", clientKey, title: "x", numbers: "2" } },
	{ ...deed, filled: { intent: "merge", into: "999998" } },
	{
		route: "/forum/place/:memberId?",
		path: "/forum/place/999999",
		as: "admin",
		schema: LevelForm,
		filled: { level: "member", reason: "x" },
	},
	{
		route: "/forum/:topicId/:number/edit",
		path: "/forum/2/1/edit",
		as: "instructor",
		schema: EditForm,
		filled: { postId: "999999", revision: "1", title: "x", body: "x" },
	},
	{
		route: "/forum/:topicId/:number/history",
		path: "/forum/2/1/history",
		as: "admin",
		schema: VersionForm,
		filled: { intent: "hide", revision: "999999" },
	},
	{ route: "/forum/:topicId/read", path: "/forum/2/read", as: "student", schema: ReadForm, filled: { number: "1" } },
	{ route: "/uploads/post-picture", path: "/uploads/post-picture", as: "student", filled: {} },
	{ route: "/forum/preview", path: "/forum/preview", as: "student", schema: PreviewForm, filled: { body: "x" } },
	{
		route: "/forum/waiting",
		path: "/forum/waiting",
		as: "student",
		schema: WaitingForm,
		filled: { place: "999999", intent: "reply", clientKey, body: "x" },
	},
	{
		route: "/forum/drafts",
		path: "/forum/drafts",
		as: "student",
		schema: DraftForm,
		filled: { place: "999999", sequence: "1" },
	},
	{ ...desk, filled: { intent: "add", access: "plan", planId: "999999", "names.en": "x", "descriptions.en": "x" } },
	{ ...desk, filled: { intent: "change", key: "deals", revision: "99", access: "public" } },
	{ ...desk, filled: { intent: "retire", key: "deals", revision: "99" } },
	{ ...desk, schema: UndoForm, filled: { intent: "undo", changeId: crypto.randomUUID() } },
	{ route: "/report", path: "/report", as: "student", schema: ReportForm, filled: report },
	{
		route: "/report",
		path: "/report",
		as: "anonymous",
		schema: GuestReportForm,
		filled: { ...report, name: "x", email: "nobody@mail.example", goodFaith: "yes" },
	},
	{
		route: "/moderation/cases/:caseId",
		path: "/moderation/cases/999999",
		as: "admin",
		schema: CaseAction,
		filled: { intent: "take", round: "1" },
	},
	{
		route: "/moderation/cases/:caseId",
		path: "/moderation/cases/999999",
		as: "admin",
		schema: CaseAction,
		filled: { intent: "pass", round: "1", recipientId: "999999", note: "x" },
	},
	{
		route: "/decisions/:decisionId",
		path: "/decisions/none",
		as: "student",
		schema: AppealForm,
		filled: { body: "x" },
	},
];
