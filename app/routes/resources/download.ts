import { redirect } from "@remix-run/cloudflare";
import { everyone, guarded } from "../../features/auth/access.server";
import { countDownload } from "../../features/resources/downloads/count-download.server";
import { openResource } from "../../features/resources/open-resource.server";
import { notFound } from "../../shared/api/api-error.server";
import { safeRedirect } from "../../shared/request/safe-redirect";

/** Leads to the file or the page of a resource, and counts it. */
export const loader = guarded(everyone, async ({ context, db, params, request, user }) => {
	const now = new Date();
	const slug = String(params.slug).slice(0, 100);
	const found = await openResource(db, { slug, language: await context.language, user, now });
	if (found === "closed") throw redirect(`${params.lang ? `/${params.lang}` : ""}/resources/${slug}`);
	const path = found === "missing" ? null : safeRedirect(found.facts.url);
	if (found === "missing" || path === null) throw notFound();
	const { entry } = found;
	const clientIp = context.clientIp;
	context.waitUntil(countDownload(db, { documentId: entry.id, request, userId: user?.id ?? null, clientIp, now }));
	return redirect(path);
});
