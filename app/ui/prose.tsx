import { readHtml, type WrittenHtml } from "../shared/written-html";
import { classNames } from "./class-names";

type Props = {
	/** Of this place on its page, for what the server has written there to be found again. */
	id: string;
	/** Made from Markdown without HTML and sanitised when it was stored (db/content/markdown.ts). */
	written: WrittenHtml;
	/** Set where the text is in another language than the page. */
	lang?: string;
	className?: string;
};

/** Long text of a lesson or a course. The one component that sets HTML. */
export function Prose({ id, written, lang, className }: Props) {
	return (
		<div
			id={id}
			lang={lang}
			className={classNames(
				"prose-lesson [&_.table-scroll]:overflow-x-auto [&_.text-center]:text-center [&_.text-right]:text-right [&_td.text-right]:tabular",
				className,
			)}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when stored
			dangerouslySetInnerHTML={{ __html: readHtml(written, id) }}
		/>
	);
}
