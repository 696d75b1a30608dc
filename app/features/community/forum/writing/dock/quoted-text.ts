const LONGEST_QUOTE = 1000;

const textOfPost = (number: number) => document.getElementById(`post-${number}`)?.querySelector(".forum-post") ?? null;

/** What is selected inside a post; empty when nothing is, or when the selection goes beyond its text. */
export function selectedIn(number: number): string {
	const selection = document.getSelection();
	const post = textOfPost(number);
	if (!selection || selection.isCollapsed || !post?.contains(selection.anchorNode)) return "";
	if (!post.contains(selection.focusNode)) return "";
	return selection.toString().trim().slice(0, LONGEST_QUOTE);
}

/** What a post says itself, without what it quotes, a line for each paragraph. */
export function wholeText(number: number): string {
	const blocks = [...(textOfPost(number)?.children ?? [])].filter(({ tagName }) => tagName !== "BLOCKQUOTE");
	const lines = blocks.map(({ textContent }) => textContent?.trim() ?? "").filter((line) => line !== "");
	return lines.join("\n").slice(0, LONGEST_QUOTE);
}
