import { renderPost } from "../markdown/render-post.server";
import type { UsablePicture } from "./pictures.repository.server";
import { sizesOf } from "./pictures-of-text";

type Prepared = { body: string; html: string; pictures: readonly string[]; origin: string | undefined };

/** The HTML of a text whose pictures were found to be usable: with their sizes, so that pages keep their places free. */
export function htmlWithPictures({ body, html, pictures, origin }: Prepared, usable: readonly UsablePicture[]): string {
	return pictures.length === 0 ? html : renderPost(body, { sizes: sizesOf(usable), origin }).html;
}
