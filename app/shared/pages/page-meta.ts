import type { MetaDescriptor } from "@remix-run/cloudflare";

/** A picture for shared links: other sites need its whole address. Sizes are in pixels. */
export type SharedPicture = { url: string; width: number; height: number; alt: string };

type Page = { title: string; description: string; picture?: SharedPicture };

/**
 * What a page says of itself: in the tab, to search engines, in shared links.
 * Its words come from the loader, in the language of the page; there are none
 * when the loader has answered with an error (`FallbackTitle`).
 */
export function pageMeta(page: Page | undefined): MetaDescriptor[] {
	if (!page) return [];
	const { title, description, picture } = page;
	return [
		{ title: `${title} · G.R.E.W.` },
		{ name: "description", content: description },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
		...(picture ? pictureMeta(picture) : []),
	];
}

function pictureMeta({ url, width, height, alt }: SharedPicture): MetaDescriptor[] {
	return [
		{ property: "og:image", content: url },
		{ property: "og:image:width", content: String(width) },
		{ property: "og:image:height", content: String(height) },
		{ property: "og:image:alt", content: alt },
		{ name: "twitter:card", content: "summary_large_image" },
	];
}
