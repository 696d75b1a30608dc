import { memo, type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
	faultOfCue,
	readCaptions,
	readTime,
	writeCaptions,
} from "#app/features/learning/lessons/media/captions/web-vtt.ts";
import { seekTo } from "#app/features/learning/lessons/media/player/player-deeds.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { X } from "#app/ui/icons.tsx";
import { CaptionFile } from "./caption-file";
import { addCue, type Changed, inOrder, type Row, shiftCues, splitCue } from "./cue-deeds";
import { SeekButton } from "./seek-button";
import { TimeField } from "./time-field";
import { useRows } from "./use-rows";

type Props = {
	captions: string;
	language: string;
	video: RefObject<HTMLVideoElement>;
	/** Of the film, in seconds. */
	time: number;
	/** Captions that ship with the film, to begin with. */
	shippedAt: string | null;
	onChange: (captions: string) => void;
};

/** The cues of a film, each with its times and its text. Enter in a text goes on to the next cue. */
export function CueTable({ captions, language, video, time, shippedAt, onChange }: Props) {
	const { t } = useTranslation("lesson-film");
	const lastId = useRef(0);
	const newId = () => ++lastId.current;
	const read = (text: string) => readCaptions(text).cues.map((cue) => ({ ...cue, id: newId() }));
	const { rows, put, undo } = useRows<Row>({ text: captions, onChange, read, write: writeCaptions });
	const [said, say] = useState("");
	const list = useRef<HTMLOListElement>(null);

	function focus(at: number) {
		requestAnimationFrame(() => list.current?.querySelectorAll("textarea")[at]?.focus());
	}
	function take({ rows: next, at }: Changed, words = "") {
		put(next);
		say(words);
		focus(at);
	}
	function add() {
		take(addCue(rows, video.current?.currentTime ?? time, newId()));
	}
	function change(at: number, part: Partial<Row>) {
		put(inOrder(rows.map((row, place) => (place === at ? { ...row, ...part } : row))));
	}
	const deeds = useStable({
		change,
		goOn: (at: number) => (at + 1 < rows.length ? focus(at + 1) : take(addCue(rows, rows[at]?.end ?? 0, newId()))),
		split: (at: number, caret: number) => take(splitCue(rows, at, { caret, id: newId() })),
		remove: (at: number) => {
			put(rows.toSpliced(at, 1), true);
			say(t("cues.removed"));
		},
		seek: (seconds: number) => video.current && seekTo(video.current, seconds),
	});
	function shift(seconds: number): boolean {
		const next = shiftCues(rows, seconds);
		if (next) {
			put(next, true);
			say(t("cues.shifted", { count: next.length, seconds }));
		}
		return next !== null;
	}

	const current = rows.findIndex(({ start, end }) => start <= time && time < end);
	return (
		<div className="grid gap-4">
			<div className="flex flex-wrap items-center gap-2">
				<Button size="sm" onClick={add}>
					{t("cues.add")}
				</Button>
				<CaptionFile
					shippedAt={shippedAt}
					onRead={(cues) => {
						put(
							cues.map((cue) => ({ ...cue, id: newId() })),
							rows.length > 0,
						);
						say(t("cues.read", { count: cues.length }));
					}}
				/>
				{undo ? (
					<Button
						variant="secondary"
						size="sm"
						onClick={() => {
							undo();
							say(t("cues.undone"));
						}}
					>
						{t("cues.undo")}
					</Button>
				) : null}
			</div>
			<p role="status" className="text-step-1 text-ink-muted empty:hidden">
				{said}
			</p>
			{rows.length > 0 ? <Shift onShift={shift} /> : <p className="text-label text-ink-muted">{t("cues.none")}</p>}
			<ol
				ref={list}
				className="relative grid max-h-[34rem] gap-2 overflow-y-auto overscroll-contain empty:hidden"
				aria-label={t("cues.list")}
			>
				{rows.map((row, at) => (
					<CueRow
						key={row.id}
						row={row}
						at={at}
						language={language}
						isCurrent={at === current}
						fault={faultOfCue(row, rows[at - 1])}
						deeds={deeds}
					/>
				))}
			</ol>
			{rows.length > 0 ? <p className="text-step-1 text-ink-muted">{t("cues.keys")}</p> : null}
		</div>
	);
}

