import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { can, guarded, withStepUp } from "../../../features/auth/access.server";
import { findCertificate } from "../../../features/certificates/certificates.repository.server";
import { hindersAnother } from "../../../features/certificates/issue/what-hinders";
import { issueAfterRevocation } from "../../../features/certificates/issued/issue-after-revocation.server";
import { findFollower } from "../../../features/certificates/issued/issued.repository.server";
import { IssuedCertificate } from "../../../features/certificates/issued/issued-certificate";
import { revokeCertificate } from "../../../features/certificates/issued/revoke-certificate.server";
import { AfterInput, RevokeInput } from "../../../features/certificates/issued/schemas";
import { printedSerial, readSerial } from "../../../features/certificates/serial";
import { verifyView } from "../../../features/certificates/verify/verify-view.server";
import { nudgeJob } from "../../../features/jobs/enqueue.server";
import { notFound } from "../../../shared/api/api-error.server";
import { errorKeys } from "../../../shared/forms/form-message";
import type { FormReply } from "../../../shared/forms/form-reply";
import { parseForm } from "../../../shared/forms/parse-form.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { missingLetters } from "../../../shared/pdf/missing-letters.server";
import { paperFont } from "../../../shared/pdf/paper-font.server";
import { formatsFor } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

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
