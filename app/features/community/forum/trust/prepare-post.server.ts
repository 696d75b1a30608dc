import { hashSecret } from "#app/shared/request/secrets.server.ts";
import { cleanLine, cleanText } from "#app/shared/text/clean-text.ts";
import type { DealSheet } from "#db/schema/community/forum.ts";
import { renderPost } from "../markdown/render-post.server";
import type { PostFacts } from "./judge-post";
import { plainLink } from "./link-hosts";
import { withoutStackedMarks } from "./stacked-marks";

/** Shorter texts are the same by chance: "Thank you!" */
const SHORTEST_PRINTED = 25;

export type PreparedPost = PostFacts & {
	title: string;
	body: string;
	html: string;
	mentions: number[];
	pictures: string[];
	/** By which the same link or text of other accounts is recognised. */
	prints: string[];
	origin: string | undefined;
};

type Typed = {
	title?: string;
	body: string;
	deal?: DealSheet | null;
	poll?: { question: string; options: readonly string[] } | null;
	/** Of the school; without it links to its own pages count as links to other sites. */
	origin?: string | undefined;
};

/**
 * A post as it is kept, with what limits and lists ask about it. Invisible characters, signs that turn the direction of
 * the text and stacks of marks are taken out, whichever way it came in.
 */
export async function preparePost({ title = "", body: typed, deal, poll, origin }: Typed): Promise<PreparedPost> {
	const body = withoutStackedMarks(cleanText(typed));
	const heading = withoutStackedMarks(cleanLine(title));
	const { html, mentions, hosts, links, pictures } = renderPost(body, { origin });
	const printed = links.flatMap((link) => plainLink(link) ?? []).map((link) => `link:${link}`);
	const text = await textPrint(body);
	return {
		title: heading,
		body,
		html,
		mentions,
		hosts,
		links,
		pictures,
		text: [heading, body, deal?.place ?? "", poll?.question ?? "", ...(poll?.options ?? [])].join("\n"),
		prints: [...new Set(text === null ? printed : [...printed, text])],
		origin,
	};
}

async function textPrint(body: string): Promise<string | null> {
	const letters = body
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, "");
	if (letters.length < SHORTEST_PRINTED) return null;
	return `text:${await hashSecret(letters)}`;
}
