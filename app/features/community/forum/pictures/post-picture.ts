import type { PersonalPurpose } from "#app/features/operations/uploads/personal-purposes.ts";
import type { UploadRule } from "#app/shared/uploads/upload-rule.ts";

export const POST_PICTURE_PURPOSE = "postPicture" satisfies PersonalPurpose;

/** A picture for posts, made by the browser. The limits of a day allow three posts full of them. */
export const POST_PICTURE: UploadRule = {
	purpose: POST_PICTURE_PURPOSE,
	kinds: ["webp"],
	maxBytes: 700 * 1024,
	perDay: { files: 60, bytes: 30 * 1024 * 1024 },
};

/** Pictures of one post. */
export const MOST_PICTURES = 10;
/** Pixels of the longer side. */
export const LONGEST_SIDE = 1600;
/** Characters of what stands for a picture. */
export const LONGEST_ALT = 200;

export type PictureSize = { width: number; height: number };

/** A picture in the Markdown of a post. Brackets would end its text early. */
export function pictureMarkup(id: string, alt: string): string {
	const words = alt
		.replace(/[[\]\\\n]/g, " ")
		.replace(/\s+/g, " ")
		.trim();
	return `![${words}](picture:${id})`;
}

export const picturePath = (id: string) => `/forum-pictures/${id}`;

/** What stands for a picture in a text; empty when the text does not show it. */
export function wordsOfPicture(body: string, id: string): string {
	return body.match(new RegExp(`!\\[([^\\]\\n]*)\\]\\(picture:${id}\\)`))?.[1] ?? "";
}
