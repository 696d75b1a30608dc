import { redirect } from "@remix-run/cloudflare";
import { everyone, guarded } from "../../features/auth/access.server";
import { checklistPdf } from "../../features/resources/checklist/checklist-pdf.server";
import { checklistSections } from "../../features/resources/checklist/checklist-sections";
import { readTicks } from "../../features/resources/checklist/tick-change";
import { listTicksOf } from "../../features/resources/checklist/ticks.repository.server";
import { countDownload } from "../../features/resources/downloads/count-download.server";
import { limitFiles } from "../../features/resources/downloads/limit-files.server";
import { openResource } from "../../features/resources/open-resource.server";
import { notFound } from "../../shared/api/api-error.server";
import { fileResponse } from "../../shared/file-response.server";
import { paperFont } from "../../shared/pdf/paper-font.server";
import { printOrLead } from "../../shared/pdf/print-or-lead.server";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

/** A checklist as a PDF with the reader's ticks: those that are saved, or those of the address. */
export const loader = guarded(everyone, async ({ context, db, params, request, user }) => {
	const now = new Date();
	const language = await context.language;
	const slug = String(params.slug).slice(0, 100);
	const found = await openResource(db, { slug, language, user, now });
	const page = `${params.lang ? `/${params.lang}` : ""}/resources/${slug}`;
	if (found === "closed") throw redirect(page);
	if (found === "missing" || found.facts.kind !== "checklist") throw notFound();

	const { entry, facts } = found;
	const { clientIp } = context;
	await limitFiles(db, { clientIp, now, scale: context.env.RATE_LIMIT_SCALE });
	const asked = readTicks(new URL(request.url).searchParams.get("ticked") ?? "", now.getTime());
	const saved = user ? await listTicksOf(db, user.id, slug) : [];
	const ticks = user ? Object.fromEntries(saved.map(({ item, tickedAt }) => [item, tickedAt.getTime()])) : asked;
	const words = {
		...{ title: entry.title, summary: entry.summary, reviewedOn: entry.reviewedOn, language, ticks, now },
		sections: checklistSections(facts, found),
		t: getFixedT(language, "resources"),
		formats: formatsFor({ language, timeZone: user?.timeZone ?? context.timeZone }),
		loadFont: paperFont(context.env.ASSETS),
	};
	const bytes = await printOrLead(page, () => checklistPdf(words));
	context.waitUntil(countDownload(db, { documentId: entry.id, request, userId: user?.id ?? null, clientIp, now }));
	return fileResponse(bytes, { name: `${slug}.pdf`, type: "application/pdf" });
});
