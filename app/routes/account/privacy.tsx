import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import type { SettingsAnswer } from "../../features/account/frame/settings-answer";
import { PrivacyPage } from "../../features/account/privacy/privacy-page";
import { findProfile } from "../../features/account/profile/profiles.repository.server";
import { saveVisibility } from "../../features/account/profile/save-profile.server";
import { PrivacyForm } from "../../features/account/profile/schemas";
import { guarded, ownerOnly } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { parseForm } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	name: "privacy",
	i18n: ["account"],
	layout: "settings",
	navigation: [{ in: "settings", at: 70 }],
});

export const loader = guarded(ownerOnly, {
	read: ({ db, viewer }) => findProfile(db, userOfSession(db, viewer.session)),
	handle: async ({ context, found: [row] }) => {
		const t = getFixedT(await context.language, "account");
		return { title: t("privacy.title"), description: t("privacy.lede"), visibility: row?.visibility ?? {} };
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(ownerOnly, async ({ request, db, user }) => {
	const form = parseForm(await request.formData(), PrivacyForm);
	if (form.status !== "success") return data<SettingsAnswer>({ intent: "visibility", reply: form.reply() }, 400);
	await saveVisibility(db, form.value, { userId: user.id, now: new Date() });
	return data<SettingsAnswer>({ intent: "visibility", saved: true });
});

export default function Privacy() {
	const { visibility } = useLoaderData<typeof loader>();
	return <PrivacyPage visibility={visibility} answer={useActionData<typeof action>()} />;
}
