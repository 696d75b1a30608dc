import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { findAffiliateOf } from "../../features/affiliates/application/affiliates.repository.server";
import { applyAsAffiliate } from "../../features/affiliates/application/apply.server";
import { ApplicationForm } from "../../features/affiliates/application/schemas";
import { standingOf } from "../../features/affiliates/application/standing";
import { ProgramPage } from "../../features/affiliates/program/program-page";
import { programView } from "../../features/affiliates/program/program-view";
import { HOLD_SETTING_KEYS } from "../../features/affiliates/rules/hold-days";
import { socialPicture } from "../../features/atlas/social-picture.server";
import { anyUser, everyone, guarded } from "../../features/auth/access.server";
import { userOfSession } from "../../features/auth/session/viewer.server";
import { listPlans } from "../../features/billing/plans.repository.server";
import { listPricesInForce } from "../../features/billing/prices/prices.server";
import { consentOfAffiliate } from "../../features/legal/consent-of-affiliates.server";
import { findSettings } from "../../features/settings/find-settings.server";
import { readSettings } from "../../features/settings/read-settings";
import type { FormReply } from "../../shared/forms/form-reply";
import { parseForm } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

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

/** Somebody applies, and agrees to the terms. */
export const action = guarded(anyUser, async ({ context, db, params, request, user }) => {
	const form = parseForm(await request.formData(), ApplicationForm);
	if (form.status !== "success") return data<{ reply: FormReply }>({ reply: form.reply() }, 400);
	const { code, place, plan } = form.value;
	const [language, now] = [await context.language, new Date()];
	const outcome = await applyAsAffiliate(db, {
		...{ userId: user.id, application: { code, place, plan }, requestId: context.requestId, now },
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
