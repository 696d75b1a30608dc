import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/shared/words/languages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { controlStyle } from "#app/ui/form/field-frame.tsx";
import type { SourceEditor } from "./source-editor.client";

type Props = {
	text: string;
	/** Something tall stands above it in the same pane, which then scrolls as a whole. */
	isBelow: boolean;
	language: Language;
	/** Null until it has loaded, and for good where it cannot. */
	editor: SourceEditor | null;
	onOpen: (editor: SourceEditor | null) => void;
	onChange: (text: string) => void;
	onLine: (line: number) => void;
	onSave: () => void;
	onPreview: () => void;
	onLink: () => void;
	onFiles: (files: File[]) => void;
};

/** The Markdown of a lesson: a plain field that CodeMirror takes the place of once it has loaded. */
export function LessonSource({ text, isBelow, language, editor, onOpen, ...events }: Props) {
	const { t } = useTranslation("course-editor");
	const holder = useRef<HTMLDivElement>(null);
	const field = useRef<HTMLTextAreaElement>(null);
	const hint = useId();
	const latest = useRef(events);
	latest.current = events;
	const label = t("lesson.source.label");

	// biome-ignore lint/correctness/useExhaustiveDependencies: opened once; later texts are handed to the editor
	useEffect(() => {
		let isGone = false;
		let opened: SourceEditor | null = null;
		const load = async () => {
			const { openSource } = await import("./source-editor.client");
			if (isGone || !holder.current) return;
			const plain = field.current;
			const isFocused = document.activeElement === plain;
			opened = openSource({
				parent: holder.current,
				text: plain?.value ?? text,
				caret: plain && isFocused ? plain.selectionEnd : null,
				label,
				describedBy: hint,
				language,
				onChange: (next) => latest.current.onChange(next),
				onLine: (line) => latest.current.onLine(line),
				onSave: () => latest.current.onSave(),
				onPreview: () => latest.current.onPreview(),
				onLink: () => latest.current.onLink(),
				onFiles: (files) => latest.current.onFiles(files),
			});
			if (plain && plain.value !== text) latest.current.onChange(plain.value);
			onOpen(opened);
		};
		load().catch(() => {});
		return () => {
			isGone = true;
			opened?.close();
			onOpen(null);
		};
	}, []);

	return (
		<div
			className={classNames(
				"flex min-h-80 min-w-0 flex-col min-[900px]:grow",
				isBelow ? "shrink-0 min-[900px]:h-[calc(100dvh-14rem)]" : "min-[900px]:min-h-0",
			)}
		>
			<p id={hint} className="sr-only">
				{t("lesson.source.leave")}
			</p>
			<div ref={holder} className="min-w-0 min-[900px]:min-h-0 min-[900px]:grow" />
			{editor ? null : (
				<textarea
					ref={field}
					name="body"
					aria-label={label}
					lang={language}
					value={text}
					rows={20}
					onChange={(event) => events.onChange(event.target.value)}
					className={classNames(controlStyle, "min-h-80 rounded-none border-x-0 font-mono text-label min-[900px]:grow")}
				/>
			)}
		</div>
	);
}
