import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { consentOfAffiliate } from "#app/features/library/legal/consent-of-affiliates.server.ts";
import { findAffiliateOf } from "#app/features/money/affiliates/application/affiliates.repository.server.ts";
import { applyAsAffiliate } from "#app/features/money/affiliates/application/apply.server.ts";
import { ApplicationForm } from "#app/features/money/affiliates/application/schemas.ts";
import { standingOf } from "#app/features/money/affiliates/application/standing.ts";
import { ProgramPage } from "#app/features/money/affiliates/program/program-page.tsx";
import { programView } from "#app/features/money/affiliates/program/program-view.ts";
import { HOLD_SETTING_KEYS } from "#app/features/money/affiliates/rules/hold-days.ts";
import { listPlans } from "#app/features/money/billing/plans.repository.server.ts";
import { listPricesInForce } from "#app/features/money/billing/prices/prices.server.ts";
import { findSettings } from "#app/features/operations/settings/face.server.ts";
import { readSettings } from "#app/features/operations/settings/read-settings.ts";
import { anyUser, everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
import { socialPicture } from "#app/features/site/illustrations/social-picture.server.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "affiliate-program",
	i18n: ["affiliates"],
	inSiteMap: true,
	cache: "visitors",
	navigation: [
		{ in: "more", at: 2, for: ["student", "instructor", "admin"] },
		{ in: "footer.learn", at: 5 },
	],
});

export const loader = guarded(everyone, {
	read: async ({ context, db, viewer }) => {
		const now = new Date();
		const found = await db.batch([
			findSettings(db, ["affiliate", "displayPrice", ...HOLD_SETTING_KEYS]),
			listPlans(db, await context.language),
			listPricesInForce(db, now),
			findAffiliateOf(db, userOfSession(viewer.session)),
		]);
		return { found, now };
	},
	handle: async ({ context, user, found: { found, now } }) => {
		const [rows, plans, prices, [affiliate]] = found;
		const language = await context.language;
		const t = getFixedT(language, "affiliates");
		const formats = formatsFor({ language, timeZone: "UTC" });
		return {
			title: t("title.program"),
			description: t("description.program"),
			picture: socialPicture({ origin: context.origin, language }),
			view: programView({ settings: readSettings(rows), plans, prices, language, formats, now }),
			standing: standingOf(user, affiliate),
		};
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

/** Stores an application with consent to the terms. */
export const action = guarded(anyUser, async ({ context, db, params, request, user }) => {
	const form = parseForm(await request.formData(), ApplicationForm);
	if (form.status !== "success") return data<{ reply: FormReply }>({ reply: form.reply() }, 400);
	const { code, place, plan } = form.value;
	const [language, now] = [await context.language, new Date()];
	const outcome = await applyAsAffiliate(db, {
		userId: user.id,
		application: { code, place, plan },
		requestId: context.requestId,
		now,
		alongside: [consentOfAffiliate(db, { userId: user.id, language, now })],
	});
	if (outcome.ok) return redirect(`${params.lang ? `/${params.lang}` : ""}/affiliate-program#apply`);
	const reply =
		outcome.reason === "codeTaken"
			? form.reply({ fieldErrors: { code: [{ key: "errors.codeTaken" }] } })
			: form.reply({ formErrors: [{ key: "errors.appliedBefore" }] });
	return data<{ reply: FormReply }>({ reply }, 409);
});

export default function AffiliateProgram() {
	const { view, standing } = useLoaderData<typeof loader>();
	return <ProgramPage view={view} standing={standing} answer={useActionData<typeof action>()} />;
}
