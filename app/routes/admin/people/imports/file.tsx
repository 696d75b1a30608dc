import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { kindOfPath } from "#app/features/people/imports/kind-of-path.ts";
import { UPLOAD_PATHS } from "#app/features/people/imports/kinds.ts";
import { intakePageData } from "#app/features/people/imports/page/intake-data.server.ts";
import { IntakePage } from "#app/features/people/imports/page/intake-page.tsx";
import { runIntakeAction } from "#app/features/people/imports/steps/do-with-intake.server.ts";
import { IntakeForm } from "#app/features/people/imports/steps/schemas.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page<{ intake: { created: string } }>({
	name: "imported",
	i18n: ["admin", "intake"],
	layout: "admin",
	crumb: ({ intake }) => intake.created,
});

export const loader = guarded(can("people"), async ({ context, db, params, request, user }) => {
	const when = { timeZone: context.env.SCHOOL_TIME_ZONE, now: new Date() };
	const which = { id: String(params.importId), kind: kindOfPath(request.url), ...when };
	const found = await intakePageData(db, which, { language: await context.language, timeZone: user.timeZone });
	if (!found) throw notFound();
	return found;
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(withStepUp(can("people")), async ({ context, db, params, request, user }) => {
	const kind = kindOfPath(request.url);
	const id = String(params.importId);
	const form = parseForm(await request.formData(), IntakeForm);
	if (form.status !== "success") return data({ refused: "unknown" as const }, 400);
	const did = await runIntakeAction(context, db, { id, kind, actorId: user.id, wish: form.value });
	if (!did.ok && did.reason === "gone") throw notFound();
	if (!did.ok) return data({ refused: did.reason }, 409);
	return redirect(form.value.intent === "drop" ? UPLOAD_PATHS[kind] : `${UPLOAD_PATHS[kind]}/${id}`);
});

export default function HandedIn() {
	const { t } = useTranslation("intake");
	const { title, intake } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<AdminFrame title={title}>
			<IntakePage intake={intake} problem={answer ? t(`refused.${answer.refused}`) : null} />
		</AdminFrame>
	);
}
