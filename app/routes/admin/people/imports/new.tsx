import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { kindOfPath } from "#app/features/people/imports/kind-of-path.ts";
import { PAGES } from "#app/features/people/imports/kinds.ts";
import { HandInForm as Fields } from "#app/features/people/imports/page/hand-in-form.tsx";
import { latestIntakes } from "#app/features/people/imports/page/intake-data.server.ts";
import { LatestIntakes } from "#app/features/people/imports/page/latest-intakes.tsx";
import { openIntake } from "#app/features/people/imports/steps/open-intake.server.ts";
import { HandInForm } from "#app/features/people/imports/steps/schemas.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({ name: "import", i18n: ["admin", "intake", "forms"], layout: "admin", maxBodyKb: 2100 });

const key = errorKeys<"intake">();

export const loader = guarded(can("people"), async ({ context, db, request, user }) => {
	const language = await context.language;
	const kind = kindOfPath(request.url);
	const t = getFixedT(language, "intake");
	const formats = formatsFor({ language, timeZone: user.timeZone });
	return {
		title: t(`titles.${kind}`),
		description: t(`ledes.${kind}`),
		kind,
		id: crypto.randomUUID().replaceAll("-", ""),
		intakes: await latestIntakes(db, kind, formats),
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export const action = guarded(withStepUp(can("people")), async ({ context, db, request, user }) => {
	const kind = kindOfPath(request.url);
	const form = parseForm(await request.formData(), HandInForm);
	const refuse = (errors: Parameters<typeof form.reply>[0] = {}) =>
		data({ reply: form.reply({ ...errors, hideFields: ["file"] }) }, 400);
	if (form.status !== "success") return refuse();
	const { key: id, file, text: pasted = "", language } = form.value;
	const content = file ? new Uint8Array(await file.arrayBuffer()) : pasted;
	const reader = await context.language;
	const outcome = await openIntake(db, { id, kind, ownerId: user.id, content, reader, language, now: new Date() });
	if (!outcome.ok)
		return refuse({ fieldErrors: { [file ? "file" : "text"]: [{ key: key(`errors.${outcome.reason}`) }] } });
	return redirect(`${PAGES[kind]}/${id}`);
});

export default function NewIntake() {
	const { t } = useTranslation("intake");
	const { title, kind, id, intakes } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<AdminFrame title={title}>
			<p className="-mt-5 mb-6 max-w-160 text-ui text-ink-muted">{t(`ledes.${kind}`)}</p>
			<Fields kind={kind} id={id} answer={answer} />
			<LatestIntakes kind={kind} intakes={intakes} />
		</AdminFrame>
	);
}
