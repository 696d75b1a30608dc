import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { listConsents } from "#app/features/library/legal/consents.repository.server.ts";
import { findLatestExport } from "#app/features/operations/exports/exports.repository.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import type { SettingsAnswer } from "#app/features/people/account/frame/settings-answer.ts";
import { PrivacyPage } from "#app/features/people/account/privacy/privacy-page.tsx";
import { findProfile } from "#app/features/people/account/profile/profiles.repository.server.ts";
import { saveVisibility } from "#app/features/people/account/profile/save-profile.server.ts";
import { PrivacyForm } from "#app/features/people/account/profile/schemas.ts";
import { guarded, ownerOnly } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { takeBackDeletion } from "#app/features/people/privacy/deletion/ask-deletion.server.ts";
import { type KeptAnswer, PrivacySections } from "#app/features/people/privacy/page/privacy-sections.tsx";
import { toPrivacyView } from "#app/features/people/privacy/page/privacy-view.server.ts";
import { KeepAccountForm } from "#app/features/people/privacy/schemas.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

/** One of the two forms of the page has been answered. */
type Answer = { settings?: SettingsAnswer; said?: KeptAnswer };

export const handle = page({
	name: "privacy",
	i18n: ["account", "privacy", "exports"],
	layout: "settings",
	navigation: [{ in: "settings", at: 70 }],
});

export const loader = guarded(ownerOnly, {
	read: ({ db, viewer }) => {
		const userId = userOfSession(viewer.session);
		const latest = findLatestExport(db, { kind: "account", userId, now: new Date() });
		return db.batch([findProfile(db, userId), listConsents(db, userId), latest]);
	},
	handle: async ({ context, user, found: [[row], consents, [latest]] }) => {
		const language = await context.language;
		const t = getFixedT(language, "account");
		const formats = formatsFor({ language, timeZone: user.timeZone });
		const known = { consents, latest, endsAt: user.accountEndsAt };
		return {
			title: t("privacy.title"),
			description: t("privacy.lede"),
			visibility: row?.visibility ?? {},
			isTeacher: user.role !== "student",
			privacy: toPrivacyView(known, { language, formats }),
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(ownerOnly, async ({ context, request, db, user }) => {
	const sent = await request.formData();
	if (parseForm(sent, KeepAccountForm).status === "success") {
		const { origin, requestId } = context;
		const outcome = await takeBackDeletion(db, { userId: user.id, origin, requestId, now: new Date() });
		if (!outcome.ok) return data<Answer>({ said: outcome.reason }, 409);
		context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
		return data<Answer>({ said: "kept" });
	}
	const form = parseForm(sent, PrivacyForm);
	if (form.status !== "success") return data<Answer>({ settings: { intent: "visibility", reply: form.reply() } }, 400);
	await saveVisibility(db, form.value, { userId: user.id, now: new Date() });
	// Who teaches stands on pages that are kept for guests.
	if (user.role !== "student") context.waitUntil(raiseContentVersion(context.env.CACHE));
	return data<Answer>({ settings: { intent: "visibility", saved: true } });
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
