import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CaptionLayer } from "./player/caption-layer";
import { CaptionSettings } from "./player/caption-settings";
import { ClipControls } from "./player/clip-controls";
import { type Cue, captionAt } from "./player/cues";
import { playOrPause } from "./player/player-deeds";
import { useCaptionChoice } from "./player/use-caption-choice";
import { useClipState } from "./player/use-clip-state";
import { usePlayerKeys } from "./player/use-player-keys";

type Props = {
	src: string;
	title: string;
	/** Captions and chapters that no file has yet, in the language; none for a film without. */
	words?: { language: string; cues: readonly Cue[]; chapters: readonly Cue[] };
	/** For who steers the film from outside. */
	video?: RefObject<HTMLVideoElement>;
	isPlaying?: boolean;
	/** Told once the length is known, in seconds. */
	onLength?: (seconds: number) => void;
};

/** The player of a film outside of a lesson: nothing is reported, and it begins at the beginning. Only with script. */
export function FilmPlayer({ src, title, words, video, isPlaying = false, onLength }: Props) {
	const { t } = useTranslation("lesson");
	const own = useRef<HTMLVideoElement>(null);
	const player = video ?? own;
	const frame = useRef<HTMLDivElement>(null);
	const settingsId = useId();
	const [isOpen, setOpen] = useState(false);
	const [length, setLength] = useState(0);
	const [choice, choose] = useCaptionChoice();
	const state = useClipState(player);
	const isOff = choice.language === null;
	const switchCaptions = useRef(() => {});
	switchCaptions.current = () => choose({ language: isOff ? words?.language : null });
	usePlayerKeys({ frame, video: player, switchCaptions });

	const latest = useRef(onLength);
	latest.current = onLength;
	useEffect(() => {
		const clip = player.current;
		if (!clip) return;
		const read = () => {
			if (!Number.isFinite(clip.duration)) return;
			setLength(clip.duration);
			latest.current?.(clip.duration);
		};
		if (clip.readyState >= HTMLMediaElement.HAVE_METADATA) read();
		clip.addEventListener("loadedmetadata", read);
		return () => clip.removeEventListener("loadedmetadata", read);
	}, [player]);
	useEffect(() => {
		if (!isPlaying || !player.current) return;
		// What was pressed to see it is gone.
		frame.current?.focus();
		playOrPause(player.current);
	}, [isPlaying, player]);

	return (
		// biome-ignore lint/a11y/useSemanticElements: a group of controls that belong to one clip
		<div
			ref={frame}
			role="group"
			tabIndex={-1}
			aria-label={t("video.player", { title })}
			className="overflow-hidden rounded-control border border-line bg-surface-raised outline-none [&:fullscreen]:flex [&:fullscreen]:flex-col [&:fullscreen]:justify-center"
		>
			<div className="relative">
				{/* biome-ignore lint/a11y/useMediaCaption: captions are drawn beside it */}
				<video
					ref={player}
					src={src}
					playsInline
					preload="metadata"
					aria-label={title}
					onClick={(event) => playOrPause(event.currentTarget)}
					className="block aspect-video w-full bg-surface-sunken"
				/>
				{words && !isOff ? (
					<CaptionLayer text={captionAt(words.cues, state.time)} lang={words.language} choice={choice} />
				) : null}
			</div>
			<ClipControls
				clip={() => player.current}
				frame={() => frame.current}
				state={state}
				duration={length}
				chapters={words?.chapters ?? []}
				settings={words ? { id: settingsId, isOpen, toggle: () => setOpen(!isOpen) } : null}
			/>
			{words && isOpen ? (
				<CaptionSettings
					id={settingsId}
					languages={[words.language]}
					language={isOff ? null : words.language}
					choice={choice}
					choose={choose}
				/>
			) : null}
		</div>
	);
}
