import type { UploadRule } from "#app/shared/uploads/upload-rule.ts";

/** One size of a course's cover, made by the browser. */
export const COVER_FILE: UploadRule = {
	purpose: "courseCover",
	kinds: ["webp"],
	maxBytes: 900 * 1024,
	perDay: { files: 60, bytes: 30 * 1024 * 1024 },
};
