import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { kindOfPath } from "#app/features/people/imports/kind-of-path.ts";
import { UPLOAD_PATHS } from "#app/features/people/imports/kinds.ts";
import { newIntakePageData } from "#app/features/people/imports/page/intake-data.server.ts";
import { NewIntakePage } from "#app/features/people/imports/page/new-intake-page.tsx";
import { openIntake } from "#app/features/people/imports/steps/open-intake.server.ts";
import { HandInForm } from "#app/features/people/imports/steps/schemas.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";

export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";
export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/preserved-form.ts";

export const handle = page({ name: "import", i18n: ["admin", "intake", "forms"], layout: "admin", maxBodyKb: 2100 });

const key = errorKeys<"intake">();

export const loader = guarded(can("people"), async ({ context, db, request, user }) => {
	const reader = { language: await context.language, timeZone: user.timeZone };
	return newIntakePageData(db, kindOfPath(request.url), reader);
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
	return redirect(`${UPLOAD_PATHS[kind]}/${id}`);
});

export default function NewIntake() {
	return <NewIntakePage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
