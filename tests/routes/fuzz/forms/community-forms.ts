import { CaseAction } from "#app/features/community/moderation/desk/schemas.ts";
import { GuestReportForm, ReportForm } from "#app/features/community/moderation/reports/schemas.ts";
import { AppealForm } from "#app/features/community/moderation/statements/schemas.ts";
import type { PostedForm } from "./posted-form.ts";

const report = { formKey: crypto.randomUUID(), page: "/courses/none", reason: "other", body: "x" };

export const COMMUNITY_FORMS: PostedForm[] = [
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
		route: "/decisions/:decisionId",
		path: "/decisions/none",
		as: "student",
		schema: AppealForm,
		filled: { body: "x" },
	},
];
