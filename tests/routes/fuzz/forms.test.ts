import { beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { GoalForm } from "../../../app/features/account/learning/schemas.ts";
import { NewPictureForm } from "../../../app/features/account/picture/schemas.ts";
import { AboutForm, BackgroundForm, PrivacyForm } from "../../../app/features/account/profile/schemas.ts";
import { RunAgainForm } from "../../../app/features/admin/jobs/schemas.ts";
import {
	ApplicationForm,
	DashboardForm,
	DecisionForm,
	PayoutForm,
} from "../../../app/features/affiliates/application/schemas.ts";
import {
	ChangeEmailInput,
	ForgotPasswordInput,
	IdentityForm,
	LoginForm,
	NewEmailForm,
	RegisterForm,
	ResetPasswordInput,
	SecureAccountInput,
	VerifyEmailInput,
} from "../../../app/features/auth/schemas.ts";
import { LevelForm, NewPlanForm, PlanForm } from "../../../app/features/billing/desk/schemas.ts";
import { NameInput } from "../../../app/features/certificates/holder/schemas.ts";
import { RevokeInput } from "../../../app/features/certificates/issued/schemas.ts";
import { TemplateInput } from "../../../app/features/certificates/templates/schemas.ts";
import { CouponForm, NewCouponForm } from "../../../app/features/coupons/desk/schemas.ts";
import { StatusChangeInput } from "../../../app/features/error-reporting/schemas.ts";
import { NewLinkInput } from "../../../app/features/help/tickets/schemas.ts";
import { HandInForm, IntakeForm } from "../../../app/features/intake/steps/schemas.ts";
import { SaveNoteForm } from "../../../app/features/learning/notes/schemas.ts";
import { placeField } from "../../../app/features/learning/quiz/read-quiz-form.ts";
import { ReminderForm } from "../../../app/features/learning/reminders/schemas.ts";
import { BillingForm } from "../../../app/features/memberships/page/schemas.ts";
import { SendAgainInput } from "../../../app/features/notifications/outbox/schemas.ts";
import { CheckoutForm, SandboxCardForm } from "../../../app/features/orders/schemas.ts";
import { BulkForm, PeopleFileForm } from "../../../app/features/people/list/schemas.ts";
import { MergeForm } from "../../../app/features/people/merge/schemas.ts";
import { InviteForm, PersonForm } from "../../../app/features/people/person/schemas.ts";
import { KeepAccountForm } from "../../../app/features/privacy/schemas.ts";
import { ReconciliationForm } from "../../../app/features/reconciliation/desk/schemas";
import { DecisionForm as RefundDecisionForm } from "../../../app/features/refunds/desk-schemas.ts";
import { OwnRefundForm } from "../../../app/features/refunds/own/schemas.ts";
import { UndoForm } from "../../../app/features/settings/page/schemas.ts";
import { DEFAULT_SETTINGS } from "../../../app/features/settings/setting-defaults.ts";
import { toFormValues } from "../../../app/features/settings/setting-form.ts";
import { SETTING_KEYS } from "../../../app/features/settings/setting-keys.ts";
import { IncidentInput, IncidentUpdate } from "../../../app/features/status/incident-schemas.server.ts";
import { TaxForm } from "../../../app/features/tax/desk/schemas.ts";
import { GuestWaitForm, RemoveForm } from "../../../app/features/waiting/schemas.ts";
import { openedSchool, type Role } from "../school.ts";
import { DEEP_TEXTS, LONG_TEXTS, ODD_TEXTS, rotations, share } from "./odd-values.ts";
import { askAll, expectAnswer } from "./refusals.ts";
import { PATTERNS } from "./route-patterns.ts";
import { fieldsOf } from "./schema-fields.ts";

const school = openedSchool();

type PostedForm = {
	/** Its route, as the table of routes has it. */
	route: string;
	path: string;
	as: Role;
	/** Its fields, from the schema that reads them. */
	schema?: z.ZodType;
	/** What stands in the other fields while one is odd. Nobody has the address, so no password is hashed for long. */
	filled: Record<string, string>;
};
const email = "nobody";

const DASHBOARD_FORMS: Record<string, string>[] = [
	{ intent: "addLink", subId: "!", path: "/" },
	{ intent: "leaderboard", isListed: "on", alias: "" },
	{ intent: "payout", payee: "x", account: "x", address: "x", taxForm: "none", taxNumber: "1" },
];

const KEPT: Record<string, string>[] = [
	{ kind: "recall", key: "k", knew: "yes" },
	{ kind: "draft", number: "1", savedAt: "1", values: '{"a":["b"]}' },
];

const NOTES_FORMS: Record<string, string>[] = [
	{ intent: "edit", id: "x".repeat(30), body: "" },
	{ intent: "restore", id: "x".repeat(30), lesson: "1", kind: "note", language: "en", body: "" },
];

/** Every form of the pages. */
const FORMS: PostedForm[] = [
	{
		route: "/admin/waiting-list",
		path: "/admin/waiting-list",
		as: "admin",
		schema: RemoveForm,
		filled: { id: "999999" },
	},
	{
		route: "/waiting-list",
		path: "/waiting-list?plan=pro",
		as: "anonymous",
		schema: GuestWaitForm,
		filled: { email, agreed: "on" },
	},
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
		schema: SecureAccountInput,
		filled: { token: "t".repeat(43) },
	},
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
		schema: ChangeEmailInput,
		filled: { token: "t".repeat(43) },
	},
	{ route: "/settings", path: "/settings", as: "student", filled: { intent: "none" } },
	{
		route: "/settings/email",
		path: "/settings/email",
		as: "student",
		schema: NewEmailForm,
		filled: { email, unknown: "1" },
	},
	{
		route: "/checkout",
		path: "/checkout?course=5",
		as: "student",
		schema: CheckoutForm,
		filled: { intent: "show", country: "PT" },
	},
	{
		route: "/sandbox/pay/:sessionId",
		path: "/sandbox/pay/none",
		as: "anonymous",
		schema: SandboxCardForm,
		filled: { unknown: "1" },
	},
	{ route: "/orders/:orderId", path: "/orders/none", as: "student", filled: {} },
	{
		route: "/orders/:orderId/refund",
		path: "/orders/none/refund",
		as: "student",
		schema: OwnRefundForm,
		filled: { intent: "ask", unknown: "1" },
	},
	{
		route: "/admin/refunds",
		path: "/admin/refunds",
		as: "admin",
		schema: RefundDecisionForm,
		filled: { intent: "decline", refundId: "none", unknown: "1" },
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
		...{ route: `/settings/privacy/${name}`, path: `/settings/privacy/${name}`, as: "student" as const },
		filled: { unknown: "1" },
	})),
	...[AboutForm, BackgroundForm].map((schema) => ({
		...{ route: "/profile", path: "/profile", as: "student" as const, schema },
		filled: { intent: schema === AboutForm ? "about" : "background", name: "Student", timeZone: "UTC" },
	})),
	{
		route: "/preferences/accessibility",
		path: "/preferences/accessibility",
		as: "student",
		filled: { preferences: "{" },
	},
	{ route: "/settings/security", path: "/settings/security", as: "student", filled: { intent: "end", sessionId: "x" } },
	...[
		["authenticator", { intent: "turnOn", sealed: "x", code: "123456" }],
		["recovery-codes", { intent: "none" }],
		["passkeys", { intent: "add", response: "{}" }],
	].map(([name, filled]) => ({
		...{ route: `/settings/security/${name}`, path: `/settings/security/${name}`, as: "student" as const },
		filled: filled as Record<string, string>,
	})),
	{ route: "/login/passkey", path: "/login/passkey", as: "anonymous", filled: { response: "{}" } },
	{ route: "/login/second-factor", path: "/login/second-factor", as: "anonymous", filled: { way: "code", code: "1" } },
	{ route: "/passkeys/challenge", path: "/passkeys/challenge", as: "anonymous", filled: { purpose: "prove" } },
	{ route: "/passkeys/registration", path: "/passkeys/registration", as: "anonymous", filled: {} },
	{ route: "/courses/:courseId", path: "/courses/1", as: "student", filled: { _intent: "enroll" } },
	...["done", "recall", "attempt"].map((intent) => ({
		...{ route: "/lessons/:lessonId", path: "/lessons/QUIZ", as: "student" as const },
		filled: { _intent: intent, _attempt: "1", key: "k", knew: "yes" },
	})),
	{
		route: "/lessons/:lessonId",
		path: "/lessons/RECALL",
		as: "student",
		filled: { _intent: "recall", key: "k", knew: "yes" },
	},
	...KEPT.map((filled) => ({
		...{ route: "/lessons/:lessonId/kept", path: "/lessons/QUIZ/kept", as: "student" as const },
		filled,
	})),
	...NOTES_FORMS.map((filled) => ({ route: "/notes", path: "/notes", as: "student" as const, filled })),
	{
		...{ route: "/lessons/:lessonId/notes", path: "/lessons/1/notes", as: "student" },
		schema: SaveNoteForm,
		filled: { intent: "save", kind: "note", language: "en", body: "" },
	},
	{
		route: "/admin/settings",
		path: "/admin/settings",
		as: "admin",
		schema: UndoForm,
		filled: { intent: "undo", changeId: crypto.randomUUID() },
	},
	// The other testimonials have the fields of the first.
	...SETTING_KEYS.filter((key) => !/^testimonial[2-9]/.test(key)).map((key) => ({
		...{ route: "/admin/settings", path: "/admin/settings", as: "admin" as const },
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
		route: "/certificates",
		path: "/certificates",
		as: "student",
		schema: NameInput,
		filled: { intent: "name", name: "" },
	},
	{ route: "/referral", path: "/referral", as: "anonymous", filled: { ref: "ODD1" } },
	{
		route: "/affiliate-program",
		path: "/affiliate-program",
		as: "instructor",
		schema: ApplicationForm,
		filled: { intent: "apply", code: "!", place: "x", plan: "x", agrees: "on" },
	},
	...DASHBOARD_FORMS.map((filled) => ({
		...{ route: "/affiliate-dashboard", path: "/affiliate-dashboard", as: "student" as const },
		...{ schema: DashboardForm, filled },
	})),
	{ route: "/admin/payouts", path: "/admin/payouts", as: "admin", schema: PayoutForm, filled: { intent: "paid" } },
	{
		route: "/admin/reconciliation",
		path: "/admin/reconciliation",
		as: "admin",
		schema: ReconciliationForm,
		filled: { intent: "repair", findingId: "none" },
	},
	{
		route: "/admin/affiliates/:affiliateId",
		path: "/admin/affiliates/1",
		as: "admin",
		schema: DecisionForm,
		filled: { intent: "refuse", why: "" },
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
		route: "/settings/learning",
		path: "/settings/learning",
		as: "student",
		schema: ReminderForm,
		filled: { intent: "reminders", hour: "18" },
	},
	{
		route: "/settings/billing",
		path: "/settings/billing",
		as: "student",
		schema: BillingForm,
		filled: { intent: "cancel" },
	},
	{
		route: "/admin/plans",
		path: "/admin/plans",
		as: "admin",
		schema: LevelForm,
		filled: { intent: "endLevel", country: "XX" },
	},
	{ route: "/admin/plans/new", path: "/admin/plans/new", as: "admin", schema: NewPlanForm, filled: { slug: "-" } },
	{
		route: "/admin/plans/:planId",
		path: "/admin/plans/2",
		as: "admin",
		schema: PlanForm,
		filled: { intent: "price", currency: "USD", amount: "-1" },
	},
	{
		route: "/admin/taxes",
		path: "/admin/taxes",
		as: "admin",
		schema: TaxForm,
		filled: { intent: "endRate", country: "XX" },
	},
	{
		route: "/admin/coupons/new",
		path: "/admin/coupons/new",
		as: "admin",
		schema: NewCouponForm,
		filled: { code: "-" },
	},
	{
		route: "/admin/coupons/:couponId",
		path: "/admin/coupons/999999",
		as: "admin",
		schema: CouponForm,
		filled: { intent: "change", version: "0" },
	},
	{ route: "/unsubscribe", path: "/unsubscribe?token=nobody", as: "anonymous", filled: {} },
	{ route: "/looking/end", path: "/looking/end", as: "student", filled: {} },
	{ route: "/admin/users/:id/merge", path: "/admin/users/1/merge", as: "admin", schema: MergeForm, filled: {} },
	{ route: "/admin/users", path: "/admin/users", as: "admin", schema: BulkForm, filled: { intent: "suspend" } },
	{ route: "/admin/users/:id", path: "/admin/users/1", as: "admin", schema: PersonForm, filled: { intent: "suspend" } },
	{ route: "/admin/users/invite", path: "/admin/users/invite", as: "admin", schema: InviteForm, filled: { name: "" } },
	{ route: "/admin/users", path: "/admin/users", as: "admin", schema: PeopleFileForm, filled: { intent: "none" } },
	...["/admin/users/import", "/admin/enrollments/import"].flatMap((path): PostedForm[] => [
		{ route: path, path, as: "admin" as const, schema: HandInForm, filled: { unknown: "x" } },
		{ route: `${path}/:importId`, path: `${path}/none`, as: "admin" as const, schema: IntakeForm, filled: { x: "1" } },
	]),
	{ route: "/admin/jobs", path: "/admin/jobs", as: "admin", schema: RunAgainForm, filled: { x: "1" } },
	{ route: "/admin/incidents", path: "/admin/incidents", as: "admin", schema: IncidentInput, filled: { x: "1" } },
	{
		route: "/admin/incidents/:incidentId",
		path: "/admin/incidents/none",
		as: "admin",
		schema: IncidentUpdate,
		filled: { x: "1" },
	},
	{ route: "/outbox/:messageId?", path: "/outbox/none", as: "admin", schema: SendAgainInput, filled: { unknown: "x" } },
	{
		route: "/preferences/language",
		path: "/preferences/language",
		as: "anonymous",
		filled: { language: "de", returnTo: "/courses" },
	},
	{
		route: "/preferences/theme",
		path: "/preferences/theme",
		as: "anonymous",
		filled: { theme: "dark", returnTo: "/courses" },
	},
	{ route: "/logout", path: "/logout", as: "anonymous", filled: { x: "1" } },
	...["help", "resources", "glossary", "manual", "legal", "places"].flatMap(shelfForms),
	{ route: "/admin/glossary/usage", path: "/admin/glossary/usage", as: "admin", filled: { unknown: "x" } },
	{
		route: "/admin/help/canned-answers",
		path: "/admin/help/canned-answers",
		as: "admin",
		filled: { intent: "save", title: "", body: "" },
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
	{ route: "/uploads/picture", path: "/uploads/picture", as: "student", filled: {} },
	{
		route: "/profile",
		path: "/profile",
		as: "student",
		schema: NewPictureForm,
		filled: { intent: "picture", large: "x", medium: "x", small: "x" },
	},
	// They take a file, which a form never is.
	...["/uploads/resource-file", "/uploads/signature"].map((path) => ({
		...{ route: path, path, as: "admin" as const, filled: {} },
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

/** The forms of one shelf of the library: its list, a new entry, an entry and its versions; none of them names one that is there. */
function shelfForms(shelf: string): PostedForm[] {
	const filled = { intent: "none", title: "x", revision: "1", language: "xx" };
	return ["", "/new", "/:id", "/:id/history"].map((page) => ({
		route: `/admin/${shelf}${page}`,
		path: `/admin/${shelf}${page.replace(":id", "999999")}`,
		as: "admin",
		filled,
	}));
}

let questions: { key: string; choices: string | null }[] = [];
let quiz = 0;
beforeAll(async () => {
	await school.db
		.prepare(
			"INSERT INTO affiliates (id, user_id, code, status, applied_at) SELECT 1, id, 'ODD1', 'active', 0 FROM users WHERE email = 'student@grew.example'",
		)
		.run();
	quiz = Number(
		await school.db.prepare("SELECT min(id) AS id FROM lessons WHERE course_id = 1 AND type = 'quiz'").first("id"),
	);
	questions = (
		await school.db
			.prepare("SELECT key, answer_key AS choices FROM questions WHERE lesson_id = ?")
			.bind(quiz)
			.all<{ key: string; choices: string | null }>()
	).results;
});

test("every route of a page that takes posts has its forms here", () => {
	const posted = PATTERNS.filter(({ takesPosts, pattern }) => takesPosts && !pattern.startsWith("/api/"));
	expect([...new Set(FORMS.map(({ route }) => route))].sort()).toEqual(posted.map(({ pattern }) => pattern).sort());
});

test.each(FORMS.map((form, turn) => ({ ...form, turn })))(
	"$path as $as ($filled) takes anything in any of its fields",
	async ({ route, path, as, schema, filled, turn }) => {
		const isQuiz = filled._intent === "attempt";
		const extra = isQuiz ? questions.flatMap(({ key }) => [key, placeField(key, "a")]) : [];
		const fields = [...new Set([...(schema ? fieldsOf(schema) : []), ...Object.keys(filled), ...extra])];
		const here = path.replace("QUIZ", String(quiz)).replace("RECALL", "1");

		const odd = rotations(fields, [...ODD_TEXTS, ...LONG_TEXTS]).map((pairs) => new URLSearchParams(pairs));
		const one = fields.flatMap((field, at) => [
			// A setting has up to forty fields of a few kinds: each has one of the texts.
			...(fields.length > 8 ? DEEP_TEXTS.slice(at % 3, (at % 3) + 1) : DEEP_TEXTS).map(
				(text) => new URLSearchParams({ ...filled, [field]: text }),
			),
		]);
		const ends = ["[0]", "[99]", "[]", ".a.b", "[0].__proto__"];
		const names = ends.map((end) => new URLSearchParams(fields.map((field) => [field + end, "x"])));
		const twice = new URLSearchParams([...Object.entries(filled), ...fields.map((field) => [field, "x"])]);
		const files = fields.slice(0, 6).map((field) => withFile(filled, field));
		const bodies = [...odd, ...one, ...names, twice, ...files];
		const unread = ["a=%ED%A0%80&%ff=%00", "__proto__=1&constructor.prototype=2", "&&==&=", "_intent&intent"];
		const isPage = PATTERNS.find(({ pattern }) => pattern === route)?.isPage;
		const [pathname, search = ""] = here.split("?");
		// Drawing a page costs more than reading a form: most are posted as its script posts them.
		const asked = share([...bodies, ...unread], turn).map((body, at) => ({
			body,
			to: isPage && at % 12 > 0 ? `${pathname}.data?${search}` : here,
		}));
		await askAll(asked, async ({ body, to }) => {
			const headers = typeof body === "string" ? { "Content-Type": "application/x-www-form-urlencoded" } : undefined;
			const init = { method: "POST", body, headers };
			await expectAnswer(() => school.request(to, { ...init, as }), { path: to, init });
		});
	},
);

/** A file where a text is meant. */
function withFile(filled: Record<string, string>, field: string): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(filled)) form.set(name, value);
	form.set(field, new Blob(["\0\u0001"]), "x\u202e.txt");
	return form;
}
