import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/icon-button.tsx";
import {
	Bold,
	Heading2,
	Heading3,
	Italic,
	Link2,
	List,
	ListOrdered,
	Redo2,
	TableIcon,
	TextQuote,
	Undo2,
} from "#app/ui/icons.tsx";
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
	table: TableIcon,
	link: Link2,
} as const;

/** Works on the editor; without it there is only typing. */
export function SourceToolbar({ editor }: { editor: SourceEditor | null }) {
	const { t } = useTranslation("course-editor");
	return (
		<div
			role="toolbar"
			aria-label={t("lesson.toolbar.label")}
			className="flex shrink-0 flex-wrap border-b border-line px-1 noscript:hidden"
		>
			{COMMANDS.map((command) => {
				const Icon = ICONS[command];
				return (
					<IconButton
						key={command}
						label={t(`lesson.toolbar.${command}`)}
						disabled={!editor}
						onClick={() => editor?.run(command)}
						className="disabled:opacity-50"
					>
						<Icon className="size-4.5" />
					</IconButton>
				);
			})}
			<IconButton label={t("lesson.toolbar.undo")} disabled={!editor} onClick={() => editor?.undo()}>
				<Undo2 className="size-4.5" />
			</IconButton>
			<IconButton label={t("lesson.toolbar.redo")} disabled={!editor} onClick={() => editor?.redo()}>
				<Redo2 className="size-4.5" />
			</IconButton>
		</div>
	);
}
