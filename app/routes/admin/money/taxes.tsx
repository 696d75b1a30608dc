import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { tellGatewaysOfTax } from "#app/features/money/memberships/tell-gateway.server.ts";
import { changeTax, taxInForce } from "#app/features/money/tax/desk/change-tax.server.ts";
import { TaxForm } from "#app/features/money/tax/desk/schemas.ts";
import { TaxesPage } from "#app/features/money/tax/desk/taxes-page.tsx";
import { taxesPageData } from "#app/features/money/tax/desk/taxes-page-data.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "taxes", i18n: ["admin", "tax", "forms"], layout: "admin" });

export const loader = guarded(can("money"), async ({ context, db, request, user }) => {
	const search = new URL(request.url).searchParams;
	const shown = await taxesPageData(db, { search, language: await context.language, timeZone: user.timeZone });
	return { ...shown, schoolZone: context.env.SCHOOL_TIME_ZONE };
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

const key = errorKeys<"tax">();

export const action = guarded(withStepUp(can("money")), async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), TaxForm);
	if (form.status !== "success") return data({ reply: form.reply(), refused: null }, 400);
	const when = { timeZone: context.env.SCHOOL_TIME_ZONE, now: new Date() };
	const alongside = [tellGatewaysOfTax(db, taxInForce(form.value, when))];
	const by = { actorId: user.id, requestId: context.requestId, ...when, alongside };
	const outcome = await changeTax(db, form.value, by);
	if (outcome.ok) return redirect("/admin/taxes?saved=1");
	if (outcome.reason === "past")
		return data({ reply: form.reply({ fieldErrors: { from: [{ key: key("errors.past") }] } }), refused: null }, 400);
	return data({ reply: form.reply(), refused: outcome.reason }, 409);
});

export default function Taxes() {
	const shown = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={shown.title}>
			<TaxesPage {...shown} answer={useActionData<typeof action>()} />
		</AdminFrame>
	);
}
