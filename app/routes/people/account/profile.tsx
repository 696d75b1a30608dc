import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { findReviewOf } from "#app/features/learning/catalog/reviews/reviews.repository.server.ts";
import type { SettingsAnswer } from "#app/features/people/account/frame/settings-answer.ts";
import { SettingsFrame } from "#app/features/people/account/frame/settings-frame.tsx";
import { removePicture, setPicture } from "#app/features/people/account/picture/change-picture.server.ts";
import { PictureSection } from "#app/features/people/account/picture/picture-section.tsx";
import { AboutForm } from "#app/features/people/account/profile/about-form.tsx";
import { BackgroundForm } from "#app/features/people/account/profile/background-form.tsx";
import { asOthersSee, readOnlooker } from "#app/features/people/account/profile/others/as-others-see.server.ts";
import { AsOthersSee } from "#app/features/people/account/profile/others/as-others-see.tsx";
import { toProfileView } from "#app/features/people/account/profile/profile-view.server.ts";
import { findProfile, listTranslations } from "#app/features/people/account/profile/profiles.repository.server.ts";
import { saveProfile } from "#app/features/people/account/profile/save-profile.server.ts";
import { ProfileForm } from "#app/features/people/account/profile/schemas.ts";
import { TranslationsForm } from "#app/features/people/account/profile/translations-form.tsx";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import type { CurrentUser } from "#app/features/people/auth/session/current-session.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { SplitSection } from "#app/ui/split-section.tsx";
import type { Database } from "#db/client.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "profile",
	i18n: ["account", "uploads"],
	layout: "settings",
	navigation: [
		{ in: "account", at: 20 },
		{ in: "settings", at: 10 },
	],
});

const key = errorKeys<"account">();

export const loader = guarded(anyUser, {
	read: ({ db, viewer }) => {
		const userId = userOfSession(viewer.session);
		return db.batch([findProfile(db, userId), listTranslations(db, userId)]);
	},
	handle: async ({ context, request, user, found: [[row], said] }) => {
		const language = await context.language;
		const t = getFixedT(language, "account");
		return {
			title: t("profile.title"),
			description: t("profile.lede"),
			profile: toProfileView(row, user, language),
			translations:
				user.role === "student" ? null : Object.fromEntries(said.map(({ language, ...one }) => [language, one])),
			others: asOthersSee(row, {
				name: user.name,
				isTeacher: user.role !== "student",
				language,
				onlooker: readOnlooker(new URL(request.url).searchParams),
			}),
		};
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(anyUser, async ({ context, request, db, user }) => {
	const fields = await request.formData();
	const form = parseForm(fields, ProfileForm);
	const intent = String(fields.get("intent"));
	if (form.status !== "success") return data<SettingsAnswer>({ intent, reply: form.reply() }, 400);
	if (form.value.intent === "picture") {
		const outcome = await setPicture(db, context.env.MEDIA, { files: form.value, userId: user.id });
		if (!outcome.ok) {
			const reply = form.reply({ formErrors: [{ key: key(`errors.${outcome.reason}`) }] });
			return data<SettingsAnswer>({ intent, reply }, 409);
		}
	} else if (form.value.intent === "removePicture") await removePicture(db, user.id);
	else await saveProfile(db, form.value, { userId: user.id, now: new Date() });
	if (await isPublic(db, user, form.value)) context.waitUntil(raiseContentVersion(context.env.CACHE));
	return data<SettingsAnswer>({ intent, saved: true });
});

/** Who teaches stands on pages that are kept for guests; of everybody else only the name, under what they wrote of a course. */
async function isPublic(db: Database, user: CurrentUser, form: z.infer<typeof ProfileForm>): Promise<boolean> {
	if (user.role !== "student") return true;
	return form.intent === "about" && form.name !== user.name && (await findReviewOf(db, user.id)).length > 0;
}

export default function Profile() {
	const { t } = useTranslation("account");
	const { profile, translations, others } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<SettingsFrame title={t("profile.title")} lede={t("profile.lede")}>
			<SplitSection title={t("picture.title")} text={t("picture.text")}>
				<PictureSection name={profile.name} image={profile.image} answer={answer} />
			</SplitSection>
			<SplitSection title={t("profile.about")} text={t("profile.aboutText")}>
				<AboutForm profile={profile} answer={answer} />
			</SplitSection>
			{translations ? (
				<SplitSection title={t("profile.translations")} text={t("profile.translationsText")}>
					<TranslationsForm translations={translations} answer={answer} />
				</SplitSection>
			) : null}
			<SplitSection title={t("profile.background")} text={t("profile.backgroundText")}>
				<BackgroundForm profile={profile} answer={answer} />
			</SplitSection>
			<AsOthersSee view={others} />
		</SettingsFrame>
	);
}
