import { redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../../features/admin/admin-frame";
import { can, guarded, withStepUp } from "../../../features/auth/access.server";
import { certificateStatus } from "../../../features/certificates/certificate-status";
import { HeldList, type Told } from "../../../features/certificates/held/held-list";
import { heldView } from "../../../features/certificates/held/held-view.server";
import { TellInput } from "../../../features/certificates/held/schemas";
import { tellAgain } from "../../../features/certificates/held/tell-again.server";
import { listHeld, MOST_HELD } from "../../../features/certificates/issue/holds.repository.server";
import { countIssued, listIssued } from "../../../features/certificates/issued/issued.repository.server";
import { IssuedList } from "../../../features/certificates/issued/issued-list";
import { ISSUED, ISSUED_PER_PAGE } from "../../../features/certificates/issued/issued-query";
import { printedSerial } from "../../../features/certificates/serial";
import { TemplateList } from "../../../features/certificates/templates/template-list";
import { listTemplates } from "../../../features/certificates/templates/templates.repository.server";
import { nudgeJob } from "../../../features/jobs/enqueue.server";
import { apiError } from "../../../shared/api/api-error.server";
import { parseForm } from "../../../shared/forms/parse-form.server";
import { page } from "../../../shared/pages/page";
import { pageMeta } from "../../../shared/pages/page-meta";
import { missingLetters } from "../../../shared/pdf/missing-letters.server";
import { paperFont } from "../../../shared/pdf/paper-font.server";
import { formatsFor } from "../../../shared/words/formats";
import { getFixedT } from "../../../shared/words/i18n.server";
import { Notice } from "../../../ui/notice";

export { PageError as ErrorBoundary } from "../../../features/failures/page-error";

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
		...{ enrollmentId: form.value.enrollmentId, actorId: user.id, requestId: context.requestId },
		...{ missingLetters: (name) => missingLetters(name, fonts), origin: context.origin, now: new Date() },
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
