import { SendAgainInput, SendWaitingInput } from "#app/features/operations/notifications/outbox/schemas.ts";
import {
	ForgotPasswordInput,
	LinkForm,
	LoginForm,
	RegisterForm,
	ResetPasswordInput,
	VerifyEmailInput,
} from "#app/features/people/auth/schemas.ts";
import type { PostedForm } from "./posted-form.ts";

const email = "nobody";

export const ENTRANCE_FORMS: PostedForm[] = [
	{
		route: "/login",
		path: "/login?redirectTo=/courses",
		as: "anonymous",
		schema: LoginForm,
		filled: { email, password: "x" },
	},
	{
		route: "/register",
		path: "/register",
		as: "anonymous",
		schema: RegisterForm,
		filled: { name: "N", email, password: "x" },
	},
	{ route: "/forgot-password", path: "/forgot-password", as: "anonymous", schema: ForgotPasswordInput, filled: {} },
	{
		route: "/reset-password",
		path: "/reset-password",
		as: "anonymous",
		schema: ResetPasswordInput,
		filled: { token: "t".repeat(43), password: "a quiet green valley" },
	},
	{ route: "/verify-email", path: "/verify-email", as: "anonymous", schema: VerifyEmailInput, filled: {} },
	{
		route: "/verify-email",
		path: "/verify-email",
		as: "student",
		schema: VerifyEmailInput,
		filled: { intent: "again" },
	},
	{
		route: "/secure-account",
		path: "/secure-account",
		as: "anonymous",
		schema: LinkForm,
		filled: { token: "t".repeat(43) },
	},
	{
		route: "/preferences/accessibility",
		path: "/preferences/accessibility",
		as: "student",
		filled: { preferences: "{" },
	},
	{ route: "/login/passkey", path: "/login/passkey", as: "anonymous", filled: { response: "{}" } },
	{ route: "/login/second-factor", path: "/login/second-factor", as: "anonymous", filled: { way: "code", code: "1" } },
	{ route: "/passkeys/challenge", path: "/passkeys/challenge", as: "anonymous", filled: { purpose: "prove" } },
	{ route: "/passkeys/registration", path: "/passkeys/registration", as: "anonymous", filled: {} },
	{ route: "/unsubscribe", path: "/unsubscribe?token=nobody", as: "anonymous", filled: {} },
	{ route: "/looking/end", path: "/looking/end", as: "student", filled: {} },
	{ route: "/outbox/:messageId?", path: "/outbox/none", as: "admin", schema: SendAgainInput, filled: { unknown: "x" } },
	{
		route: "/outbox/:messageId?",
		path: "/outbox",
		as: "admin",
		schema: SendWaitingInput,
		filled: { intent: "sendWaiting", unknown: "x" },
	},
	{
		route: "/preferences/language",
		path: "/preferences/language",
		as: "anonymous",
		filled: { language: "de", returnTo: "/courses" },
	},
	{
		route: "/preferences/examples",
		path: "/preferences/examples",
		as: "anonymous",
		filled: { units: "both", currency: "EUR", returnTo: "/courses" },
	},
	{
		route: "/preferences/theme",
		path: "/preferences/theme",
		as: "anonymous",
		filled: { theme: "dark", returnTo: "/courses" },
	},
	{ route: "/logout", path: "/logout", as: "anonymous", filled: { x: "1" } },
];
