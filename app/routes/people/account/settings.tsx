import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { AccountPage } from "#app/features/people/account/email/account-page.tsx";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { cancelEmailChange } from "#app/features/people/auth/email-change/request-email-change.server.ts";
import { findEmailChange } from "#app/features/people/auth/face.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "settings",
	i18n: ["account", "welcome"],
	layout: "settings",
	navigation: [
		{ in: "account", at: 21, label: "entries.accountSettings" },
		{ in: "settings", at: 20, label: "entries.account" },
	],
});

export const loader = guarded(anyUser, {
	read: ({ db, viewer }) => db.batch([findEmailChange(db, userOfSession(viewer.session), new Date())]),
	handle: async ({ context, user, found: [[change]] }) => {
		const language = await context.language;
		const t = getFixedT(language, "account");
		const { dateTime } = formatsFor({ language, timeZone: user.timeZone });
		return {
			title: t("account.title"),
			description: t("account.lede"),
			account: { email: user.email, isVerified: user.emailVerifiedAt !== null },
			change: change
				? {
						newEmail: change.newEmail,
						isAgreed: change.agreedAt !== null,
						isConfirmed: change.confirmedAt !== null,
						until: dateTime(change.expiresAt),
					}
				: null,
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

/** Cancels a requested change of address. Without step-up, as it only withdraws it. */
export const action = guarded(anyUser, async ({ context, request, db, user }) => {
	if ((await request.formData()).get("intent") !== "cancelEmail") return data(null, 400);
	await cancelEmailChange(db, { userId: user.id, requestId: context.requestId, now: new Date() });
	return data({ said: "cancelled" as const });
});

export default function Settings() {
	const { account, change } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return <AccountPage account={account} change={change} said={answer?.said ?? null} />;
}
