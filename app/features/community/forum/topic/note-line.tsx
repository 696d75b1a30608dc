import { useTranslation } from "react-i18next";
import { Info } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import type { NoteView } from "./post-view";

/** What a moderator has done with the topic, between its posts. */
export function NoteLine({ note: { number, note, written } }: { note: NoteView }) {
	const { t } = useTranslation("forum");
	if (!note) return null;
	return (
		<p
			id={`post-${number}`}
			data-number={number}
			className="flex scroll-mt-24 flex-wrap items-center gap-x-2 border-b border-line py-4 text-step-1 text-ink-muted"
		>
			<Info className="size-4 shrink-0" />
			<span>{t(`notes.${note.deed}`, { count: note.count ?? 0 })}</span>
			{note.topicId ? (
				<Link to={`/forum/${note.topicId}`} className="text-brand-text underline underline-offset-4">
					{t("notes.toTopic")}
				</Link>
			) : null}
			<time dateTime={written.iso}>{written.at}</time>
		</p>
	);
}
