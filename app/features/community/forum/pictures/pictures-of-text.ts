import type { UsablePicture } from "./pictures.repository.server";
import { MOST_PICTURES, type PictureSize } from "./post-picture";

export type PictureRefusal = "tooManyPictures" | "pictureGone";

/** Why a text cannot be shown with the pictures that it names; null when it can. */
export function pictureRefusal(
	named: readonly string[],
	usable: readonly Pick<UsablePicture, "id">[],
): PictureRefusal | null {
	if (named.length > MOST_PICTURES) return "tooManyPictures";
	return named.every((id) => usable.some((picture) => picture.id === id)) ? null : "pictureGone";
}

export function sizesOf(usable: readonly UsablePicture[]): ReadonlyMap<string, PictureSize> {
	return new Map(usable.map(({ id, width, height }) => [id, { width, height }]));
}
