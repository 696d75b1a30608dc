import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { certificateStatus } from "#app/features/learning/certificates/certificate-status.ts";
import { HeldList, type Told } from "#app/features/learning/certificates/held/held-list.tsx";
import { heldView } from "#app/features/learning/certificates/held/held-view.server.ts";
import { TellInput } from "#app/features/learning/certificates/held/schemas.ts";
import { tellAgain } from "#app/features/learning/certificates/held/tell-again.server.ts";
import { listHeld, MOST_HELD } from "#app/features/learning/certificates/issue/holds.repository.server.ts";
import { countIssued, listIssued } from "#app/features/learning/certificates/issued/issued.repository.server.ts";
import { IssuedList } from "#app/features/learning/certificates/issued/issued-list.tsx";
import { ISSUED, ISSUED_PER_PAGE } from "#app/features/learning/certificates/issued/issued-query.ts";
import { printedSerial } from "#app/features/learning/certificates/serial.ts";
import { TemplateList } from "#app/features/learning/certificates/templates/template-list.tsx";
import { listTemplates } from "#app/features/learning/certificates/templates/templates.repository.server.ts";
import { AdminFrame } from "#app/features/operations/admin/admin-frame.tsx";
import { nudgeJob } from "#app/features/operations/jobs/enqueue.server.ts";
import { can, guarded, withStepUp } from "#app/features/people/auth/access.server.ts";
import { apiError } from "#app/shared/api/api-error.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";
import { page } from "#app/shared/pages/page.ts";
import { pageMeta } from "#app/shared/pages/page-meta.ts";
import { missingLetters } from "#app/shared/pdf/missing-letters.server.ts";
import { paperFont } from "#app/shared/pdf/paper-font.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";
import { Notice } from "#app/ui/notice.tsx";

export { clientAction, shouldRevalidate } from "#app/features/site/error-pages/kept-form.ts";
export { PageError as ErrorBoundary } from "#app/features/site/error-pages/page-error.tsx";

export const handle = page({
	name: "certificates",
	i18n: ["admin", "certificates", "lists"],
	layout: "admin",
	query: ["told"],
});

export const loader = guarded(can("content"), {
	read: async ({ context, db, request }) => {
		const query = ISSUED.parse(new URL(request.url).searchParams);
		const language = await context.language;
		return db.batch([
			listTemplates(db, language),
			listIssued(db, query),
			countIssued(db, query),
			listHeld(db, language),
		]);
	},
	handle: async ({ context, request, user, found: [templates, issued, [counted], held] }) => {
		const language = await context.language;
		const t = getFixedT(language, "certificates");
		const formats = formatsFor({ language, timeZone: user.timeZone });
		const now = new Date();
		const search = new URL(request.url).searchParams;
		const fonts = paperFont(context.env.ASSETS);
		return {
			title: t("admin.title"),
			description: t("admin.description"),
			hasKey: context.env.CERTIFICATE_KEY !== undefined,
			templates,
			held: await heldView(held, { missingLetters: (name) => missingLetters(name, fonts), formats }),
			isHeldCut: held.length === MOST_HELD,
			opensPeople: user.capabilities.includes("people"),
			told: TOLD.find((one) => one === search.get("told")) ?? null,
			query: ISSUED.parse(search),
			pageCount: Math.max(1, Math.ceil((counted?.n ?? 0) / ISSUED_PER_PAGE)),
			rows: issued.map((one) => ({
				serial: printedSerial(one.serial),
				holderName: one.holderName,
				courseTitle: one.courseTitle,
				issued: formats.date(one.issuedAt),
				status: certificateStatus(one, now),
			})),
		};
	},
});

export const meta = ({ data: found }: MetaArgs<typeof loader>) => pageMeta(found);

const TOLD: readonly Told[] = ["told", "issuing", "toldToday", "notHeld", "nobody"];

/** Tells whoever a certificate waits for once more, or has it issued: what touches somebody asks for a proof. */
export const action = guarded(withStepUp(can("content")), async ({ context, db, request, user }) => {
	const form = parseForm(await request.formData(), TellInput);
	if (form.status !== "success") throw apiError("badRequest");
	const fonts = paperFont(context.env.ASSETS);
	const outcome = await tellAgain(db, {
		enrollmentId: form.value.enrollmentId,
		actorId: user.id,
		requestId: context.requestId,
		missingLetters: (name) => missingLetters(name, fonts),
		origin: context.origin,
		now: new Date(),
	});
	for (const id of outcome.ok ? outcome.jobIds : []) context.waitUntil(nudgeJob(context.env.JOBS_QUEUE, id));
	return redirect(`/admin/certificates?told=${outcome.ok ? outcome.done : outcome.reason}#held`);
});

export default function AdminCertificates() {
	const { t } = useTranslation("certificates");
	const { hasKey, templates, held, isHeldCut, opensPeople, told, rows, query, pageCount } =
		useLoaderData<typeof loader>();
	return (
		<AdminFrame title={t("admin.title")}>
			{hasKey ? null : (
				<Notice tone="danger" title={t("admin.noKeyTitle")} className="mb-8">
					{t("admin.noKey")}
				</Notice>
			)}
			<HeldList rows={held} isCut={isHeldCut} opensPeople={opensPeople} told={told} />
			<section aria-labelledby="issued">
				<h2 id="issued" className="mb-5 font-serif text-step-4">
					{t("admin.issued")}
				</h2>
				<IssuedList rows={rows} query={query} pageCount={pageCount} />
			</section>
			<section aria-labelledby="templates" className="mt-12">
				<h2 id="templates" className="font-serif text-step-4">
					{t("admin.templates")}
				</h2>
				<TemplateList templates={templates} />
			</section>
		</AdminFrame>
	);
}
