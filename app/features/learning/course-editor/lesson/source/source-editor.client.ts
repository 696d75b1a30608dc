import { defaultKeymap, history, historyKeymap, indentWithTab, redo, undo } from "@codemirror/commands";
import { commonmarkLanguage, deleteMarkupBackward, insertNewlineContinueMarkup } from "@codemirror/lang-markdown";
import { HighlightStyle, LanguageSupport, syntaxHighlighting } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { getNonce } from "get-nonce";
import type { Language } from "#app/shared/words/languages.ts";
import { type Edit, insertBlock, type MarkdownCommand, markdownEdit } from "./markdown-commands";

type Options = {
	parent: HTMLElement;
	text: string;
	label: string;
	describedBy: string;
	/** Of the text. */
	language: Language;
	/** Where the caret stood in the plain field; null where it was elsewhere. */
	caret: number | null;
	onChange: (text: string) => void;
	/** The caret stands in another line, counted from 1. */
	onLine: (line: number) => void;
	onSave: () => void;
	onPreview: () => void;
	onLink: () => void;
	/** Dropped or pasted; the caret stands where they are meant to be. */
	onFiles: (files: File[]) => void;
};
export type SourceEditor = ReturnType<typeof openSource>;

/** CodeMirror over the Markdown of a lesson. Loaded by the editor alone. */
export function openSource(options: Options) {
	const { parent, text, label, describedBy, language, caret, onChange, onLine, onSave, onPreview } = options;
	const { onLink, onFiles } = options;
	let line = 1;
	const view = new EditorView({
		parent,
		state: EditorState.create({
			doc: text,
			extensions: [
				EditorView.cspNonce.of(getNonce() ?? ""),
				lineNumbers(),
				history(),
				// Not `markdown()`: it also loads the parsers of HTML, CSS and JavaScript, 190 kB.
				new LanguageSupport(commonmarkLanguage),
				syntaxHighlighting(marks),
				EditorView.lineWrapping,
				EditorView.contentAttributes.of({
					"aria-label": label,
					"aria-describedby": describedBy,
					lang: language,
					tabindex: "0",
					spellcheck: "true",
					autocorrect: "on",
				}),
				keymap.of([
					{ key: "Mod-b", run: () => runCommand("bold") },
					{ key: "Mod-i", run: () => runCommand("italic") },
					{ key: "Mod-k", run: () => done(onLink) },
					{ key: "Mod-s", run: () => done(onSave) },
					{ key: "Mod-Enter", run: () => done(onPreview) },
					{ key: "Enter", run: insertNewlineContinueMarkup },
					{ key: "Backspace", run: deleteMarkupBackward },
					...defaultKeymap,
					...historyKeymap,
					// Escape sets the Tab key free for a moment, so that nobody is held in the text.
					indentWithTab,
				]),
				look,
				EditorView.domEventHandlers({
					paste: ({ clipboardData }) => takeFiles(clipboardData),
					drop: (event, target) => {
						if (!hasFiles(event.dataTransfer)) return false;
						const at = target.posAtCoords({ x: event.clientX, y: event.clientY });
						if (at !== null) target.dispatch({ selection: { anchor: at } });
						event.preventDefault();
						return takeFiles(event.dataTransfer);
					},
				}),
				EditorView.updateListener.of((update) => {
					if (update.docChanged) onChange(update.state.doc.toString());
					const now = update.state.doc.lineAt(update.state.selection.main.head).number;
					if (now !== line) onLine(now);
					line = now;
				}),
			],
		}),
	});

	if (caret !== null) {
		view.dispatch({ selection: { anchor: Math.min(caret, view.state.doc.length) } });
		view.focus();
	}

	/** A copied table comes with a picture of itself: its text is what is meant. */
	function takeFiles(from: DataTransfer | null): boolean {
		const files = [...(from?.files ?? [])];
		if (files.length === 0 || from?.types.includes("text/plain")) return false;
		onFiles(files);
		return true;
	}
	function selection() {
		const { from, to } = view.state.selection.main;
		return { text: view.state.doc.toString(), from, to };
	}
	function apply({ select, ...changes }: Edit) {
		view.dispatch({ changes, selection: { anchor: select.from, head: select.to }, scrollIntoView: true });
		view.focus();
	}
	function runCommand(command: MarkdownCommand): boolean {
		apply(markdownEdit(command, selection(), language));
		return true;
	}

	return {
		run: runCommand,
		selected: () => view.state.sliceDoc(view.state.selection.main.from, view.state.selection.main.to),
		focus: () => view.focus(),
		/** Puts Markdown in place of what is selected. */
		placeInline(insert: string) {
			const { from, to } = selection();
			apply({ from, to, insert, select: { from: from + insert.length, to: from + insert.length } });
		},
		/** Puts Markdown on lines of its own at the caret. */
		placeBlock: (block: string) => apply(insertBlock(selection(), block)),
		undo: () => undo(view),
		redo: () => redo(view),
		/** Another text, as from a merge; the same one changes nothing. */
		setText(next: string) {
			const now = view.state.doc.toString();
			if (now !== next) view.dispatch({ changes: { from: 0, to: now.length, insert: next } });
		},
		goToLine(number: number) {
			const { from, to } = view.state.doc.line(Math.min(Math.max(number, 1), view.state.doc.lines));
			view.dispatch({
				selection: { anchor: from, head: to },
				effects: EditorView.scrollIntoView(from, { y: "center" }),
			});
			view.focus();
		},
		close: () => view.destroy(),
	};
}

function hasFiles(dragged: DataTransfer | null): boolean {
	return dragged?.types.includes("Files") ?? false;
}

function done(deed: () => void): true {
	deed();
	return true;
}

const marks = HighlightStyle.define([
	{ tag: tags.heading, color: "var(--color-brand-text)", fontWeight: "600" },
	{ tag: tags.strong, fontWeight: "600" },
	{ tag: tags.emphasis, fontStyle: "italic" },
	{ tag: [tags.link, tags.url], color: "var(--color-accent-text)" },
	{ tag: [tags.processingInstruction, tags.contentSeparator], color: "var(--color-ink-muted)" },
	{ tag: tags.quote, color: "var(--color-ink-muted)" },
]);

const look = EditorView.theme({
	"&": { height: "100%", fontSize: "0.875rem", color: "var(--color-ink)", backgroundColor: "transparent" },
	"&.cm-focused": { outline: "2px solid var(--color-focus)", outlineOffset: "-2px" },
	".cm-scroller": { fontFamily: "ui-monospace, monospace", lineHeight: "1.7" },
	".cm-content": { padding: "1rem 1rem 4rem 0", caretColor: "var(--color-ink)" },
	".cm-gutters": { backgroundColor: "transparent", border: "none", color: "var(--color-ink-muted)" },
	".cm-lineNumbers .cm-gutterElement": { padding: "0 0.75rem 0 0.5rem", minWidth: "2.25rem" },
	".cm-cursor": { borderLeftColor: "var(--color-ink)" },
	"&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
		backgroundColor: "var(--color-accent-soft)",
	},
});
