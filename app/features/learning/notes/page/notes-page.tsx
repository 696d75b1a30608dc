import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NOTE_KINDS } from "../../../../../db/schema/lesson-notes";
import { Button, LinkButton } from "../../../../ui/button";
import { buttonStyle } from "../../../../ui/button-style";
import { ListForm } from "../../../../ui/data-table/list-form";
import { ListPages } from "../../../../ui/data-table/list-pages";
import { NoneFound } from "../../../../ui/data-table/none-found";
import { EmptyState } from "../../../../ui/empty-state";
import { Download } from "../../../../ui/icons";
import { Notice } from "../../../../ui/notice";
import { NOTE_ORDERS, NOTES } from "../notes-query";
import type { ShownNote } from "../shown-note";
import { NoteCard } from "./note-card";
import type { NotesView } from "./notes-view";

/** What the page has just done to a note; `removed` is what can be put back. */
type Answer = { removed: (ShownNote & { lessonId: number }) | null; isSaved: boolean; isRefused: boolean };
type Props = { list: NotesView; answer: Answer | undefined };

/** All notes of a person, with search, filters and the file. It works without script. */
export function NotesPage({ list, answer }: Props) {
	const { t } = useTranslation("notes");
	const { query, notes, courses, pageCount } = list;
	const isEmpty = notes.length === 0 && !NOTES.isNarrowed(query) && NOTES.isFirstPage(query);

	return (
		<div className="container-page py-10 md:py-14">
			<div className="max-w-[56rem]">
				<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
					<div className="min-w-0">
						<h1 className="font-serif text-step-6">{t("title")}</h1>
						<p className="mt-2 text-ui text-ink-muted">{t("lede")}</p>
					</div>
					{isEmpty ? null : (
						<a
							href={`/notes.md${NOTES.exportSearch(query)}`}
							download
							className={buttonStyle({ variant: "secondary" })}
						>
							<Download className="size-4.5" />
							{t("export")}
						</a>
					)}
				</div>
				<Told answer={answer} />
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
							list={NOTES}
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
						{notes.length === 0 ? (
							<div className="mt-6">
								<NoneFound to={NOTES.path} />
							</div>
						) : (
							<ol aria-label={t("list.label")} className="mt-6 border-t border-line-strong">
								{notes.map((note) => (
									<NoteCard key={`${note.id} ${note.changed}`} note={note} />
								))}
							</ol>
						)}
						<ListPages list={NOTES} query={query} pages={{ pageCount }} />
					</div>
				)}
			</div>
		</div>
	);
}

/** How the last deed went, with the way back from a deletion. */
function Told({ answer }: { answer: Answer | undefined }) {
	const { t } = useTranslation("notes");
	if (!answer) return null;
	const { removed, isSaved, isRefused } = answer;
	if (isRefused) return <Notice tone="danger" className="mt-6" title={t("failed.other")} />;
	if (isSaved) return <Notice tone="success" className="mt-6" title={t("saved")} />;
	if (!removed) return null;
	const { lessonId, anchor, ...note } = removed;
	const fields = { intent: "restore", lesson: lessonId, ...note, ...(anchor === null ? {} : { anchor }) };
	return (
		<Notice
			className="mt-6"
			title={t("removed")}
			actions={
				<Form method="post" preventScrollReset>
					{Object.entries(fields).map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<Button type="submit" variant="secondary" size="sm">
						{t("undo")}
					</Button>
				</Form>
			}
		/>
	);
}
