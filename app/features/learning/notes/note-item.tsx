import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TextArea } from "#app/ui/form/field.tsx";
import { Bookmark } from "#app/ui/icons.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import { noteKind, type ShownNote } from "./shown-note";
import type { Block } from "./text-blocks";

type Props = {
	note: ShownNote;
	block: Block | undefined;
	longest: number;
	onSave: (note: ShownNote) => void;
	onRemove: (note: ShownNote) => void;
};

export function NoteItem({ note, block, longest, onSave, onRemove }: Props) {
	const { t } = useTranslation("notes");
	const [isEdited, setEdited] = useState(false);
	const { kind, quote, excerpt, body, anchor } = note;

	function save(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const written = String(new FormData(event.currentTarget).get("body")).trim();
		if (written === "" && anchor === null) return;
		onSave({ ...note, body: written, kind: noteKind({ quote, body: written }) });
		setEdited(false);
	}

	return (
		<li className="border-b border-line py-3">
			{anchor === null ? null : (
				<Place block={block}>
					{kind === "bookmark" ? <Bookmark className="mt-0.5 size-4 shrink-0 text-accent-text" /> : null}
					<span className="sr-only">
						{t(`kinds.${kind}`)}
						<Colon />
					</span>
					<span lang={note.language} className="line-clamp-3 [overflow-wrap:anywhere]">
						{quote || excerpt}
					</span>
				</Place>
			)}
			{isEdited ? (
				<form onSubmit={save} className="mt-2 grid gap-2">
					<TextArea
						id={`note-${note.id}`}
						label={t("body")}
						name="body"
						defaultValue={body}
						maxLength={longest}
						autoFocus
						rows={3}
					/>
					<div className="flex gap-2">
						<Button type="submit" size="sm">
							{t("save")}
						</Button>
						<Button variant="quiet" size="sm" onClick={() => setEdited(false)}>
							{t("cancel")}
						</Button>
					</div>
				</form>
			) : (
				<>
					{body ? <p className="mt-2 text-ui whitespace-pre-wrap [overflow-wrap:anywhere]">{body}</p> : null}
					<div className="-ml-3.5 mt-1 flex gap-1 noscript:hidden">
						<Button variant="quiet" size="sm" onClick={() => setEdited(true)}>
							{t("edit")}
						</Button>
						<Button variant="quiet" size="sm" onClick={() => onRemove(note)}>
							{t("remove")}
						</Button>
					</div>
				</>
			)}
		</li>
	);
}

function Place({ block, children }: { block: Block | undefined; children: ReactNode }) {
	const look = "flex w-full gap-2 border-l-2 border-accent pl-3 text-left text-label text-ink-muted";
	if (!block) return <div className={look}>{children}</div>;
	return (
		<button type="button" onClick={() => goTo(block)} className={classNames(look, "hit-area hover:text-ink")}>
			{children}
		</button>
	);
}

function goTo({ element }: Block) {
	element.scrollIntoView({ block: "center" });
	element.tabIndex = -1;
	element.focus({ preventScroll: true });
}
