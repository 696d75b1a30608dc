import { redirect } from "@remix-run/cloudflare";
import { countDownload } from "#app/features/library/resources/downloads/count-download.server.ts";
import { limitFiles } from "#app/features/library/resources/downloads/limit-files.server.ts";
import { openResource } from "#app/features/library/resources/open-resource.server.ts";
import { fillMarkdown } from "#app/features/library/resources/template/outline.ts";
import { outlineDocx } from "#app/features/library/resources/template/outline-docx.server.ts";
import { readFilled } from "#app/features/library/resources/template/read-filled.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { badForm, notFound } from "#app/shared/api/api-error.server.ts";
import { fileResponse } from "#app/shared/file-response.server.ts";
import { getFixedT } from "#app/shared/words/i18n.server.ts";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

export const action = guarded(everyone, async ({ context, db, params, request, user }) => {
	const form = await request.formData();
	const now = new Date();
	const language = await context.language;
	const slug = String(params.slug).slice(0, 100);
	const found = await openResource(db, { slug, language, user, now });
	if (found === "closed") throw redirect(`${params.lang ? `/${params.lang}` : ""}/resources/${slug}`, 303);
	const outline = found === "missing" ? undefined : found.words.outline;
	if (found === "missing" || outline === undefined) throw notFound();

	const { entry, facts } = found;
	const { clientIp } = context;
	await limitFiles(db, { clientIp, now, scale: context.env.RATE_LIMIT_SCALE });
	const filled = readFilled(form, facts.fields ?? []);
	const format = form.get("format");
	if (!filled || (format !== "docx" && format !== "md")) throw badForm();
	const t = getFixedT(language, "resources");
	const foot = `${entry.title} · G.R.E.W. · ${t("noAdvice")}`;
	context.waitUntil(countDownload(db, { documentId: entry.id, request, userId: user?.id ?? null, clientIp, now }));
	if (format === "md") {
		const text = `${fillMarkdown(outline, filled)}\n\n---\n\n*${foot}*\n`;
		return fileResponse(text, { name: `${slug}.md`, type: "text/markdown; charset=utf-8" });
	}
	const bytes = await outlineDocx({ outline, filled, title: entry.title, foot });
	return fileResponse(bytes, { name: `${slug}.docx`, type: DOCX });
});
