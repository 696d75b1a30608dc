import { data, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useActionData, useLoaderData } from "@remix-run/react";
import { CertificatesPage } from "#app/features/learning/certificates/holder/certificates-page.tsx";
import { certificatesView } from "#app/features/learning/certificates/holder/certificates-view.server.ts";
import { changePrintedName } from "#app/features/learning/certificates/holder/change-printed-name.server.ts";
import { heldCourses } from "#app/features/learning/certificates/holder/held-courses.server.ts";
import { issueAgain } from "#app/features/learning/certificates/holder/issue-again.server.ts";
import {
	findPrintedName,
	listOwnCertificates,
	listUncertified,
} from "#app/features/learning/certificates/holder/own-certificates.repository.server.ts";
import { AgainInput, NameInput } from "#app/features/learning/certificates/holder/schemas.ts";
import { coursesLeftStatements } from "#app/features/learning/lessons/lesson/left/courses-left.repository.server.ts";
import { coursesLeft } from "#app/features/learning/lessons/lesson/left/courses-left.ts";
import { enqueueWaiting } from "#app/features/money/invoices/face.server.ts";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { anyUser, guarded } from "#app/features/people/auth/access.server.ts";
import { userOfSession } from "#app/features/people/auth/session/viewer.server.ts";
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

export const handle = page({
	name: "certificates",
	i18n: ["certificates", "lesson"],
	layout: "list",
	mayBeRestored: true,
	navigation: [
		{ in: "own", at: 2, for: ["student", "instructor"] },
		{ in: "footer.account", at: 2 },
	],
});

export const loader = guarded(anyUser, {
	read: async ({ context, db, viewer }) => {
		const userId = userOfSession(viewer.session);
		const language = await context.language;
		return db.batch([
			listOwnCertificates(db, userId),
			listUncertified(db, { userId, language }),
			findPrintedName(db, userId),
			...coursesLeftStatements(db, { userId, language }),
		]);
	},
	handle: async ({ context, request, user, found: [own, others, [printed], lessons, progress] }) => {
		const language = await context.language;
		const t = getFixedT(language, "certificates");
		const formats = formatsFor({ language, timeZone: user.timeZone });
		const printedName = printed?.name ?? user.name;
		const left = coursesLeft({ lessons, progress }, others);
		const view = certificatesView({ own, others, printedName, left, now: new Date(), formats });
		const done = new URL(request.url).searchParams.get("done");
		const fonts = paperFont(context.env.ASSETS);
		const held = await heldCourses(view.held, { printedName, missingLetters: (name) => missingLetters(name, fonts) });
		return {
			title: t("list.title"),
			description: t("list.description"),
			view: { ...view, held: held.waiting, making: [...view.making, ...held.making] },
			/** A document of the reader waits for their name: `printOrRedirect` leads here. */
			asksName: new URL(request.url).searchParams.get("pdf") === "held",
			done: done === "name" || done === "again" ? (done as "name" | "again") : null,
		};
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

type Answer = { reply: FormReply };

const words = errorKeys<"certificates">();
const AGAIN_REFUSED = {
	letters: { status: 409, key: words("errors.nameLetters") },
	teacherLetters: { status: 409, key: words("errors.teacherLetters") },
	titleLetters: { status: 409, key: words("errors.titleLetters") },
	tooOften: { status: 429, key: words("errors.tooOften") },
	sameName: { status: 409, key: words("errors.sameName") },
	expired: { status: 409, key: words("errors.expired") },
};

/** Two forms: the name that is printed, and a certificate to be issued again under it. */
export const action = guarded(anyUser, async ({ context, db, request, user }) => {
	const posted = await request.formData();
	const now = new Date();
	const fonts = paperFont(context.env.ASSETS);
	const lettersMissing = (name: string) => missingLetters(name, fonts);
	const nudge = (id: string) => context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, id));
	const scale = context.env.RATE_LIMIT_SCALE;
	if (posted.get("intent") === "again") {
		const form = parseForm(posted, AgainInput);
		if (form.status !== "success") throw data(null, 400);
		const { serial } = form.value;
		const outcome = await issueAgain(db, { userId: user.id, serial, scale, missingLetters: lettersMissing, now });
		if (outcome.ok) {
			nudge(outcome.jobId);
			return redirect("/certificates?done=again");
		}
		if (outcome.reason === "notFound") throw notFound();
		const { status, key } = AGAIN_REFUSED[outcome.reason];
		const values = "letters" in outcome ? { values: { letters: outcome.letters } } : {};
		return data<Answer>({ reply: form.reply({ formErrors: [{ key, ...values }] }) }, status);
	}
	const form = parseForm(posted, NameInput);
	if (form.status !== "success") return data<Answer>({ reply: form.reply() }, 400);
	const outcome = await changePrintedName(db, {
		userId: user.id,
		name: form.value.name,
		scale,
		missingLetters: lettersMissing,
		now,
	});
	if (outcome.ok) {
		const invoices = await enqueueWaiting(db, { userId: user.id, now });
		for (const id of [...outcome.jobIds, ...invoices.map((job) => job.id)]) nudge(id);
		return redirect("/certificates?done=name");
	}
	if (outcome.reason === "tooOften") {
		return data<Answer>({ reply: form.reply({ fieldErrors: { name: [{ key: words("errors.nameTooOften") }] } }) }, 429);
	}
	const error = { key: "errors.nameLetters", values: { letters: outcome.letters.join(" ") } };
	return data<Answer>({ reply: form.reply({ fieldErrors: { name: [error] } }) }, 400);
});

export default function Certificates() {
	const { view, done, asksName } = useLoaderData<typeof loader>();
	return <CertificatesPage view={view} done={done} asksName={asksName} answer={useActionData<typeof action>()} />;
}
