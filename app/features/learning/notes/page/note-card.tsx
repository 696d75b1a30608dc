import { Form } from "@remix-run/react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { QueuedNotice } from "#app/features/learning/enrollment/offline/queued-notice.tsx";
import { langAttribute } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import type { QueuedAction } from "#app/shared/device-queue/queued-action.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { LONGEST_NOTE } from "../note-limits";
import type { NoteView } from "./notes-view";

type Props = {
	note: NoteView;
	deeds: readonly QueuedAction[];
	own: { onEdit: (body: string) => void; onRemove: () => void } | null;
};

export function NoteCard({ note, deeds, own }: Props) {
	const { t } = useTranslation("notes");
	const { id, kind, quote, excerpt, body, lessonId, lessonTitle, lessonInEnglish, courseTitle, isRetired } = note;

	function edit(event: FormEvent<HTMLFormElement>) {
		if (!own) return;
		event.preventDefault();
		const words = String(new FormData(event.currentTarget).get("body")).trim();
		// A note on a whole lesson must not be empty.
		if (words === "" && note.anchor === null) return event.currentTarget.querySelector("textarea")?.focus();
		own.onEdit(words);
		const fold = event.currentTarget.closest("details");
		fold?.removeAttribute("open");
		fold?.querySelector("summary")?.focus();
	}

	function remove(event: FormEvent<HTMLFormElement>) {
		if (!own) return;
		event.preventDefault();
		own.onRemove();
	}

	return (
		<li className="border-b border-line py-5">
			<p className="flex flex-wrap gap-x-3 text-step-1 text-ink-muted">
				<span className="font-strong text-ink">{t(`kinds.${kind}`)}</span>
				<span>{courseTitle}</span>
				<span>{t("list.changed", { date: note.changed })}</span>
			</p>
			<h2 lang={langAttribute(lessonInEnglish)} className="mt-1 font-serif text-step-3 leading-snug font-title">
				{isRetired ? (
					lessonTitle
				) : (
					<Link to={`/lessons/${lessonId}`} className="hover:underline">
						{lessonTitle}
					</Link>
				)}
			</h2>
			{isRetired ? <p className="text-step-1 text-ink-muted">{t("list.retired")}</p> : null}
			{quote || excerpt ? (
				<blockquote
					lang={note.language}
					className="mt-3 border-l-2 border-accent pl-4 text-ui text-ink-muted [overflow-wrap:anywhere]"
				>
					{quote || excerpt}
				</blockquote>
			) : null}
			{body ? <p className="mt-3 text-ui whitespace-pre-wrap [overflow-wrap:anywhere]">{body}</p> : null}
			<QueuedNotice deeds={deeds} className="mt-3" />
			<div className="mt-2 flex flex-wrap items-start gap-x-2">
				<details className="max-w-full open:w-full">
					<summary className="link inline-flex min-h-11 cursor-pointer items-center text-label">{t("edit")}</summary>
					<Form method="post" preventScrollReset onSubmit={edit} className="grid gap-3 pt-1 pb-3">
						<input type="hidden" name="intent" value="edit" />
						<input type="hidden" name="id" value={id} />
						<TextArea
							id={`note-${id}`}
							label={t("body")}
							name="body"
							defaultValue={body}
							maxLength={LONGEST_NOTE}
							rows={3}
						/>
						<Button type="submit" size="sm" className="justify-self-start">
							{t("save")}
						</Button>
					</Form>
				</details>
				<Form method="post" preventScrollReset onSubmit={remove}>
					<input type="hidden" name="intent" value="remove" />
					<input type="hidden" name="id" value={id} />
					<button type="submit" className="link inline-flex min-h-11 items-center px-2 text-label">
						{t("remove")}
					</button>
				</Form>
			</div>
		</li>
	);
}
