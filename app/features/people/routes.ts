import { type RouteConfigEntry, route } from "@remix-run/route-config";
import { inEveryLanguage, shared } from "../../route-entries.ts";

export const PEOPLE_ROUTES: readonly RouteConfigEntry[] = [
	// Everyone
	route(".well-known/change-password", "routes/people/auth/change-password-address.ts"),
	route("passkeys/challenge", "routes/people/multi-factor/passkey-challenge.ts"),
	route("passkeys/registration", "routes/people/multi-factor/passkey-registration.ts"),

	// Guests only
	inEveryLanguage("login", "routes/people/auth/login.tsx"),
	inEveryLanguage("login/passkey", "routes/people/multi-factor/passkey-sign-in.tsx"),
	route("login/second-factor", "routes/people/multi-factor/second-factor.tsx"),
	inEveryLanguage("register", "routes/people/auth/register.tsx"),
	inEveryLanguage("forgot-password", "routes/people/auth/forgot-password.tsx"),

	// By mailed link
	inEveryLanguage("reset-password", "routes/people/auth/reset-password.tsx"),
	inEveryLanguage("verify-email", "routes/people/auth/verify-email.tsx"),
	inEveryLanguage("change-email", "routes/people/auth/change-email.tsx"),
	route("unsubscribe", "routes/people/account/unsubscribe.tsx"),
	inEveryLanguage("secure-account", "routes/people/auth/secure-account.tsx"),
	inEveryLanguage("account-ending", "routes/people/privacy/account-ending.tsx"),

	// Signed in
	route("notifications", "routes/people/inbox/notifications.tsx"),
	route("notifications/bell", "routes/people/inbox/bell.ts"),
	route("notifications/latest", "routes/people/inbox/latest.ts"),
	route("notifications/preferences", "routes/people/inbox/preferences-link.ts"),
	route("notifications/:id", "routes/people/inbox/open-notification.ts"),
	route("settings", "routes/people/account/settings.tsx"),
	route("settings/email", "routes/people/account/email.tsx"),
	route("settings/password", "routes/people/account/password.tsx"),
	route("settings/security", "routes/people/account/security.tsx"),
	route("settings/notifications", "routes/people/inbox/choices.tsx"),
	route("settings/language", "routes/people/account/language.tsx"),
	route("settings/accessibility", "routes/people/account/accessibility.tsx"),
	route("settings/learning", "routes/people/account/learning.tsx"),
	route("settings/privacy", "routes/people/account/privacy.tsx"),
	route("settings/privacy/copy", "routes/people/privacy/copy.tsx"),
	route("settings/privacy/delete", "routes/people/privacy/delete.tsx"),
	route("profile", "routes/people/account/profile.tsx"),
	route("pictures/:ids", "routes/people/account/picture.ts"),
	route("settings/security/authenticator", "routes/people/multi-factor/authenticator.tsx"),
	route("settings/security/recovery-codes", "routes/people/multi-factor/recovery-codes.tsx"),
	route("settings/security/passkeys", "routes/people/multi-factor/passkeys.tsx"),
	route("confirm-identity", "routes/people/auth/confirm-identity.tsx"),
	route("logout", "routes/people/auth/logout.ts"),
	route("looking/end", "routes/people/auth/end-impersonation.ts"),

	// Admins
	route("admin/users", "routes/admin/people/users.tsx"),
	route("admin/users.csv", "routes/admin/people/chosen-people.ts"),
	route("admin/users/invite", "routes/admin/people/user-invite.tsx"),
	shared("admin/users/import", "routes/admin/people/imports/new.tsx"),
	shared("admin/users/import/:importId", "routes/admin/people/imports/file.tsx"),
	shared("admin/users/import/:importId/report.csv", "routes/admin/people/imports/report.ts"),
	route("admin/users/:id", "routes/admin/people/user.tsx"),
	route("admin/enrollments", "routes/admin/people/enrollments.tsx"),
	shared("admin/enrollments/import", "routes/admin/people/imports/new.tsx"),
	shared("admin/enrollments/import/:importId", "routes/admin/people/imports/file.tsx"),
	shared("admin/enrollments/import/:importId/report.csv", "routes/admin/people/imports/report.ts"),
	route("admin/users/:id/merge", "routes/admin/people/user-merge.tsx"),

	// API
	route("api/auth/login", "routes/api/login.ts"),
	route("api/auth/register", "routes/api/register.ts"),
	route("api/auth/logout", "routes/api/logout.ts"),
	route("api/auth/me", "routes/api/me.ts"),
	route("api/me", "routes/api/own-account.ts"),
	route("api/me/export", "routes/api/own-export.ts"),
	route("api/notifications", "routes/api/notifications.ts"),
	route("api/notifications/read", "routes/api/notifications-read.ts"),
	route("api/notification-settings", "routes/api/notification-settings.ts"),
];
