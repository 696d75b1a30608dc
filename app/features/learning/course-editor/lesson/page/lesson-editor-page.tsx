import { Form } from "@remix-run/react";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { COURSE_FILE, PLAIN_FORM_BYTES } from "#app/features/learning/authoring/files/course-file.ts";
import { useQueueOwner } from "#app/shared/device-queue/use-queue-owner.ts";
import { formatBytes } from "#app/shared/words/format-bytes.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PlainUpload } from "../../files/plain-upload";
import type { LessonAnswer } from "../answer-lesson-form.server";
import { FilmFields } from "../film/film-fields";
import { FilmPreview } from "../film/film-preview";
import { InsertHost } from "../insert/insert-host";
import type { Insert } from "../insert/insert-props";
import type { EditedLessonData } from "../lesson-page-data.server";
import type { LessonProblem } from "../lesson-problem";
import { type LessonTyping, wholeText } from "../lesson-typing";
import { useAutosave } from "../saving/use-autosave";
import { useLook } from "../saving/use-look";
import { LessonSource } from "../source/lesson-source";
import type { SourceEditor } from "../source/source-editor.client";
import { SourceToolbar } from "../source/source-toolbar";
import { EditorBar, type Mode } from "./editor-bar";
import { LessonChecks } from "./lesson-checks";
import { LessonFacts } from "./lesson-facts";
import { LessonMerge } from "./lesson-merge";
import { LessonPreview } from "./lesson-preview";

type Props = { page: EditedLessonData; answer: Extract<LessonAnswer, { kind: "save" }> | undefined };

