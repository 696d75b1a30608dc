import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { PrivacyPage } from "#app/features/people/account/privacy/privacy-page.tsx";
import { saveVisibility } from "#app/features/people/account/profile/save-profile.server.ts";
import { PrivacyForm } from "#app/features/people/account/profile/schemas.ts";
import { guarded, ownerOnly } from "#app/features/people/auth/access.server.ts";
import { cancelDeletion } from "#app/features/people/privacy/deletion/ask-deletion.server.ts";
import { privacyPageData, readPrivacyPage } from "#app/features/people/privacy/page/privacy-page-data.server.ts";
import { type PrivacyAnswer, PrivacySections } from "#app/features/people/privacy/page/privacy-sections.tsx";
import { KeepAccountForm } from "#app/features/people/privacy/schemas.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({
	name: "privacy",
	i18n: ["account", "privacy", "exports"],
	layout: "settings",
	navigation: [{ in: "settings", at: 70 }],
});

export const loader = guarded(ownerOnly, {
	read: ({ db, viewer }) => readPrivacyPage(db, viewer),
	handle: async ({ context, user, found }) => privacyPageData(found, { user, language: await context.language }),
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(ownerOnly, async ({ context, request, db, user }) => {
	const sent = await request.formData();
	if (parseForm(sent, KeepAccountForm).status === "success") {
		const { origin, requestId } = context;
		const outcome = await cancelDeletion(db, { userId: user.id, origin, requestId, now: new Date() });
		if (!outcome.ok) return data<PrivacyAnswer>({ said: outcome.reason }, 409);
		context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
		return data<PrivacyAnswer>({ said: "kept" });
	}
	const form = parseForm(sent, PrivacyForm);
	if (form.status !== "success")
		return data<PrivacyAnswer>({ settings: { intent: "visibility", reply: form.reply() } }, 400);
	await saveVisibility(db, form.value, { userId: user.id, now: new Date() });
	// Teachers are shown on cached pages.
	if (user.role !== "student") context.waitUntil(raiseContentVersion(context.env.CACHE));
	return data<PrivacyAnswer>({ settings: { intent: "visibility", saved: true } });
});

export default function Privacy() {
	const { visibility, isTeacher, privacy } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<PrivacyPage visibility={visibility} isTeacher={isTeacher} answer={answer?.settings}>
			<PrivacySections privacy={privacy} said={answer?.said ?? null} />
		</PrivacyPage>
	);
}
