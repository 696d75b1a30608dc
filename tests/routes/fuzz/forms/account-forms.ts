import { NameInput } from "#app/features/learning/certificates/holder/schemas.ts";
import { ReminderForm } from "#app/features/learning/enrollment/reminders/schemas.ts";
import { GoalForm } from "#app/features/people/account/learning/schemas.ts";
import { NewPictureForm } from "#app/features/people/account/picture/schemas.ts";
import {
	AboutForm,
	backgroundForm,
	PrivacyForm,
	TranslationsForm,
} from "#app/features/people/account/profile/schemas.ts";
import { IdentityForm, LinkForm, NewEmailForm } from "#app/features/people/auth/schemas.ts";
import { KeepAccountForm } from "#app/features/people/privacy/schemas.ts";
import { SHIPPED_COURSE_TOPICS } from "#db/content/shipped-taxonomy.ts";
import type { PostedForm } from "./posted-form.ts";

const email = "nobody";

export const ACCOUNT_FORMS: PostedForm[] = [
	{
		route: "/confirm-identity",
		path: "/confirm-identity?returnTo=/settings",
		as: "student",
		schema: IdentityForm,
		filled: { way: "none", password: "x" },
	},
	{
		route: "/change-email",
		path: "/change-email",
		as: "anonymous",
		schema: LinkForm,
		filled: { token: "t".repeat(43) },
	},
	{ route: "/settings", path: "/settings", as: "student", filled: { intent: "none" } },
	{
		route: "/settings/notifications",
		path: "/settings/notifications",
		as: "student",
		filled: { intent: "choose", category: "none", channel: "mail", mode: "daily" },
	},
	{ route: "/notifications", path: "/notifications", as: "student", filled: { intent: "read", id: "0" } },
	{
		route: "/settings/email",
		path: "/settings/email",
		as: "student",
		schema: NewEmailForm,
		filled: { email, unknown: "1" },
	},
	{ route: "/settings/password", path: "/settings/password", as: "student", filled: { password: "x", unknown: "1" } },
	{
		route: "/settings/language",
		path: "/settings/language",
		as: "student",
		filled: { intent: "currency", currency: "XXX" },
	},
	{
		route: "/settings/learning",
		path: "/settings/learning",
		as: "student",
		schema: GoalForm,
		filled: { intent: "goal" },
	},
	{
		route: "/settings/privacy",
		path: "/settings/privacy",
		as: "student",
		schema: PrivacyForm,
		filled: { intent: "visibility" },
	},
	{
		route: "/settings/privacy",
		path: "/settings/privacy",
		as: "student",
		schema: KeepAccountForm,
		filled: { intent: "keepAccount" },
	},
	...["copy", "delete"].map((name) => ({
		route: `/settings/privacy/${name}`,
		path: `/settings/privacy/${name}`,
		as: "student" as const,
		filled: { unknown: "1" },
	})),
	...[AboutForm, backgroundForm(SHIPPED_COURSE_TOPICS)].map((schema) => ({
		route: "/profile",
		path: "/profile",
		as: "student" as const,
		schema,
		filled: { intent: schema === AboutForm ? "about" : "background", name: "Student", timeZone: "UTC" },
	})),
	{ route: "/settings/security", path: "/settings/security", as: "student", filled: { intent: "end", sessionId: "x" } },
	...[
		["authenticator", { intent: "turnOn", sealed: "x", code: "123456" }],
		["recovery-codes", { intent: "none" }],
		["passkeys", { intent: "add", response: "{}" }],
	].map(([name, filled]) => ({
		route: `/settings/security/${name}`,
		path: `/settings/security/${name}`,
		as: "student" as const,
		filled: filled as Record<string, string>,
	})),
	{
		route: "/certificates",
		path: "/certificates",
		as: "student",
		schema: NameInput,
		filled: { intent: "name", name: "" },
	},
	{
		route: "/settings/learning",
		path: "/settings/learning",
		as: "student",
		schema: ReminderForm,
		filled: { intent: "reminders", hour: "18" },
	},
	{ route: "/uploads/picture", path: "/uploads/picture", as: "student", filled: {} },
	{
		route: "/profile",
		path: "/profile",
		as: "student",
		schema: NewPictureForm,
		filled: { intent: "picture", large: "x", medium: "x", small: "x" },
	},
	{
		route: "/profile",
		path: "/profile",
		as: "instructor",
		schema: TranslationsForm,
		filled: { intent: "translations", "headline.de": "Gutachterin" },
	},
];