/** Source, preview and checks. Pass lesson and language as `key`. Without script it is a form that saves. */
export function LessonEditorPage({ page, answer }: Props) {
	const { t, i18n } = useTranslation(["course-editor", "course-files"]);
	const owner = useQueueOwner();
	const { language } = page;
	const path = `/instructor-dashboard/courses/${page.course.id}/lessons/${page.lesson}`;
	const place = owner === null ? null : { url: `${path}/text?lang=${language}`, language, owner };
	const first = { typed: answer?.typed ?? page.typed, revision: page.revision, at: page.savedAt };
	const { typed, state, restored, change, saveNow, merge } = useAutosave({ place, first });
	const look = useLook(place, typed, page);
	const [editor, setEditor] = useState<SourceEditor | null>(null);
	const [mode, setMode] = useState<Mode>("both");
	const [isSideOpen, setSideOpen] = useState(false);
	const [line, setLine] = useState(1);
	const [insert, setInsert] = useState<Insert | null>(null);
	const closeInsert = useCallback(() => setInsert(null), []);
	const pendingLine = useRef<number | null>(null);
	const isMerging = state.kind === "conflict";

	useEffect(() => {
		if (editor && restored) editor.setText(restored.body);
	}, [editor, restored]);
	// The source is drawn before the editor can go to a line of it.
	useEffect(() => {
		if (mode === "read" || pendingLine.current === null) return;
		editor?.goToLine(pendingLine.current);
		pendingLine.current = null;
	}, [editor, mode]);

	function goTo({ field, line }: LessonProblem) {
		setSideOpen(false);
		if (field !== "body") {
			if (mode === "read") setMode("both");
			// Drawn first, where it was hidden.
			return requestAnimationFrame(() => document.getElementById(`field-${field}`)?.focus());
		}
		if (mode === "read") setMode("both");
		pendingLine.current = line ?? 1;
		if (mode !== "read") {
			editor?.goToLine(pendingLine.current);
			pendingLine.current = null;
		}
	}
	function finish(next: LessonTyping) {
		merge(next);
		editor?.setText(next.body);
	}
	function onSubmit(event: FormEvent) {
		if (place === null) return;
		event.preventDefault();
		saveNow();
	}

	return (
		<>
			<EditorBar
				page={{ ...page, name: typed.title || page.name }}
				state={state}
				mode={mode}
				onMode={setMode}
				isSideOpen={isSideOpen}
				onSide={() => setSideOpen(!isSideOpen)}
				problems={look.problems.length}
			/>
			{isMerging ? (
				<LessonMerge base={state.base} mine={typed} theirs={state.theirs} language={language} onMerge={finish} />
			) : null}
			{answer && !answer.reply.ok ? <PlainConflict answer={answer} language={language} /> : null}
			<Form
				method="post"
				action={`${path}?lang=${language}`}
				encType="multipart/form-data"
				onSubmit={onSubmit}
				onKeyDown={(event) => {
					if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
					event.preventDefault();
					saveNow();
				}}
				className={classNames(
					"min-[900px]:grid min-[900px]:h-[calc(100dvh-3.8125rem)] min-[900px]:grid-rows-[minmax(0,1fr)]",
					mode === "both"
						? "min-[900px]:grid-cols-2 min-[1180px]:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)_18.75rem]"
						: "min-[900px]:grid-cols-1 min-[1180px]:grid-cols-[minmax(0,1fr)_18.75rem]",
					isMerging && "hidden min-[900px]:hidden",
				)}
			>
				<input type="hidden" name="lang" value={language} />
				<input type="hidden" name="revision" value={revisionAfter(answer, page.revision)} />
				<div
					className={classNames(
						"flex min-w-0 flex-col min-[900px]:min-h-0 min-[900px]:overflow-y-auto min-[900px]:border-r min-[900px]:border-line",
						mode === "read" && "hidden",
					)}
				>
					<div className="grid shrink-0 gap-3 border-b border-line px-4 py-4">
						<TextField
							label={t("course-editor:lesson.fields.title")}
							name="title"
							lang={language}
							value={typed.title}
							onChange={(event) => change({ title: event.target.value })}
						/>
						<TextField
							label={t("course-editor:lesson.fields.summary")}
							name="summary"
							lang={language}
							value={typed.summary}
							onChange={(event) => change({ summary: event.target.value })}
						/>
					</div>
					{look.film ? (
						<FilmFields
							courseId={page.course.id}
							choice={look.film}
							typed={typed}
							language={language}
							onChange={change}
						/>
					) : null}
					<SourceToolbar editor={editor} onInsert={setInsert} />
					<LessonSource
						text={typed.body}
						isBelow={look.film !== null}
						language={language}
						editor={editor}
						onOpen={setEditor}
						onChange={(body) => change({ body })}
						onLine={setLine}
						onSave={saveNow}
						onPreview={() => setMode("read")}
						onLink={() => setInsert({ kind: "link" })}
						onFiles={(files) => setInsert({ kind: "files", files })}
					/>
					<p className="flex shrink-0 flex-wrap gap-x-5 border-t border-line px-5 py-3 text-step-1 text-ink-muted">
						<span>{t("course-editor:lesson.count.words", { count: look.words })}</span>
						<span>{t("course-editor:lesson.count.reading", { count: look.readingMinutes })}</span>
						{look.level ? (
							<span>{t(`course-editor:lesson.count.level.${look.level.band}`, { score: look.level.score })}</span>
						) : null}
						{editor ? <span className="ml-auto">{t("course-editor:lesson.count.line", { line })}</span> : null}
					</p>
					<div className="hidden px-4 pb-4 noscript:block">
						<Button type="submit" name="intent" value="save">
							{t("course-editor:lesson.save")}
						</Button>
					</div>
				</div>
				<div
					className={classNames(
						"min-w-0 flex-col min-[900px]:min-h-0",
						mode === "read"
							? "flex"
							: mode === "write"
								? "hidden noscript:flex"
								: "hidden min-[900px]:flex noscript:flex",
					)}
				>
					<LessonPreview look={look} language={language} english={page.english}>
						{look.film ? <FilmPreview choice={look.film} typed={typed} language={language} /> : null}
					</LessonPreview>
				</div>
				<div
					id="lesson-side"
					className={classNames(
						"min-w-0 bg-surface min-[1180px]:min-h-0 min-[1180px]:overflow-y-auto min-[1180px]:border-l min-[1180px]:border-line noscript:block",
						isSideOpen
							? "max-[1179px]:fixed max-[1179px]:inset-y-0 max-[1179px]:right-0 max-[1179px]:z-40 max-[1179px]:w-full max-[1179px]:max-w-88 max-[1179px]:overflow-y-auto max-[1179px]:border-l max-[1179px]:border-line max-[1179px]:shadow-float"
							: "max-[1179px]:hidden",
					)}
				>
					<div className="flex justify-end px-3 pt-2 min-[1180px]:hidden noscript:hidden">
						<Button variant="quiet" size="sm" onClick={() => setSideOpen(false)}>
							{t("course-editor:lesson.closeSide")}
						</Button>
					</div>
					<LessonChecks problems={look.problems} onGo={goTo} />
					<LessonFacts page={page} typed={typed} onChange={change} />
				</div>
			</Form>
			<noscript>
				<section aria-labelledby="plain-upload" className="border-t border-line px-4 py-6">
					<h2 id="plain-upload" className="text-label font-strong">
						{t("course-files:upload.title")}
					</h2>
					<PlainUpload
						action={`/instructor-dashboard/courses/${page.course.id}/files`}
						help={t("course-files:upload.help", {
							most: formatBytes(PLAIN_FORM_BYTES, i18n.language),
							largest: formatBytes(COURSE_FILE.maxBytes, i18n.language),
						})}
					/>
				</section>
			</noscript>
			<InsertHost insert={insert} editor={editor} page={page} onClose={closeInsert} />
		</>
	);
}

/** Saving again after a conflict was shown is meant. */
function revisionAfter(answer: Props["answer"], seen: number): number {
	if (!answer || answer.reply.ok || answer.reply.reason !== "changedMeanwhile") return seen;
	return answer.reply.theirs.revision;
}

/** Without script: the other text is shown to take over by hand. */
function PlainConflict({ answer, language }: { answer: NonNullable<Props["answer"]>; language: string }) {
	const { t } = useTranslation("course-editor");
	if (answer.reply.ok) return null;
	if (answer.reply.reason === "tooLarge") return <Notice tone="danger">{t("lesson.state.tooLarge")}</Notice>;
	const { by, typed } = answer.reply.theirs;
	return (
		<Notice tone="warning" title={t("lesson.merge.title")} className="m-5">
			<p>{t("lesson.merge.text", { name: by ?? t("lesson.merge.somebody") })}</p>
			<pre lang={language} className="mt-3 font-mono text-label whitespace-pre-wrap wrap-anywhere">
				{wholeText(typed)}
			</pre>
		</Notice>
	);
}
