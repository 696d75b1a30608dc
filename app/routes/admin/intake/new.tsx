import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { can, guarded, withStepUp } from "../../../features/auth/access.server";
import { kindOfPath } from "../../../features/intake/kind-of-path";
import { PAGES } from "../../../features/intake/kinds";
import { HandInForm as Fields } from "../../../features/intake/page/hand-in-form";
import { latestIntakes } from "../../../features/intake/page/intake-data.server";
import { LatestIntakes } from "../../../features/intake/page/latest-intakes";
import { openIntake } from "../../../features/intake/steps/open-intake.server";
import { HandInForm } from "../../../features/intake/steps/schemas";
import { errorKeys } from "../../../shared/forms/form-message";
import { parseForm } from "../../../shared/forms/parse-form.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { formatsFor } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

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
