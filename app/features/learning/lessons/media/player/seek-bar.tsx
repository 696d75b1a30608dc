import { useTranslation } from "react-i18next";
import { clockTime } from "#app/shared/words/clock-time.ts";
import type { Cue } from "./cues";

type Props = { time: number; duration: number; chapters: readonly Cue[]; onSeek: (seconds: number) => void };

export function SeekBar({ time, duration, chapters, onSeek }: Props) {
	const { t } = useTranslation("lesson");
	return (
		<div className="relative">
			<input
				type="range"
				min={0}
				max={duration}
				step={0.1}
				value={Math.min(time, duration)}
				aria-label={t("video.seek")}
				aria-valuetext={t("video.at", { time: clockTime(time), length: clockTime(duration) })}
				onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
				className="block h-11 w-full cursor-pointer accent-brand"
			/>
			{chapters.slice(1).map(({ start }) => (
				<span
					key={start}
					aria-hidden="true"
					className="pointer-events-none absolute bottom-1.5 h-1.5 w-0.5 bg-control"
					style={{ left: `calc(0.5rem + (100% - 1rem) * ${start / duration})` }}
				/>
			))}
		</div>
	);
}
