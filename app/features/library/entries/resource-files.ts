import type { FileKind } from "#app/shared/uploads/file-kinds.ts";
import type { UploadRule } from "#app/shared/uploads/upload-rule.ts";

const FILM_KINDS: readonly FileKind[] = ["mp4"];
const CAPTION_KINDS: readonly FileKind[] = ["vtt"];
const DOWNLOAD_KINDS: readonly FileKind[] = [
	"pdf",
	"docx",
	"xlsx",
	"zip",
	"csv",
	"markdown",
	"text",
	"png",
	"jpeg",
	"webp",
	"mp4",
];

/** Cloudflare accepts request bodies of at most 100 MB. */
export const RESOURCE_FILE: UploadRule = {
	purpose: "resource",
	kinds: [...DOWNLOAD_KINDS, ...CAPTION_KINDS],
	maxBytes: 90 * 1024 * 1024,
	perDay: { files: 60, bytes: 600 * 1024 * 1024 },
};

/** The file of a video must be a film. */
export function kindsForField(field: string, resourceKind: unknown): readonly FileKind[] {
	if (field === "captions") return CAPTION_KINDS;
	return resourceKind === "video" ? FILM_KINDS : DOWNLOAD_KINDS;
}
