import { renderPost } from "../markdown/render-post.server";
import type { UsablePicture } from "./pictures.repository.server";
import { sizesOf } from "./pictures-of-text";

/** The HTML of a text whose pictures were found to be usable: with their sizes, so that pages keep their places free. */
export function htmlWithPictures(
	{ body, html, pictures }: { body: string; html: string; pictures: readonly string[] },
	usable: readonly UsablePicture[],
): string {
	return pictures.length === 0 ? html : renderPost(body, sizesOf(usable)).html;
}
