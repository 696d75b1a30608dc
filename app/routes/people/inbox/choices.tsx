import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { NOTIFICATION_KINDS } from "#app/composition.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { type ChoicesAnswer, ChoicesPage } from "#app/features/people/inbox/choices/choices-page.tsx";
import { choicesPageData, readChoicesPage } from "#app/features/people/inbox/choices/choices-page-data.server.ts";
import { choose } from "#app/features/people/inbox/choices/choose.server.ts";
import { ChoiceForm } from "#app/features/people/inbox/choices/schemas.ts";
import { askForExample } from "#app/features/people/inbox/digest/ask-for-example.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

const { categories } = NOTIFICATION_KINDS;

export const handle = page({
	name: "notificationChoices",
	addressWords: { notifications: "notificationChoices" },
	i18n: ["inbox", "account"],
	layout: "settings",
	maxBodyKb: 4,
	navigation: [{ in: "settings", at: 45 }],
});

export const loader = guarded(anyUser, {
	read: ({ db, viewer }) => readChoicesPage(db, viewer),
	handle: async ({ context, user, found }) =>
		choicesPageData(found, { categories, user, language: await context.language }),
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

export const action = guarded(anyUser, async ({ request, context, db, user }) => {
	const form = parseForm(await request.formData(), ChoiceForm);
	if (form.status !== "success") return data<ChoicesAnswer>({ ok: false }, 400);
	const { id: userId, timeZone } = user;
	const now = new Date();
	if (form.value.intent === "example") {
		const { origin, env } = context;
		const asked = { userId, kinds: NOTIFICATION_KINDS, origin, now, rateLimitScale: env.RATE_LIMIT_SCALE };
		const outcome = await askForExample(db, asked);
		if (outcome.ok) context.waitUntil(nudgeJob(env.JOBS_QUEUE, outcome.jobId));
		return data<ChoicesAnswer>({ ok: outcome.ok, example: outcome.ok ? "sent" : outcome.reason });
	}
	const outcome = await choose(db, form.value, { userId, timeZone, categories, now });
	return data<ChoicesAnswer>(outcome, outcome.ok ? 200 : 400);
});

export default function NotificationChoices() {
	return <ChoicesPage page={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
