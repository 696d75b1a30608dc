import { redirect } from "@remix-run/cloudflare";
import { checklistPdf } from "#app/features/library/resources/checklist/checklist-pdf.server.ts";
import { checklistSections } from "#app/features/library/resources/checklist/checklist-sections.ts";
import { shownTicks } from "#app/features/library/resources/checklist/shown-ticks.server.ts";
import { countDownload } from "#app/features/library/resources/downloads/count-download.server.ts";
import { limitFiles } from "#app/features/library/resources/downloads/limit-files.server.ts";
import { openResource } from "#app/features/library/resources/open-resource.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { fileResponse } from "#app/shared/file-response.server.ts";
import { paperFontLoader } from "#app/shared/pdf/paper-font-loader.server.ts";
import { printOrRedirect } from "#app/shared/pdf/print-or-redirect.server.ts";
import { formatsFor } from "#app/shared/words/formats.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

/** Ticks are the saved ones, or those in the URL. */
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
	const asked = new URL(request.url).searchParams.get("ticked") ?? "";
	const ticks = await shownTicks(db, { slug, userId: user?.id ?? null, urlTicks: asked, now });
	const words = {
		title: entry.title,
		summary: entry.summary,
		reviewedOn: entry.reviewedOn,
		language,
		ticks,
		now,
		sections: checklistSections(facts, found),
		t: getFixedT(language, "resources"),
		formats: formatsFor({ language, timeZone: user?.timeZone ?? context.timeZone }),
		loadFont: paperFontLoader(context.env.ASSETS),
	};
	const bytes = await printOrRedirect(page, () => checklistPdf(words));
	context.waitUntil(countDownload(db, { documentId: entry.id, request, userId: user?.id ?? null, clientIp, now }));
	return fileResponse(bytes, { name: `${slug}.pdf`, type: "application/pdf" });
});
