import { escapeXml } from "#app/shared/text/escape-xml.ts";

export type FeedEntry = {
	id: string;
	url: string;
	title: string;
	language: string;
	author: string;
	excerpt: string;
	publishedAt: Date;
	updatedAt: Date;
};

export type Feed = {
	title: string;
	language: string;
	/** Where the feed itself stands, and the page that shows the same. */
	url: string;
	pageUrl: string;
	updatedAt: Date;
	entries: readonly FeedEntry[];
};

/** Source: RFC 4287. Texts are plain, so that no reader renders what strangers have written. */
export function atomFeed({ title, language, url, pageUrl, updatedAt, entries }: Feed): string {
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
		`<id>${escapeXml(url)}</id>`,
		`<title>${escapeXml(title)}</title>`,
		`<updated>${updatedAt.toISOString()}</updated>`,
		`<link rel="self" type="application/atom+xml" href="${escapeXml(url)}"/>`,
		`<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>`,
		...entries.map(entryXml),
		"</feed>",
	].join("\n");
}

function entryXml(entry: FeedEntry): string {
	return [
		`<entry xml:lang="${escapeXml(entry.language)}">`,
		`<id>${escapeXml(entry.id)}</id>`,
		`<title>${escapeXml(entry.title)}</title>`,
		`<link rel="alternate" type="text/html" href="${escapeXml(entry.url)}"/>`,
		`<author><name>${escapeXml(entry.author)}</name></author>`,
		`<published>${entry.publishedAt.toISOString()}</published>`,
		`<updated>${entry.updatedAt.toISOString()}</updated>`,
		`<summary>${escapeXml(entry.excerpt)}</summary>`,
		"</entry>",
	].join("");
}
