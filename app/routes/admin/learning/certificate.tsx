import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { findCertificate } from "#app/features/learning/certificates/certificates.repository.server.ts";
import { hindersAnother } from "#app/features/learning/certificates/issue/what-hinders.ts";
import { issueAfterRevocation } from "#app/features/learning/certificates/issued/issue-after-revocation.server.ts";
import { findFollower } from "#app/features/learning/certificates/issued/issued.repository.server.ts";
import { IssuedCertificate } from "#app/features/learning/certificates/issued/issued-certificate.tsx";
import { revokeCertificate } from "#app/features/learning/certificates/issued/revoke-certificate.server.ts";
import { AfterInput, RevokeInput } from "#app/features/learning/certificates/issued/schemas.ts";
import { printedSerial, readSerial } from "#app/features/learning/certificates/serial.ts";
import { verifyView } from "#app/features/learning/certificates/verify/verify-view.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { missingLetters } from "#app/shared/pdf/missing-letters.server.ts";
import { paperFont } from "#app/shared/pdf/paper-font.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page<{ view: { holderName: string } }>({
	name: "certificate",
	i18n: ["admin", "certificates"],
	layout: "admin",
	crumb: ({ view }) => view.holderName,
});

export const loader = guarded(can("content"), {
	read: async ({ db, params }) => {
		const serial = readSerial(params.serial);
		return serial ? db.batch([findCertificate(db, serial), findFollower(db, serial)]) : ([[], []] as const);
	},
	handle: async ({ context, request, user, found: [[certificate], [follower]] }) => {
		if (!certificate) throw notFound();
		const now = new Date();
		const language = await context.language;
		const t = getFixedT(language, "certificates");
		const formats = formatsFor({ language, timeZone: user.timeZone });
		const done = new URL(request.url).searchParams.get("done");
		return {
			title: certificate.holderName,
			description: t("admin.description"),
			view: verifyView(certificate, { now, formats }),
			follower: follower ? printedSerial(follower.serial) : null,
			canBeAgain: !follower && hindersAnother(certificate, { holderName: "", isAfter: true, now }) === null,
			done: DONE.find((one) => one === done) ?? null,
		};
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

type Answer = { reply: FormReply };
const DONE = ["revoked", "before", "again"] as const;
const words = errorKeys<"certificates">();
const REFUSED = {
	unfinished: words("errors.againUnfinished"),
	notGiven: words("errors.againUnfinished"),
	followed: words("errors.againFollowed"),
	expired: words("errors.expired"),
	sameName: words("errors.sameName"),
	final: words("errors.againFinal"),
	letters: words("errors.againLetters"),
	teacherLetters: words("errors.againTeacherLetters"),
	titleLetters: words("errors.againTitleLetters"),
};

/** Withdraws the certificate, or has it issued again after that: what touches somebody asks for a proof. */
export const action = guarded(withStepUp(can("content")), async ({ context, db, params, request, user }) => {
	const posted = await request.formData();
	const serial = readSerial(params.serial);
	if (!serial) throw notFound();
	const by = { serial, actorId: user.id, requestId: context.requestId, now: new Date() };
	if (posted.has("intent")) {
		const form = parseForm(posted, AfterInput);
		if (form.status !== "success") throw data(null, 400);
		const fonts = paperFont(context.env.ASSETS);
		const outcome = await issueAfterRevocation(db, { ...by, missingLetters: (name) => missingLetters(name, fonts) });
		if (outcome.ok) {
			context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, outcome.jobId));
			return redirect(`/admin/certificates/issued/${params.serial}?done=again`);
		}
		if (outcome.reason === "notFound") throw notFound();
		const error = { key: REFUSED[outcome.because], values: { letters: outcome.letters } };
		return data<Answer>({ reply: form.reply({ formErrors: [error] }) }, 409);
	}
	const form = parseForm(posted, RevokeInput);
	if (form.status !== "success") return data<Answer>({ reply: form.reply() }, 400);
	const outcome = await revokeCertificate(db, { ...by, why: form.value.why });
	if (!outcome.ok && outcome.reason === "notFound") throw notFound();
	return redirect(`/admin/certificates/issued/${params.serial}?done=${outcome.ok ? "revoked" : "before"}`);
});

export default function AdminCertificate() {
	const { title, view, follower, canBeAgain, done } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<AdminFrame title={title}>
			<IssuedCertificate view={view} follower={follower} canBeAgain={canBeAgain} done={done} answer={answer} />
		</AdminFrame>
	);
}
