import { type KeyboardEvent, type ReactNode, type RefObject, type SyntheticEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/shared/browser/use-hydrated.ts";
import { classNames } from "#app/ui/class-names.ts";
import { TextArea } from "#app/ui/form/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Bold, Italic, Link2, List, TextQuote } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Prose } from "#app/ui/text/prose.tsx";
import { MentionList } from "../mentions/mention-list";
import { PictureButton } from "../pictures/picture-button";
import { PicturePanel } from "../pictures/picture-panel";
import { pictureMarkup } from "../pictures/post-picture";
import { picturesIn, usePictures } from "../pictures/use-pictures";
import { insertMark, MARKS, type Mark } from "./insert-markup";
import { LimitsNotice } from "./limits/limits-notice";
import type { LimitsView } from "./limits/limits-view.server";
import { marksOver, upperBoundCounts } from "./limits/post-counts";
import { useLimits } from "./limits/use-limits";
import { useMention } from "./use-mention";
import { usePreview } from "./use-preview";
import { type View, ViewSwitch } from "./view-switch";

type Props = {
	box: RefObject<HTMLTextAreaElement>;
	field: { id: string; name: string; defaultValue: string; error?: ReactNode };
	label: string;
	lang: string | undefined;
	maxLength: number | undefined;
	topicId: number | null;
	limits: LimitsView;
	onText: (text: string) => void;
	/** The text cannot be sent as it is; `limitsId` says why. */
	onOverLimit: (isOverLimit: boolean) => void;
	isTall?: boolean;
	/** Over the page: on phones the tools then stand above the keyboard. */
	isDocked?: boolean;
};

const ICONS = { bold: Bold, italic: Italic, link: Link2, quote: TextQuote, list: List } as const;

/** What describes the button of a text that breaks a limit. */
export const limitsId = (fieldId: string) => `${fieldId}-limits`;

/** A text with Markdown. With script it has tools, a preview, names and limits; without, it is a plain field. */
export function WritingBox({
	box,
	field,
	label,
	lang,
	maxLength,
	topicId,
	limits,
	onText,
	onOverLimit,
	isTall = false,
	isDocked = false,
}: Props) {
	const { t } = useTranslation("forum");
	const isScripted = useHydrated();
	const [text, setText] = useState(field.defaultValue);
	const [view, setView] = useState<View>("write");
	const mayBeOver = marksOver(upperBoundCounts(text), limits).length > 0;
	const preview = usePreview(text, view !== "write" || mayBeOver);
	const problems = useLimits({ text, limits, maxLength, counts: mayBeOver ? (preview?.counts ?? null) : null });
	const isOverLimit = problems.length > 0;
	const pictures = usePictures();
	const mention = useMention(topicId, (person, { at, caret }) =>
		replace(at, caret, `[@${person.name}](member:${person.id}) `),
	);
	useEffect(() => onOverLimit(isOverLimit), [isOverLimit, onOverLimit]);
	useRefilled(box, change);

	function change(value: string) {
		setText(value);
		onText(value);
	}

	function replace(start: number, end: number, by: string) {
		const element = box.current;
		if (!element) return;
		element.setRangeText(by, start, end, "end");
		element.focus();
		change(element.value);
	}

	const takePictures = (files: File[]) => pictures.take(files, text.split("](picture:").length - 1);

	/** What else is pasted or dropped goes its usual way. */
	function takeFrom(event: SyntheticEvent, data: DataTransfer) {
		const files = picturesIn(data);
		if (files.length === 0) return;
		event.preventDefault();
		takePictures(files);
	}

	function mark(name: Mark) {
		const element = box.current;
		if (!element) return;
		const { value, selectionStart, selectionEnd } = element;
		const edited = insertMark({ text: value, start: selectionStart, end: selectionEnd }, name);
		element.value = edited.text;
		element.focus();
		element.setSelectionRange(edited.start, edited.end);
		change(edited.text);
	}

	function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
		if (mention.onKey(event)) return;
		if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
		event.preventDefault();
		event.currentTarget.form?.requestSubmit();
	}

	const listId = `${field.id}-people`;
	return (
		<div className="flex flex-col">
			<div
				className={classNames(
					"scripted flex flex-wrap items-center justify-between gap-2",
					isDocked && "max-md:sticky max-md:bottom-0 max-md:order-1 max-md:bg-surface-raised max-md:py-2",
				)}
			>
				<fieldset aria-label={t("tools.label")} className="flex flex-wrap">
					{MARKS.map((name) => {
						const Icon = ICONS[name];
						return (
							<IconButton key={name} label={t(`tools.${name}`)} onClick={() => mark(name)}>
								<Icon className="size-4" />
							</IconButton>
						);
					})}
					<PictureButton onChosen={takePictures} />
				</fieldset>
				<ViewSwitch view={view} onChange={setView} />
			</div>
			<div className={classNames("mt-2 grid gap-4", view === "both" && "md:grid-cols-2")}>
				<div className={classNames("relative", view === "preview" && "hidden")}>
					<TextArea
						{...field}
						ref={box}
						label={label}
						lang={lang}
						rows={isTall ? 12 : 6}
						// With script a longer text stays whole, and says how much is too much.
						maxLength={isScripted ? undefined : maxLength}
						required
						aria-autocomplete="list"
						aria-describedby={isOverLimit ? limitsId(field.id) : undefined}
						aria-controls={mention.people.length > 0 ? listId : undefined}
						aria-activedescendant={mention.people.length > 0 ? `${listId}-${mention.chosen}` : undefined}
						onInput={({ currentTarget }) => {
							change(currentTarget.value);
							mention.look(currentTarget.value, currentTarget.selectionStart);
						}}
						onBlur={mention.close}
						onPaste={(event) => takeFrom(event, event.clipboardData)}
						onDrop={(event) => takeFrom(event, event.dataTransfer)}
						onDragOver={(event) => {
							if (event.dataTransfer.types.includes("Files")) event.preventDefault();
						}}
						onKeyDown={onKeyDown}
					/>
					<MentionList id={listId} mention={mention} />
				</div>
				{view === "write" ? null : (
					<section
						aria-label={t("preview.label")}
						aria-live="polite"
						className="min-h-24 rounded-card border border-line p-4"
					>
						<p className="mb-3 text-step-1 text-ink-muted">{t("preview.label")}</p>
						{preview?.html ? (
							<Prose html={preview.html} lang={lang} className="forum-post" />
						) : (
							<p className="text-ui text-ink-muted">{t("preview.empty")}</p>
						)}
					</section>
				)}
			</div>
			<LimitsNotice id={limitsId(field.id)} problems={problems} />
			<PicturePanel
				pictures={pictures}
				onInsert={(id, alt) => {
					const at = box.current?.selectionEnd ?? 0;
					replace(at, at, `${pictureMarkup(id, alt)}\n`);
				}}
			/>
			<p className="mt-1.5 text-step-1 text-ink-muted">{t("markdownHint")}</p>
			<p className="text-step-1">
				<Link to="/forum/place" className="hit-area text-brand-text underline underline-offset-4">
					{t("place")}
				</Link>
			</p>
		</div>
	);
}

/** A form that is filled from what this device keeps changes its text without typing. */
function useRefilled(box: RefObject<HTMLTextAreaElement>, change: (text: string) => void): void {
	useEffect(() => {
		const form = box.current?.form;
		const hear = ({ target }: Event) => {
			if (target === form && box.current) change(box.current.value);
		};
		form?.addEventListener("change", hear);
		return () => form?.removeEventListener("change", hear);
	});
}
