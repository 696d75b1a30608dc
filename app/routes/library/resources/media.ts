import { openResource } from "#app/features/library/resources/open-resource.server.ts";
import { listUploads } from "#app/features/operations/uploads/face.server.ts";
import { sendFile } from "#app/features/operations/uploads/send-file.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { toLanguage } from "#app/shared/words/languages.ts";

export const loader = guarded(everyone, async ({ context, db, params, request, user }) => {
	const part = String(params.part);
	const slug = String(params.slug).slice(0, 100);
	const language = toLanguage(part);
	if (part !== "film" && part !== language) return new Response(null, { status: 404 });
	const found = await openResource(db, { slug, language, user, now: new Date() });
	if (found === "closed") return new Response(null, { status: 403 });
	if (found === "missing" || found.facts.kind !== "video") return new Response(null, { status: 404 });
	const id = part === "film" ? found.facts.file : found.words.captions;
	const [file] = id ? await listUploads(db, [id]) : [];
	if (!file) return new Response(null, { status: 404 });
	return sendFile({ bucket: context.env.MEDIA, file, request, isInline: true });
});
