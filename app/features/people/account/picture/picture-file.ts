import type { PersonalPurpose } from "#app/features/operations/uploads/personal-purposes.ts";
import type { UploadRule } from "#app/shared/uploads/upload-rule.ts";

/** One size of a profile picture, made by the browser. The limit allows twenty new pictures a day. */
export const PICTURE_FILE: UploadRule = {
	purpose: "picture" satisfies PersonalPurpose,
	kinds: ["webp"],
	maxBytes: 400 * 1024,
	perDay: { files: 60, bytes: 12 * 1024 * 1024 },
};
