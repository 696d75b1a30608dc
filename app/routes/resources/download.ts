import { redirect } from "@remix-run/cloudflare";
import { everyone, guarded } from "../../features/auth/access.server";
import { countDownload } from "../../features/resources/downloads/count-download.server";
import { openResource } from "../../features/resources/open-resource.server";
import { hostElsewhere } from "../../features/resources/page/host-elsewhere";
import { sendFile } from "../../features/uploads/send-file.server";
import { listUploads } from "../../features/uploads/uploads.server";
import { notFound } from "../../shared/api/api-error.server";
import { safeRedirect } from "../../shared/request/safe-redirect";

/** The file of a resource, or the way to its page, and counts it. */
export const loader = guarded(everyone, async ({ context, db, params, request, user }) => {
	const now = new Date();
	const slug = String(params.slug).slice(0, 100);
	const found = await openResource(db, { slug, language: await context.language, user, now });
	if (found === "closed") throw redirect(`${params.lang ? `/${params.lang}` : ""}/resources/${slug}`);
	if (found === "missing") throw notFound();
	const { entry, facts, words } = found;
	const id = words.translatedFile ?? facts.file;
	const [file] = id ? await listUploads(db, [id]) : [];
	// An admin has written the address and readers see where it leads.
	const path = hostElsewhere(facts.url) ? String(facts.url) : safeRedirect(facts.url);
	if (!file && path === null) throw notFound();
	const clientIp = context.clientIp;
	context.waitUntil(countDownload(db, { documentId: entry.id, request, userId: user?.id ?? null, clientIp, now }));
	return file ? sendFile({ bucket: context.env.MEDIA, file, request }) : redirect(String(path));
});
