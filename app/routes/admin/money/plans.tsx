import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { changeLevel } from "#app/features/money/billing/desk/change-prices.server.ts";
import { plansPageData } from "#app/features/money/billing/desk/plan-page-data.server.ts";
import { PlansPage } from "#app/features/money/billing/desk/plans-page.tsx";
import { LevelForm } from "#app/features/money/billing/desk/schemas.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { raiseContentVersion } from "#app/shared/request/content-version.ts";
import { LinkButton } from "#app/ui/button.tsx";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "plans", i18n: ["admin", "plans", "forms"], layout: "admin" });

export const loader = guarded(can("money"), async ({ context, db, request, user }) => {
	const search = new URL(request.url).searchParams;
	return plansPageData(db, { search, language: await context.language, timeZone: user.timeZone });
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

const key = errorKeys<"plans">();

export const action = guarded(withStepUp(can("money")), async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), LevelForm);
	if (form.status !== "success") return data({ reply: form.reply() }, 400);
	const by = { actorId: user.id, requestId: context.requestId, now: new Date() };
	const outcome = await changeLevel(db, form.value, by);
	if (!outcome.ok) return data({ reply: form.reply({ formErrors: [{ key: key("errors.changed") }] }) }, 409);
	context.waitUntil(raiseContentVersion(context.env.CACHE));
	return redirect("/admin/plans?saved=1");
});

export default function Plans() {
	const { t } = useTranslation("plans");
	const { plans, levels, countries, isSaved } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>()?.reply;
	return (
		<AdminFrame title={t("title")} actions={<LinkButton to="/admin/plans/new">{t("list.add")}</LinkButton>}>
			<PlansPage plans={plans} levels={levels} countries={countries} isSaved={isSaved} reply={reply} />
		</AdminFrame>
	);
}
