import type { MetaDescriptor } from "@remix-run/cloudflare";

/** For shared links. The URL is absolute; sizes are in pixels. */
export type SharedPicture = { url: string; width: number; height: number; alt: string };

type Page = { title: string; description: string; picture?: SharedPicture };

/** Undefined if the loader failed (`FallbackTitle` is used then). */
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
