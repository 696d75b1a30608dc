import { redirect } from "@remix-run/cloudflare";
import { countDownload } from "#app/features/library/resources/downloads/count-download.server.ts";
import { openResource } from "#app/features/library/resources/open-resource.server.ts";
import { hostElsewhere } from "#app/features/library/resources/page/host-elsewhere.ts";
import { listUploads } from "#app/features/operations/uploads/face.server.ts";
import { sendFile } from "#app/features/operations/uploads/send-file.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { notFound } from "#app/shared/api/api-error.server.ts";
import { safeRedirect } from "#app/shared/request/safe-redirect.ts";

export const loader = guarded(everyone, async ({ context, db, params, request, user }) => {
	const now = new Date();
	const slug = String(params.slug).slice(0, 100);
	const found = await openResource(db, { slug, language: await context.language, user, now });
	if (found === "closed") throw redirect(`${params.lang ? `/${params.lang}` : ""}/resources/${slug}`);
	if (found === "missing") throw notFound();
	const { entry, facts, words } = found;
	const id = words.translatedFile ?? facts.file;
	const [file] = id ? await listUploads(db, [id]) : [];
	const path = hostElsewhere(facts.url) ? String(facts.url) : safeRedirect(facts.url);
	if (!file && path === null) throw notFound();
	const clientIp = context.clientIp;
	context.waitUntil(countDownload(db, { documentId: entry.id, request, userId: user?.id ?? null, clientIp, now }));
	return file ? sendFile({ bucket: context.env.MEDIA, file, request }) : redirect(String(path));
});
