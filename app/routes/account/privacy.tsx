import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import type { SettingsAnswer } from "../../features/account/frame/settings-answer";
import { PrivacyPage } from "../../features/account/privacy/privacy-page";
import { findProfile } from "../../features/account/profile/profiles.repository.server";
import { saveVisibility } from "../../features/account/profile/save-profile.server";
import { PrivacyForm } from "../../features/account/profile/schemas";
import { guarded, ownerOnly } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { findLatestExport } from "../../features/exports/exports.repository.server";
import { nudgeJob } from "../../features/jobs/enqueue.server";
import { listConsents } from "../../features/legal/consents.repository.server";
import { takeBackDeletion } from "../../features/privacy/deletion/ask-deletion.server";
import { type KeptAnswer, PrivacySections } from "../../features/privacy/page/privacy-sections";
import { toPrivacyView } from "../../features/privacy/page/privacy-view.server";
import { KeepAccountForm } from "../../features/privacy/schemas";
import { parseForm } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { raiseContentVersion } from "../../shared/request/content-version";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
