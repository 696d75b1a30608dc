import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { consentOfAffiliate } from "#app/features/library/legal/consent-of-affiliates.server.ts";
import { applyAsAffiliate } from "#app/features/money/affiliates/application/apply.server.ts";
import { ApplicationForm } from "#app/features/money/affiliates/application/schemas.ts";
import { ProgramPage } from "#app/features/money/affiliates/program/program-page.tsx";
import { programPageData, readProgramPage } from "#app/features/money/affiliates/program/program-page-data.server.ts";
import { anyUser, everyone, guarded } from "#app/features/people/auth/access.server.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

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
	read: async ({ context, db, viewer }) => readProgramPage(db, { viewer, language: await context.language }),
	handle: async ({ context, user, found }) =>
		programPageData(found, { user, origin: context.origin, language: await context.language }),
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

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