type Deeds = {
	change: (at: number, part: Partial<Row>) => void;
	goOn: (at: number) => void;
	split: (at: number, caret: number) => void;
	remove: (at: number) => void;
	seek: (seconds: number) => void;
};

/** Deeds that are always the same functions, so that a row is drawn again only when it differs. */
function useStable(deeds: Deeds): Deeds {
	const latest = useRef(deeds);
	latest.current = deeds;
	const [stable] = useState<Deeds>(() => ({
		change: (at, part) => latest.current.change(at, part),
		goOn: (at) => latest.current.goOn(at),
		split: (at, caret) => latest.current.split(at, caret),
		remove: (at) => latest.current.remove(at),
		seek: (seconds) => latest.current.seek(seconds),
	}));
	return stable;
}

type RowProps = {
	row: Row;
	at: number;
	language: string;
	isCurrent: boolean;
	fault: ReturnType<typeof faultOfCue>;
	deeds: Deeds;
};

const CueRow = memo(function CueRow({ row, at, language, isCurrent, fault, deeds }: RowProps) {
	const { t } = useTranslation("lesson-film");
	const text = useRef<HTMLTextAreaElement>(null);
	const number = at + 1;
	return (
		<li
			aria-current={isCurrent ? "true" : undefined}
			className={classNames("rounded-control border border-line p-2", isCurrent && "border-brand bg-brand-soft")}
		>
			<div className="flex flex-wrap items-end gap-x-2">
				<SeekButton seconds={row.start} label={t("cues.seek", { number })} onSeek={deeds.seek} />
				<TimeField
					label={t("cues.start")}
					fullLabel={t("cues.startOf", { number })}
					seconds={row.start}
					onChange={(start) => deeds.change(at, { start })}
				/>
				<TimeField
					label={t("cues.end")}
					fullLabel={t("cues.endOf", { number })}
					seconds={row.end}
					onChange={(end) => deeds.change(at, { end })}
				/>
				<div className="ml-auto flex">
					<Button
						variant="quiet"
						size="sm"
						aria-label={t("cues.splitOf", { number })}
						onClick={() => deeds.split(at, text.current?.selectionStart ?? 0)}
					>
						{t("cues.split")}
					</Button>
					<IconButton label={t("cues.remove", { number })} onClick={() => deeds.remove(at)}>
						<X className="size-4.5" />
					</IconButton>
				</div>
			</div>
			<TextArea
				ref={text}
				label={t("cues.textOf", { number })}
				hideLabel
				lang={language}
				rows={2}
				value={row.text}
				error={fault ? t(`faults.${fault}`) : null}
				onChange={({ target }) => deeds.change(at, { text: target.value })}
				onKeyDown={(event) => {
					if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
					event.preventDefault();
					deeds.goOn(at);
				}}
				className="mt-1 [&_textarea]:min-h-16"
			/>
		</li>
	);
});

function Shift({ onShift }: { onShift: (seconds: number) => boolean }) {
	const { t } = useTranslation("lesson-film");
	const [typed, setTyped] = useState("");
	const [problem, setProblem] = useState<string | null>(null);

	function shift() {
		const isBack = /^[-−]/.test(typed.trim());
		const seconds = readTime(typed.trim().replace(/^[-−+]/, ""));
		if (!seconds) return setProblem(t("shift.wrong"));
		setProblem(onShift(isBack ? -seconds : seconds) ? null : t("shift.before"));
	}
	return (
		<div className="flex flex-wrap items-start gap-2">
			<TextField
				label={t("shift.label")}
				help={t("shift.help")}
				error={problem}
				value={typed}
				autoComplete="off"
				onChange={({ target }) => setTyped(target.value)}
				onKeyDown={(event) => {
					if (event.key !== "Enter") return;
					event.preventDefault();
					shift();
				}}
				className="grow max-sm:basis-full sm:max-w-96"
			/>
			<Button variant="secondary" size="sm" onClick={shift} className="sm:mt-8">
				{t("shift.button")}
			</Button>
		</div>
	);
}
