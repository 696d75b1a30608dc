import type { PersonalPurpose } from "#app/features/operations/uploads/personal-purposes.ts";
import type { UploadRule } from "#app/shared/uploads/upload-rule.ts";

/** One size of a person's picture, made by their browser. Twenty new pictures a day are more than anybody wants. */
export const PICTURE_FILE: UploadRule = {
	purpose: "picture" satisfies PersonalPurpose,
	kinds: ["webp"],
	maxBytes: 400 * 1024,
	perDay: { files: 60, bytes: 12 * 1024 * 1024 },
};
