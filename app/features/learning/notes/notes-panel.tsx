import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { QueuedNotice } from "#app/features/learning/enrollment/offline/queued-notice.tsx";
import { useSendQueuedActions } from "#app/shared/device-queue/use-queue-owner.ts";
import { newId } from "#app/shared/ids.ts";
import type { Language } from "#app/shared/words/languages.ts";
import { Link } from "#app/ui/link.tsx";
import { toast } from "#app/ui/toast/toast-store.ts";
import { anchorAt, findAnchor } from "./anchor";
import { onBookmarkRequested } from "./bookmark-request";
import { NewNote } from "./new-note";
import { NoteItem } from "./note-item";
import { paintNotes } from "./paint-notes";
import { SelectionBar } from "./selection-bar";
import { groupNotes, type ShownNote } from "./shown-note";
import { type Block, blockInView, blocksOfLesson } from "./text-blocks";
import { useNotes } from "./use-notes";

export type NotesPanelProps = {
	lessonId: number;
	given: { list: readonly ShownNote[]; language: Language; longest: number };
};

const NO_BLOCKS: Block[] = [];

export function NotesPanel({ lessonId, given: { list, language, longest } }: NotesPanelProps) {
	const { t } = useTranslation("notes");
	const { notes, deeds, save, remove } = useNotes({ lessonId, list });
	const [blocks, setBlocks] = useState<Block[] | null>(null);
	useSendQueuedActions();
	useEffect(() => setBlocks(blocksOfLesson()), []);

	const groups = useMemo(() => {
		const words = blocks?.map((block) => block.words);
		return groupNotes(notes, language, words ? (note) => findAnchor(note, words) : null);
	}, [notes, blocks, language]);
	useEffect(() => (blocks ? paintNotes(groups.placed, blocks) : undefined), [groups, blocks]);

	function add(at: number, made: Pick<ShownNote, "kind" | "quote" | "body">) {
		const anchor = anchorAt(blocks?.map((block) => block.words) ?? [], at);
		void save({ id: newId(), language, ...anchor, ...made });
	}

	function bookmark(at: number) {
		const there = groups.placed.find(({ note, found }) => note.kind === "bookmark" && found.at === at);
		if (there) void remove(there.note.id);
		else add(at, { kind: "bookmark", quote: "", body: "" });
		toast({ title: t(there ? "bar.unmarked" : "bar.bookmarked") });
	}

	useEffect(() => onBookmarkRequested(() => blocks?.length && bookmark(blockInView(blocks))));

	function removeWithUndo(note: ShownNote) {
		void remove(note.id);
		toast({ title: t("removed"), action: { label: t("undo"), onSelect: () => void save(note) } });
	}

	const item = (note: ShownNote, block?: Block) => (
		<NoteItem key={note.id} note={note} block={block} longest={longest} onSave={save} onRemove={removeWithUndo} />
	);

	return (
		<>
			{notes.length === 0 ? <p className="mt-3 text-ui text-ink-muted">{t("panel.empty")}</p> : null}
			<ul>{groups.placed.map(({ note, found }) => item(note, blocks?.[found.at]))}</ul>
			<Group title={t("panel.whole")} notes={groups.whole} item={item} />
			<Group title={t("panel.changed")} text={t("panel.changedText")} notes={groups.lost} item={item} />
			<Group title={t("panel.otherLanguage")} notes={groups.otherLanguage} item={item} />
			<NewNote lessonId={lessonId} language={language} longest={longest} onSave={save} />
			<QueuedNotice deeds={deeds} className="mt-3" />
			<p className="mt-3 flex flex-wrap gap-x-5 text-label">
				<Link to="/notes" className="link inline-flex min-h-11 items-center">
					{t("panel.all")}
				</Link>
				{notes.length > 0 ? (
					<a href={`/notes.md?lesson=${lessonId}`} download className="link inline-flex min-h-11 items-center">
						{t("export")}
					</a>
				) : null}
			</p>
			<SelectionBar blocks={blocks ?? NO_BLOCKS} longest={longest} onAdd={add} onBookmark={bookmark} />
		</>
	);
}

type GroupProps = { title: string; text?: string; notes: ShownNote[]; item: (note: ShownNote) => JSX.Element };

function Group({ title, text, notes, item }: GroupProps) {
	if (notes.length === 0) return null;
	return (
		<section className="mt-5">
			<h3 className="font-sans text-label font-strong">{title}</h3>
			{text ? <p className="text-step-1 text-ink-muted">{text}</p> : null}
			<ul>{notes.map((note) => item(note))}</ul>
		</section>
	);
}
