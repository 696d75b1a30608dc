import { RemindInput } from "#app/features/learning/certificates/held/schemas.ts";
import { RevokeInput } from "#app/features/learning/certificates/issued/schemas.ts";
import { TemplateInput } from "#app/features/learning/certificates/templates/schemas.ts";
import { RunAgainForm } from "#app/features/operations/admin/jobs/schemas.ts";
import { SetupForm } from "#app/features/operations/admin/setup/answer-setup-form.server.ts";
import { AnnouncementForm, NewAnnouncementForm } from "#app/features/operations/announcements/schemas.ts";
import { StatusChangeInput } from "#app/features/operations/error-reporting/schemas.ts";
import { UndoForm } from "#app/features/operations/history/undo-schema.ts";
import { DEFAULT_SETTINGS } from "#app/features/operations/settings/setting-defaults.ts";
import { toFormValues } from "#app/features/operations/settings/setting-form.ts";
import { SETTING_KEYS } from "#app/features/operations/settings/setting-keys.ts";
import { IncidentInput, IncidentUpdate } from "#app/features/operations/status/incident-schemas.server.ts";
import { HandInForm, IntakeForm } from "#app/features/people/imports/steps/schemas.ts";
import { BulkForm, PeopleFileForm } from "#app/features/people/users/list/schemas.ts";
import { MergeForm } from "#app/features/people/users/merge/schemas.ts";
import { InviteForm, PersonForm } from "#app/features/people/users/person/schemas.ts";
import { TestimonialDeed, TestimonialForm, TestimonialListDeed } from "#app/features/site/testimonials/desk/schemas.ts";
import type { PostedForm } from "./posted-form.ts";

export const DESK_FORMS: PostedForm[] = [
	{
		route: "/admin/settings/:key?",
		path: "/admin/settings/discount",
		as: "admin",
		schema: UndoForm,
		filled: { intent: "undo", changeId: crypto.randomUUID() },
	},
	...SETTING_KEYS.map((key) => ({
		route: "/admin/settings/:key?",
		path: `/admin/settings/${key}`,
		as: "admin" as const,
		filled: { intent: "preview", key, version: "0", ...toFormValues(key, DEFAULT_SETTINGS[key]) },
	})),
	{
		route: "/admin/errors/:fingerprint",
		path: "/admin/errors/none",
		as: "admin",
		schema: StatusChangeInput,
		filled: { intent: "mute", returnTo: "/admin/errors" },
	},
	{
		route: "/admin/certificates",
		path: "/admin/certificates",
		as: "admin",
		schema: RemindInput,
		filled: { enrollmentId: "999999" },
	},
	{
		route: "/admin/certificates/issued/:serial",
		path: "/admin/certificates/issued/none",
		as: "admin",
		schema: RevokeInput,
		filled: { why: "none" },
	},
	{
		route: "/admin/certificates/templates/:scope",
		path: "/admin/certificates/templates/0",
		as: "admin",
		schema: TemplateInput,
		filled: { language: "en", version: "999" },
	},
	{
		route: "/admin/certificates/templates/:scope",
		path: "/admin/certificates/templates/0",
		as: "admin",
		schema: UndoForm,
		filled: { intent: "undo", changeId: crypto.randomUUID() },
	},
	{ route: "/admin", path: "/admin", as: "admin", schema: SetupForm, filled: { intent: "none" } },
	{
		route: "/admin/categories",
		path: "/admin/categories",
		as: "admin",
		filled: { intent: "addTopic", drawing: "castle", "names.en": "" },
	},
	{
		route: "/admin/categories",
		path: "/admin/categories",
		as: "admin",
		filled: { intent: "merge", kind: "topic", key: "contracts", version: "99", into: "castle" },
	},
	{
		route: "/admin/testimonials",
		path: "/admin/testimonials",
		as: "admin",
		schema: TestimonialListDeed,
		filled: { intent: "publish", id: "999999", version: "1" },
	},
	{
		route: "/admin/testimonials/new",
		path: "/admin/testimonials/new",
		as: "admin",
		schema: TestimonialForm,
		filled: { kind: "testimonial", name: "" },
	},
	{
		route: "/admin/testimonials/:testimonialId",
		path: "/admin/testimonials/999999",
		as: "admin",
		schema: TestimonialForm,
		filled: { intent: "change", kind: "claim", version: "99" },
	},
	{
		route: "/admin/testimonials/:testimonialId",
		path: "/admin/testimonials/999999",
		as: "admin",
		schema: TestimonialDeed,
		filled: { intent: "delete", version: "99" },
	},
	{
		route: "/admin/categories",
		path: "/admin/categories",
		as: "admin",
		schema: UndoForm,
		filled: { intent: "undo", changeId: crypto.randomUUID() },
	},
	{ route: "/admin/users/:id/merge", path: "/admin/users/1/merge", as: "admin", schema: MergeForm, filled: {} },
	{ route: "/admin/users", path: "/admin/users", as: "admin", schema: BulkForm, filled: { intent: "suspend" } },
	{ route: "/admin/users/:id", path: "/admin/users/1", as: "admin", schema: PersonForm, filled: { intent: "suspend" } },
	{ route: "/admin/users/invite", path: "/admin/users/invite", as: "admin", schema: InviteForm, filled: { name: "" } },
	{ route: "/admin/users", path: "/admin/users", as: "admin", schema: PeopleFileForm, filled: { intent: "none" } },
	...["/admin/users/import", "/admin/enrollments/import"].flatMap((path): PostedForm[] => [
		{ route: path, path, as: "admin" as const, schema: HandInForm, filled: { unknown: "x" } },
		{ route: `${path}/:importId`, path: `${path}/none`, as: "admin" as const, schema: IntakeForm, filled: { x: "1" } },
	]),
	{
		route: "/admin/announcements/new",
		path: "/admin/announcements/new",
		as: "admin",
		schema: NewAnnouncementForm,
		filled: { intent: "save" },
	},
	{
		route: "/admin/announcements/:announcementId",
		path: "/admin/announcements/none",
		as: "admin",
		schema: AnnouncementForm,
		filled: { intent: "none" },
	},
	{ route: "/admin/jobs", path: "/admin/jobs", as: "admin", schema: RunAgainForm, filled: { x: "1" } },
	{ route: "/admin/incidents", path: "/admin/incidents", as: "admin", schema: IncidentInput, filled: { x: "1" } },
	{
		route: "/admin/incidents/:incidentId",
		path: "/admin/incidents/none",
		as: "admin",
		schema: IncidentUpdate,
		filled: { x: "1" },
	},
];
