import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { can, guarded, withStepUp } from "../../../features/auth/access.server";
import { kindOfPath } from "../../../features/intake/kind-of-path";
import { PAGES } from "../../../features/intake/kinds";
import { intakeData } from "../../../features/intake/page/intake-data.server";
import { IntakePage } from "../../../features/intake/page/intake-page";
import { doWithIntake } from "../../../features/intake/steps/do-with-intake.server";
import { IntakeForm } from "../../../features/intake/steps/schemas";
import { notFound } from "../../../shared/api/api-error.server";
import { parseForm } from "../../../shared/forms/parse-form.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { formatsFor } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

export const handle = page<{ intake: { created: string } }>({
	name: "imported",
	i18n: ["admin", "intake"],
	layout: "admin",
	crumb: ({ intake }) => intake.created,
});

export const loader = guarded(can("people"), async ({ context, db, params, request, user }) => {
	const language = await context.language;
	const t = getFixedT(language, "intake");
	const kind = kindOfPath(request.url);
	const formats = formatsFor({ language, timeZone: user.timeZone });
	const when = { timeZone: context.env.SCHOOL_TIME_ZONE, now: new Date() };
	const intake = await intakeData(db, { id: String(params.importId), kind, formats, ...when });
	if (!intake) throw notFound();
	return { title: t(`titles.${kind}`), description: t(`ledes.${kind}`), intake };
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(withStepUp(can("people")), async ({ context, db, params, request, user }) => {
	const kind = kindOfPath(request.url);
	const id = String(params.importId);
	const form = parseForm(await request.formData(), IntakeForm);
	if (form.status !== "success") return data({ refused: "unknown" as const }, 400);
	const did = await doWithIntake(context, db, { id, kind, actorId: user.id, wish: form.value });
	if (!did.ok && did.reason === "gone") throw notFound();
	if (!did.ok) return data({ refused: did.reason }, 409);
	return redirect(form.value.intent === "drop" ? PAGES[kind] : `${PAGES[kind]}/${id}`);
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
