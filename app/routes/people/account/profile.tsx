import { data } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import {
	findOwnTeacherPage,
	hasReviewed,
	listTaxonomy,
	teacherPath,
} from "#app/features/learning/catalog/face.server.ts";
import type { SettingsAnswer } from "#app/features/people/account/frame/settings-answer.ts";
import { changeProfile } from "#app/features/people/account/profile/change-profile.server.ts";
import { ProfilePage } from "#app/features/people/account/profile/profile-page.tsx";
import { profilePageData, readProfilePage } from "#app/features/people/account/profile/profile-page-data.server.ts";
import { profileForm } from "#app/features/people/account/profile/schemas.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

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
	read: async ({ context, db, viewer }) =>
		db.batch([
			...readProfilePage(db, viewer),
			listTaxonomy(db, await context.language),
			findOwnTeacherPage(db, viewer),
		]),
	handle: async ({ context, request, user, found: [profile, translations, taxonomy, [teacher]] }) => {
		const search = new URL(request.url).searchParams;
		const topics = taxonomy.filter(({ kind, isForCourses }) => kind === "topic" && isForCourses);
		return profilePageData([profile, translations], {
			user,
			language: await context.language,
			search,
			topics,
			publicPage: teacher ? teacherPath(teacher.teacherId) : null,
		});
	},
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(anyUser, async ({ context, request, db, user }) => {
	const fields = await request.formData();
	const intent = String(fields.get("intent"));
	const taxonomy = intent === "background" ? await listTaxonomy(db, await context.language) : [];
	const topics = taxonomy.filter(({ kind }) => kind === "topic").map((topic) => topic.key);
	const form = parseForm(fields, profileForm(topics));
	if (form.status !== "success") return data<SettingsAnswer>({ intent, reply: form.reply() }, 400);

	const outcome = await changeProfile(db, {
		form: form.value,
		user,
		media: context.env.MEDIA,
		hasReviewed: () => hasReviewed(db, user.id),
		now: new Date(),
	});
	if (!outcome.ok) {
		const reply = form.reply({ formErrors: [{ key: key(`errors.${outcome.reason}`) }] });
		return data<SettingsAnswer>({ intent, reply }, 409);
	}
	if (outcome.isPublic) context.waitUntil(raiseContentVersion(context.env.CACHE));
	return data<SettingsAnswer>({ intent, saved: true });
});

export default function Profile() {
	const { profile, translations, publicPage, others } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<ProfilePage
			profile={profile}
			translations={translations}
			publicPage={publicPage}
			others={others}
			answer={answer}
		/>
	);
}
