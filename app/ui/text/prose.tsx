import { classNames } from "../class-names";

type Props = {
	/** HTML, made from Markdown without HTML and sanitised when it was stored (db/content/markdown.ts). */
	html: string;
	/** Set where the text is in another language than the page. */
	lang?: string;
	className?: string;
};

/** Long text of a lesson or a course. The one component that sets HTML. */
export function Prose({ html, lang, className }: Props) {
	return (
		<div
			lang={lang}
			className={classNames(
				"prose-lesson [&_.table-scroll]:overflow-x-auto [&_.text-center]:text-center [&_.text-right]:text-right [&_td.text-right]:tabular",
				"[&_[data-converted]]:font-normal [&_[data-converted]]:text-ink-muted [&_td.text-right_[data-converted]]:block",
				className,
			)}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when stored
			dangerouslySetInnerHTML={{ __html: html }}
		/>
	);
}
