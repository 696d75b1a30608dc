import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { NOTIFICATION_KINDS } from "#app/composition.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { InboxPage } from "#app/features/people/inbox/list/inbox-page.tsx";
import { inboxPageData, readInboxPage } from "#app/features/people/inbox/list/inbox-page-data.server.ts";
import { MarkForm, markNotifications, removeGone } from "#app/features/people/inbox/list/mark-notifications.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "notifications",
	i18n: ["inbox", "lists"],
	layout: "list",
	maxBodyKb: 4,
	navigation: [{ in: "account", at: 15 }],
});

export const loader = guarded(anyUser, {
	read: async ({ request, context, db, viewer }) =>
		readInboxPage(db, {
			search: new URL(request.url).searchParams,
			viewer,
			kinds: NOTIFICATION_KINDS,
			language: await context.language,
		}),
	handle: async ({ context, db, user, found }) => {
		const now = new Date();
		const { page: shown, gone } = inboxPageData(found, {
			kinds: NOTIFICATION_KINDS,
			user,
			language: await context.language,
			now,
		});
		if (gone.length > 0) context.waitUntil(removeGone(db, { userId: user.id, ids: gone }));
		return shown;
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(anyUser, async ({ request, db, user }) => {
	const form = parseForm(await request.formData(), MarkForm);
	if (form.status !== "success") return data({ isDone: false }, 400);
	await markNotifications(db, form.value, { userId: user.id, now: new Date() });
	return data({ isDone: true });
});

export default function Notifications() {
	return <InboxPage {...useLoaderData<typeof loader>()} />;
}
