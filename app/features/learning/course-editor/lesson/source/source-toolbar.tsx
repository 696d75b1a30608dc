import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { PLACED } from "#app/features/learning/authoring/files/accepted-endings.ts";
import { useRovingFocus } from "#app/shared/keys/use-roving-focus.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import {
	Bold,
	Calculator,
	FolderOpen,
	Heading2,
	Heading3,
	Image,
	Italic,
	Link2,
	List,
	ListChecks,
	ListOrdered,
	Paperclip,
	Redo2,
	Ruler,
	TableIcon,
	TextQuote,
	Undo2,
} from "#app/ui/icons.tsx";
import type { Insert } from "../insert/insert-props";
import { COMMANDS } from "./markdown-commands";
import type { SourceEditor } from "./source-editor.client";

const ICONS = {
	heading2: Heading2,
	heading3: Heading3,
	bold: Bold,
	italic: Italic,
	bullets: List,
	numbers: ListOrdered,
	quote: TextQuote,
	boxes: ListChecks,
	table: TableIcon,
	sums: Calculator,
	area: Ruler,
} as const;

type Props = { editor: SourceEditor | null; onInsert: (insert: Insert) => void };

/** Works on the editor; without it there is only typing. */
export function SourceToolbar({ editor, onInsert }: Props) {
	const { t } = useTranslation(["course-editor", "course-files"]);
	const picker = useRef<HTMLInputElement>(null);
	const keys = useRovingFocus<HTMLDivElement>("button");
	function choose(accept: string) {
		if (!picker.current) return;
		picker.current.accept = accept;
		picker.current.click();
	}
	return (
		<div
			{...keys.group}
			role="toolbar"
			aria-label={t("course-editor:lesson.toolbar.label")}
			// One row that scrolls on phones, where several would take the room of the text.
			className="flex shrink-0 overflow-x-auto border-b border-line px-1 noscript:hidden min-[900px]:flex-wrap [&>button]:-outline-offset-2"
		>
			{COMMANDS.map((command) => {
				const Icon = ICONS[command];
				return (
					<IconButton
						key={command}
						label={t(`course-editor:lesson.toolbar.${command}`)}
						disabled={!editor}
						onClick={() => editor?.run(command)}
						className="disabled:opacity-50"
					>
						<Icon className="size-4.5" />
					</IconButton>
				);
			})}
			<Inserting
				label={t("course-editor:lesson.toolbar.link")}
				editor={editor}
				onClick={() => onInsert({ kind: "link" })}
			>
				<Link2 className="size-4.5" />
			</Inserting>
			<Inserting
				label={t("course-files:toolbar.picture")}
				editor={editor}
				onClick={() => choose(".png,.jpg,.jpeg,.webp")}
			>
				<Image className="size-4.5" />
			</Inserting>
			<Inserting label={t("course-files:toolbar.file")} editor={editor} onClick={() => choose(PLACED)}>
				<Paperclip className="size-4.5" />
			</Inserting>
			<Inserting
				label={t("course-files:toolbar.library")}
				editor={editor}
				onClick={() => onInsert({ kind: "library" })}
			>
				<FolderOpen className="size-4.5" />
			</Inserting>
			<input
				ref={picker}
				type="file"
				multiple
				hidden
				aria-label={t("course-files:toolbar.file")}
				onChange={({ target }) => {
					const files = [...(target.files ?? [])];
					target.value = "";
					if (files.length > 0) onInsert({ kind: "files", files });
				}}
			/>
			<IconButton label={t("course-editor:lesson.toolbar.undo")} disabled={!editor} onClick={() => editor?.undo()}>
				<Undo2 className="size-4.5" />
			</IconButton>
			<IconButton label={t("course-editor:lesson.toolbar.redo")} disabled={!editor} onClick={() => editor?.redo()}>
				<Redo2 className="size-4.5" />
			</IconButton>
		</div>
	);
}

type InsertingProps = { label: string; editor: SourceEditor | null; onClick: () => void; children: ReactNode };

function Inserting({ label, editor, onClick, children }: InsertingProps) {
	return (
		<IconButton
			label={label}
			aria-haspopup="dialog"
			disabled={!editor}
			onClick={onClick}
			className="disabled:opacity-50"
		>
			{children}
		</IconButton>
	);
}
