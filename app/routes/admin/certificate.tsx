import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { AdminFrame } from "../../features/admin/admin-frame";
import { can, guarded, withStepUp } from "../../features/auth/access.server";
import { findCertificate } from "../../features/certificates/certificates.repository.server";
import { IssuedCertificate } from "../../features/certificates/issued/issued-certificate";
import { revokeCertificate } from "../../features/certificates/issued/revoke-certificate.server";
import { RevokeInput } from "../../features/certificates/issued/schemas";
import { readSerial } from "../../features/certificates/serial";
import { verifyView } from "../../features/certificates/verify/verify-view.server";
import { notFound } from "../../shared/api/api-error.server";
import type { FormReply } from "../../shared/forms/form-reply";
import { parseForm } from "../../shared/forms/parse-form.server";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page<{ view: { holderName: string } }>({
	name: "certificate",
	i18n: ["admin", "certificates"],
	layout: "admin",
	crumb: ({ view }) => view.holderName,
});

export const loader = guarded(can("content"), {
	read: async ({ db, params }) => {
		const serial = readSerial(params.serial);
		return serial ? findCertificate(db, serial) : [];
	},
	handle: async ({ context, request, user, found: [certificate] }) => {
		if (!certificate) throw notFound();
		const language = await context.language;
		const t = getFixedT(language, "certificates");
		const formats = formatsFor({ language, timeZone: user.timeZone });
		const done = new URL(request.url).searchParams.get("done");
		return {
			title: certificate.holderName,
			description: t("admin.description"),
			view: verifyView(certificate, { now: new Date(), formats }),
			done: done === "revoked" || done === "before" ? (done as "revoked" | "before") : null,
		};
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

/** Withdraws the certificate: what touches somebody asks for a proof. */
export const action = guarded(withStepUp(can("content")), async ({ context, db, params, request, user }) => {
	const form = parseForm(await request.formData(), RevokeInput);
	if (form.status !== "success") return data<{ reply: FormReply }>({ reply: form.reply() }, 400);
	const serial = readSerial(params.serial);
	if (!serial) throw notFound();
	const outcome = await revokeCertificate(db, {
		...{ serial, why: form.value.why, actorId: user.id, requestId: context.requestId, now: new Date() },
	});
	if (!outcome.ok && outcome.reason === "notFound") throw notFound();
	return redirect(`/admin/certificates/issued/${params.serial}?done=${outcome.ok ? "revoked" : "before"}`);
});

export default function AdminCertificate() {
	const { title, view, done } = useLoaderData<typeof loader>();
	return (
		<AdminFrame title={title}>
			<IssuedCertificate view={view} done={done} answer={useActionData<typeof action>()} />
		</AdminFrame>
	);
}
