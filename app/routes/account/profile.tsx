import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { Database } from "../../../db/client.server";
import type { SettingsAnswer } from "../../features/account/frame/settings-answer";
import { SettingsFrame } from "../../features/account/frame/settings-frame";
import { removePicture, setPicture } from "../../features/account/picture/change-picture.server";
import { PictureSection } from "../../features/account/picture/picture-section";
import { AboutForm } from "../../features/account/profile/about-form";
import { BackgroundForm } from "../../features/account/profile/background-form";
import { AsOthersSee } from "../../features/account/profile/others/as-others-see";
import { asOthersSee, readOnlooker } from "../../features/account/profile/others/as-others-see.server";
import { toProfileView } from "../../features/account/profile/profile-view.server";
import { findProfile, listTranslations } from "../../features/account/profile/profiles.repository.server";
import { saveProfile } from "../../features/account/profile/save-profile.server";
import { ProfileForm } from "../../features/account/profile/schemas";
import { TranslationsForm } from "../../features/account/profile/translations-form";
import { anyUser, guarded } from "../../features/auth/access.server";
import type { CurrentUser } from "../../features/auth/session/current-session.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { findReviewOf } from "../../features/catalog/reviews/reviews.repository.server";
import { errorKeys } from "../../shared/forms/form-message";
import { parseForm } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { raiseContentVersion } from "../../shared/request/content-version";
import { getFixedT } from "../../shared/words/i18n.server";
import { SplitSection } from "../../ui/split-section";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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
				...{ name: user.name, isTeacher: user.role !== "student", language },
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
