import { type FormEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TextArea } from "#app/ui/form/field.tsx";
import { LONGEST_QUOTE } from "./note-limits";
import type { ShownNote } from "./shown-note";
import type { Block } from "./text-blocks";
import { type Selected, useSelectedText } from "./use-selected-text";

type Props = {
	blocks: readonly Block[];
	longest: number;
	onAdd: (at: number, made: Pick<ShownNote, "kind" | "quote" | "body">) => void;
	onBookmark: (at: number) => void;
};

/** Actions for selected text; at the foot of the screen on touch devices. */
export function SelectionBar({ blocks, longest, onAdd, onBookmark }: Props) {
	const { t } = useTranslation("notes");
	const box = useRef<HTMLDivElement>(null);
	const [isWriting, setWriting] = useState(false);
	const { selected, close } = useSelectedText(blocks, box, isWriting);
	if (!selected || typeof document === "undefined") return null;

	function finish() {
		setWriting(false);
		close();
	}

	function highlight({ parts }: Selected) {
		for (const { at, quote } of parts) onAdd(at, { kind: "highlight", quote: quote.slice(0, LONGEST_QUOTE), body: "" });
		finish();
	}

	function write(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const body = String(new FormData(event.currentTarget).get("body")).trim();
		const [first] = selected?.parts ?? [];
		if (body === "" || !first) return;
		onAdd(first.at, { kind: "note", quote: first.quote.slice(0, LONGEST_QUOTE), body });
		finish();
	}

	return createPortal(
		// biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any of its buttons
		<div
			ref={box}
			style={selected.style}
			// Keeps the selection when a button is pressed.
			onMouseDown={(event) => (isWriting ? undefined : event.preventDefault())}
			onKeyDown={({ key }) => (key === "Escape" ? finish() : undefined)}
			className={classNames(
				"fixed z-40 max-w-[calc(100vw-1rem)] rounded-card border border-line-strong bg-surface-raised p-1.5 shadow-float print:hidden",
				"pointer-coarse:inset-x-2! pointer-coarse:top-auto! pointer-coarse:bottom-20! pointer-coarse:mx-auto pointer-coarse:w-fit",
				isWriting && "w-80 p-4 pointer-coarse:w-auto",
			)}
		>
			{isWriting ? (
				<form onSubmit={write} aria-label={t("bar.label")} className="grid gap-3">
					<TextArea id="selection-note" label={t("body")} name="body" required maxLength={longest} rows={3} autoFocus />
					<div className="flex gap-2">
						<Button type="submit" size="sm">
							{t("save")}
						</Button>
						<Button variant="quiet" size="sm" onClick={finish}>
							{t("cancel")}
						</Button>
					</div>
				</form>
			) : (
				<div role="toolbar" aria-label={t("bar.label")} className="flex flex-wrap gap-1">
					<Button variant="quiet" size="sm" onClick={() => highlight(selected)}>
						{t("bar.highlight")}
					</Button>
					<Button variant="quiet" size="sm" onClick={() => setWriting(true)}>
						{t("bar.note")}
					</Button>
					<Button
						variant="quiet"
						size="sm"
						onClick={() => {
							onBookmark(selected.parts[0]?.at ?? 0);
							finish();
						}}
					>
						{t("bar.bookmark")}
					</Button>
				</div>
			)}
		</div>,
		document.body,
	);
}
