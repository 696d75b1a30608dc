import { Prose } from "#app/ui/text/prose.tsx";
import { DealSheet } from "./deal-sheet";
import type { PostContent } from "./post-view";

/** The text of a post, and the deal that it shows. */
export function PostBody({
	content: { html, deal },
	lang,
}: {
	content: Pick<PostContent, "html" | "deal">;
	lang: string;
}) {
	return (
		<>
			<Prose html={html} lang={lang} className="forum-post" />
			{deal ? <DealSheet deal={deal} lang={lang} /> : null}
		</>
	);
}
