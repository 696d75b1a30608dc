import type { MetaDescriptor } from "@remix-run/cloudflare";

type Words = { title: string; description: string };

/**
 * What a page says of itself: in the tab, to search engines, in shared links.
 * Its words come from the loader, in the language of the page; there are none
 * when the loader has answered with an error.
 */
export function pageMeta(words: Words | undefined): MetaDescriptor[] {
	if (!words) return [{ title: "G.R.E.W." }];
	const { title, description } = words;
	return [
		{ title: `${title} · G.R.E.W.` },
		{ name: "description", content: description },
		{ property: "og:title", content: title },
		{ property: "og:description", content: description },
	];
}
