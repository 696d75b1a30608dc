import { type RefObject, useRef } from "react";
import { useTranslation } from "react-i18next";
import {
	type Chapter,
	readChapters,
	writeChapters,
} from "#app/features/learning/lessons/media/captions/chapter-lines.ts";
import { seekTo } from "#app/features/learning/lessons/media/player/player-deeds.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { X } from "#app/ui/icons.tsx";
import { inOrder } from "./cue-deeds";
import { SeekButton } from "./seek-button";
import { TimeField } from "./time-field";
import { useRows } from "./use-rows";

type Props = {
	chapters: string;
	language: string;
	video: RefObject<HTMLVideoElement>;
	onChange: (chapters: string) => void;
};
type Row = Chapter & { id: number };

/** The chapters of a film: where each begins, and its title. */
export function ChapterTable({ chapters, language, video, onChange }: Props) {
	const { t } = useTranslation("lesson-film");
	const lastId = useRef(0);
	const list = useRef<HTMLOListElement>(null);
	const read = (text: string) => readChapters(text).chapters.map((one) => ({ ...one, id: ++lastId.current }));
	const { rows, put, undo } = useRows<Row>({ text: chapters, onChange, read, write: writeChapters });

	function add() {
		const start = Math.floor(video.current?.currentTime ?? 0);
		const next = inOrder([...rows, { id: ++lastId.current, start, title: "" }]);
		put(next);
		const at = next.findLastIndex((row) => row.start === start);
		requestAnimationFrame(() => list.current?.querySelectorAll<HTMLInputElement>("[data-title]")[at]?.focus());
	}
	function change(at: number, part: Partial<Chapter>) {
		put(inOrder(rows.map((row, place) => (place === at ? { ...row, ...part } : row))));
	}
	const faultOf = (at: number) => {
		const [before, own] = [rows[at - 1], rows[at]];
		if (own?.title.trim() === "") return t("faults.chapter");
		return before && own && own.start <= before.start ? t("faults.chapterOrder") : null;
	};

	return (
		<div className="grid gap-4">
			<div className="flex flex-wrap gap-2">
				<Button size="sm" onClick={add}>
					{t("chapters.add")}
				</Button>
				{undo ? (
					<Button variant="secondary" size="sm" onClick={undo}>
						{t("cues.undo")}
					</Button>
				) : null}
			</div>
			<ol ref={list} className="grid gap-2 empty:hidden" aria-label={t("chapters.list")}>
				{rows.map(({ id, start, title }, at) => (
					<li key={id} className="flex flex-wrap items-start gap-2">
						{/* On the line of the fields, whose words stand above and below them. */}
						<span className="mt-7">
							<SeekButton
								seconds={start}
								label={t("chapters.seek", { number: at + 1 })}
								onSeek={(seconds) => video.current && seekTo(video.current, seconds)}
							/>
						</span>
						<TimeField
							label={t("cues.start")}
							fullLabel={t("chapters.start", { number: at + 1 })}
							seconds={start}
							onChange={(next) => change(at, { start: next })}
						/>
						<TextField
							data-title=""
							label={t("chapters.titleOf", { number: at + 1 })}
							lang={language}
							value={title}
							error={faultOf(at)}
							maxLength={100}
							onChange={({ target }) => change(at, { title: target.value })}
							onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
							className="min-w-40 grow"
						/>
						<span className="mt-7">
							<IconButton
								label={t("chapters.remove", { number: at + 1 })}
								onClick={() => put(rows.toSpliced(at, 1), true)}
							>
								<X className="size-4.5" />
							</IconButton>
						</span>
					</li>
				))}
			</ol>
		</div>
	);
}
