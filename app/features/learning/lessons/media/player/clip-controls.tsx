import { useTranslation } from "react-i18next";
import { clockTime } from "#app/shared/words/clock-time.ts";
import { numberFormat } from "#app/shared/words/intl.ts";
import { SelectField } from "#app/ui/form/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Captions, Maximize, Pause, PictureInPicture2, Play, Volume2, VolumeX } from "#app/ui/icons.tsx";
import type { Cue } from "./cues";
import { playOrPause, seekTo, switchFullscreen, switchPictureInPicture, switchSound } from "./player-deeds";
import { SeekBar } from "./seek-bar";
import type { ClipState } from "./use-clip-state";
import { PLAYBACK_SPEEDS } from "./use-player-keys";

type Props = {
	clip: () => HTMLVideoElement | null;
	frame: () => HTMLElement | null;
	state: ClipState;
	duration: number;
	chapters: readonly Cue[];
	/** Null for a film without captions. */
	settings: { id: string; isOpen: boolean; toggle: () => void } | null;
};

export function ClipControls({ clip, frame, state, duration, chapters, settings }: Props) {
	const { t } = useTranslation("lesson");
	const { isPlaying, time, hasSound } = state;
	const chapter = chapters.findLast(({ start }) => start <= time + 0.05);
	const on = (deed: (element: HTMLVideoElement) => void) => () => {
		const element = clip();
		if (element) deed(element);
	};

	return (
		<div className="px-2 pb-1">
			<SeekBar time={time} duration={duration} chapters={chapters} onSeek={(to) => on((el) => seekTo(el, to))()} />
			<div className="flex flex-wrap items-center md:gap-x-1">
				<IconButton label={t(isPlaying ? "video.pause" : "video.play")} onClick={on(playOrPause)}>
					{isPlaying ? <Pause className="size-5" /> : <Play className="size-5" />}
				</IconButton>
				<p className="min-w-0 grow text-step-1 text-ink-muted tabular">
					{clockTime(time)}
					<span className="max-sm:hidden"> / {clockTime(duration)}</span>
					{chapter ? <span className="block text-ink max-sm:hidden">{chapter.text}</span> : null}
				</p>
				{hasSound ? <Sound clip={clip} /> : null}
				<Speed state={state} onChange={(rate) => on((el) => Object.assign(el, { playbackRate: rate }))()} />
				{settings ? (
					<IconButton
						label={t("video.captionSettings")}
						aria-expanded={settings.isOpen}
						aria-controls={settings.isOpen ? settings.id : undefined}
						onClick={settings.toggle}
					>
						<Captions className="size-5" />
					</IconButton>
				) : null}
				{document.pictureInPictureEnabled ? (
					<IconButton
						label={t("video.pictureInPicture")}
						onClick={on(switchPictureInPicture)}
						className="max-[22rem]:hidden"
					>
						<PictureInPicture2 className="size-5" />
					</IconButton>
				) : null}
				<IconButton
					label={t("video.fullscreen")}
					onClick={on((element) => {
						const box = frame();
						if (box) switchFullscreen(box, element);
					})}
				>
					<Maximize className="size-5" />
				</IconButton>
			</div>
		</div>
	);
}

function Sound({ clip }: Pick<Props, "clip">) {
	const { t } = useTranslation("lesson");
	const isMuted = clip()?.muted ?? false;
	return (
		<IconButton
			label={t(isMuted ? "video.unmute" : "video.mute")}
			onClick={() => {
				const element = clip();
				if (element) switchSound(element);
			}}
		>
			{isMuted ? <VolumeX className="size-5" /> : <Volume2 className="size-5" />}
		</IconButton>
	);
}

function Speed({ state: { rate }, onChange }: { state: ClipState; onChange: (rate: number) => void }) {
	const { t, i18n } = useTranslation("lesson");
	const format = numberFormat(i18n.language, { maximumFractionDigits: 2 });
	return (
		<SelectField
			label={t("video.speed")}
			hideLabel
			className="w-auto max-sm:w-20 max-sm:[&_select]:px-2 max-sm:[&_select]:pr-7 max-sm:[&_svg]:right-2"
			value={rate}
			onChange={(event) => onChange(Number(event.currentTarget.value))}
		>
			{PLAYBACK_SPEEDS.map((speed) => (
				<option key={speed} value={speed}>
					{format.format(speed)}×
				</option>
			))}
		</SelectField>
	);
}
