import type { UploadRule } from "#app/shared/uploads/upload-rule.ts";

export const TESTIMONIAL_PICTURE_PURPOSE = "testimonial";

/** A square picture of who is quoted, made by the browser. */
export const TESTIMONIAL_PICTURE: UploadRule = {
	purpose: TESTIMONIAL_PICTURE_PURPOSE,
	kinds: ["webp"],
	maxBytes: 400 * 1024,
	perDay: { files: 60, bytes: 12 * 1024 * 1024 },
};
