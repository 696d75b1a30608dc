import { NewLinkInput } from "#app/features/library/help/tickets/schemas.ts";
import { UndoForm } from "#app/features/operations/history/undo-schema.ts";
import type { PostedForm } from "./posted-form.ts";

const email = "nobody";

export const LIBRARY_FORMS: PostedForm[] = [
	...["help", "resources", "glossary", "manual", "legal", "places"].flatMap(adminListForms),
	{ route: "/admin/glossary/usage", path: "/admin/glossary/usage", as: "admin", filled: { unknown: "x" } },
	{
		route: "/admin/help/canned-answers",
		path: "/admin/help/canned-answers",
		as: "admin",
		filled: { intent: "save", title: "", body: "" },
	},
	{
		route: "/admin/help/canned-answers",
		path: "/admin/help/canned-answers",
		as: "admin",
		schema: UndoForm,
		filled: { intent: "undo", changeId: crypto.randomUUID() },
	},
	{
		route: "/admin/help/tickets/:ticketId",
		path: "/admin/help/tickets/none",
		as: "admin",
		filled: { intent: "reply", body: "x" },
	},
	{ route: "/help/:slug", path: "/help/sign-in", as: "anonymous", filled: { helpful: "maybe", reason: "x" } },
	{ route: "/help/:slug/views", path: "/help/none/views", as: "anonymous", filled: { x: "1" } },
	{
		route: "/help/contact",
		path: "/help/contact",
		as: "anonymous",
		filled: { topic: "none", subject: "x", message: "x", email: "nobody" },
	},
	{ route: "/help/tickets/by-link", path: "/help/tickets/by-link", as: "anonymous", filled: { token: "x" } },
	{
		route: "/help/tickets/by-link",
		path: "/help/tickets/by-link",
		as: "anonymous",
		schema: NewLinkInput,
		filled: { intent: "newLink", email },
	},
	{
		route: "/help/tickets/:ticketId",
		path: "/help/tickets/none",
		as: "student",
		filled: { intent: "reply", body: "x" },
	},
	{ route: "/uploads/course-cover", path: "/uploads/course-cover", as: "instructor", filled: {} },
	...["/uploads/resource-file", "/uploads/signature", "/uploads/testimonial-picture"].map((path) => ({
		route: path,
		path,
		as: "admin" as const,
		filled: {},
	})),
	{
		route: "/resources/:slug/outline",
		path: "/resources/first-call-sheet/outline",
		as: "student",
		filled: { format: "pdf", seller: "x" },
	},
	{
		route: "/resources/:slug/ticks",
		path: "/resources/closing-day-checklist/ticks",
		as: "student",
		filled: { intent: "tick", item: "none" },
	},
];

function adminListForms(adminList: string): PostedForm[] {
	const filled = { intent: "none", title: "x", revision: "1", language: "xx" };
	return ["", "/new", "/:id", "/:id/history"].map((page) => ({
		route: `/admin/${adminList}${page}`,
		path: `/admin/${adminList}${page.replace(":id", "999999")}`,
		as: "admin",
		filled,
	}));
}
