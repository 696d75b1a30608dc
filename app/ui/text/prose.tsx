import { classNames } from "../class-names";

type Props = {
	html: string;
	lang?: string;
	className?: string;
};

/** The only component that sets HTML. */
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
