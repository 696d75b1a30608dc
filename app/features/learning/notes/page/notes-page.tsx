import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSendQueuedActions } from "#app/shared/device-queue/use-queue-owner.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { buttonStyle } from "#app/ui/button-style.ts";
import { ListForm } from "#app/ui/data-table/list-form.tsx";
import { ListPages } from "#app/ui/data-table/list-pages.tsx";
import { NoResults } from "#app/ui/data-table/no-results.tsx";
import { Download } from "#app/ui/icons.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { NOTE_KINDS } from "#db/schema/learning/notes.ts";
import { NOTE_ORDERS, NOTES_LIST } from "../notes-query";
import { noteFields } from "./changed-notes";
import { NoteCard } from "./note-card";
import { type NoteOutcome, NoteResult, Removed, Saved } from "./note-result";
import type { NotesView } from "./notes-view";
import { type ListedNote, useListedNotes } from "./use-listed-notes";

type Props = { list: NotesView; answer: NoteOutcome | undefined };

export function NotesPage({ list, answer }: Props) {
	const { t } = useTranslation("notes");
	const { query, courses, pageCount } = list;
	const { notes, deedsOf, own } = useListedNotes(list.notes);
	const heading = useRef<HTMLHeadingElement>(null);
	const [said, say] = useState<ListedNote | "saved" | null>(null);
	useSendQueuedActions();
	const isEmpty = list.notes.length === 0 && !NOTES_LIST.isNarrowed(query) && NOTES_LIST.isFirstPage(query);

	async function edit(listed: ListedNote, body: string) {
		say((await own?.edit(listed, body)) === "done" ? "saved" : null);
	}

	function remove(listed: ListedNote) {
		void own?.remove(listed);
		heading.current?.focus({ preventScroll: true });
		say(listed);
	}

	function putBack(listed: ListedNote) {
		void own?.putBack(listed);
		heading.current?.focus({ preventScroll: true });
		say(null);
	}

	return (
		<div className="container-page py-10 md:py-14">
			<div className="max-w-[56rem]">
				<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
					<div className="min-w-0">
						<h1 ref={heading} tabIndex={-1} className="font-serif text-step-6 outline-none">
							{t("title")}
						</h1>
						<p className="mt-2 text-ui text-ink-muted">{t("lede")}</p>
					</div>
					{isEmpty ? null : (
						<a
							href={`/notes.md${NOTES_LIST.exportSearch(query)}`}
							download
							className={buttonStyle({ variant: "secondary" })}
						>
							<Download className="size-4.5" />
							{t("export")}
						</a>
					)}
				</div>
				{/* Not lazy, because a lazy part would not load offline. */}
				{said === "saved" ? <Saved /> : null}
				{said && said !== "saved" ? (
					<Removed>
						<Button variant="secondary" size="sm" onClick={() => putBack(said)}>
							{t("undo")}
						</Button>
					</Removed>
				) : null}
				{said ? null : <NoteResult answer={answer} />}
				{isEmpty ? (
					<EmptyState
						title={t("list.empty")}
						action={
							<LinkButton to="/dashboard" variant="secondary">
								{t("list.toDashboard")}
							</LinkButton>
						}
						className="mt-8"
					>
						{t("list.emptyText")}
					</EmptyState>
				) : (
					<div className="mt-8">
						<ListForm
							list={NOTES_LIST}
							query={query}
							words={{
								search: t("list.search"),
								filters: [
									{ name: "course", label: t("list.course"), options: courses },
									{
										name: "kind",
										label: t("list.kind"),
										options: NOTE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
									},
								],
								orders: NOTE_ORDERS.map(({ words, ...order }) => ({ ...order, label: t(words) })),
							}}
							columns={[]}
						/>
						{list.notes.length === 0 ? (
							<div className="mt-6">
								<NoResults to={NOTES_LIST.path} />
							</div>
						) : (
							<ol aria-label={t("list.label")} className="mt-6 border-t border-line-strong">
								{notes.map((note) => {
									const listed = { lessonId: note.lessonId, note: noteFields(note) };
									return (
										<NoteCard
											key={`${note.id} ${note.changed}`}
											note={note}
											deeds={deedsOf(note.id)}
											own={own && { onEdit: (body) => void edit(listed, body), onRemove: () => remove(listed) }}
										/>
									);
								})}
							</ol>
						)}
						<ListPages list={NOTES_LIST} query={query} pages={{ pageCount }} />
					</div>
				)}
			</div>
		</div>
	);
}
