import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTheme } from "remix-themes/build/theme-provider";
import { useHydrated } from "#app/shared/browser/use-hydrated.ts";
import { clockTime } from "#app/shared/words/clock-time.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { useDuration } from "#app/shared/words/use-duration.ts";
import { Button } from "#app/ui/button.tsx";
import type { LessonPageData } from "../lesson/lesson-page-data.server";
import { CaptionLayer } from "./player/caption-layer";
import { CaptionSettings } from "./player/caption-settings";
import { ClipControls } from "./player/clip-controls";
import { captionAt } from "./player/cues";
import { playOrPause, seekTo } from "./player/player-deeds";
import { Transcript } from "./player/transcript";
import { useCaptionChoice } from "./player/use-caption-choice";
import { useClipState } from "./player/use-clip-state";
import { useCues } from "./player/use-cues";
import { usePlayerKeys } from "./player/use-player-keys";
import { useShownAlone } from "./player/use-shown-alone";
import { useWatchReport } from "./use-watch-report";

/** Closer to start or end than this, playback restarts from the beginning. */
const RESUME_MARGIN_SECONDS = 5;

type Video = NonNullable<LessonPageData["video"]>;

export function VideoPlayer({ room }: { room: LessonPageData }) {
	return room.video ? <Player room={room} video={room.video} /> : null;
}

function Player({ room: { enrollmentId, lesson }, video }: { room: LessonPageData; video: Video }) {
	const { t, i18n } = useTranslation("lesson");
	const inWords = useDuration();
	const [theme] = useTheme();
	const player = useRef<HTMLVideoElement>(null);
	const frame = useRef<HTMLDivElement>(null);
	const settingsId = useId();
	const [isOpen, setOpen] = useState(false);
	const [choice, choose] = useCaptionChoice();
	// Fixed at page load, because later reports must not move the playing clip.
	const [known] = useState({
		watched: video.watchedSeconds,
		position: video.positionSeconds,
		isDone: lesson.isDone,
	});
	const isReady = useHydrated();
	useWatchReport(player, { ...known, lessonId: lesson.id, enrollmentId });

	const usual = video.captions.includes(i18n.language) ? i18n.language : "en";
	const ofChapters = video.chapters.includes(i18n.language) ? i18n.language : "en";
	const language = choice.language === undefined ? usual : choice.language;
	const written = language && video.captions.includes(language) ? language : usual;
	const state = useClipState(player);
	const isAlone = useShownAlone(player);
	const cues = useCues(player, { kind: "captions", language: written, isReady, isDrawn: isAlone && language !== null });
	const chapters = useCues(player, { kind: "chapters", language: ofChapters, isReady });
	const switchCaptions = useRef(() => {});
	switchCaptions.current = () => choose({ language: language === null ? usual : null });
	usePlayerKeys({ frame, video: player, switchCaptions });
	const onClip = (deed: (clip: HTMLVideoElement) => void) => player.current && deed(player.current);
	const goTo = (seconds: number) => onClip((clip) => seekTo(clip, seconds));

	const { durationSeconds: duration } = video;
	const resumeAt = isWorthResuming(known.position, duration) ? known.position : null;
	return (
		<figure className="mt-8 print:hidden">
			{/* biome-ignore lint/a11y/useSemanticElements: a group of controls that belong to one clip */}
			<div
				ref={frame}
				role="group"
				aria-label={t("video.player", { title: lesson.title })}
				className="overflow-hidden rounded-control border border-line bg-surface-raised [&:fullscreen]:flex [&:fullscreen]:flex-col [&:fullscreen]:justify-center"
			>
				<div className="relative">
					{/* biome-ignore lint/a11y/useMediaCaption: the tracks are there, one per language */}
					<video
						ref={player}
						controls={!isReady}
						playsInline
						preload="metadata"
						poster={
							video.hasPoster ? `/lessons/${lesson.id}/poster${theme === "dark" ? "?theme=dark" : ""}` : undefined
						}
						aria-label={lesson.title}
						onClick={isReady ? (event) => playOrPause(event.currentTarget) : undefined}
						className="block aspect-video w-full bg-surface-sunken"
					>
						{/* A media fragment resumes without JavaScript, too. */}
						<source src={`/lessons/${lesson.id}/video${resumeAt === null ? "" : `#t=${resumeAt}`}`} type="video/mp4" />
						<Tracks lessonId={lesson.id} video={video} usual={usual} ofChapters={ofChapters} />
						<a href={`/lessons/${lesson.id}/video`}>{t("video.download")}</a>
					</video>
					{isReady && language !== null ? (
						<CaptionLayer text={captionAt(cues, state.time)} lang={written} choice={choice} />
					) : null}
				</div>
				{isReady ? (
					<ClipControls
						clip={() => player.current}
						frame={() => frame.current}
						settings={{ id: settingsId, isOpen, toggle: () => setOpen(!isOpen) }}
						state={state}
						duration={duration}
						chapters={chapters}
					/>
				) : (
					<div className="h-23" />
				)}
				{isOpen ? (
					<CaptionSettings
						id={settingsId}
						languages={video.captions}
						language={language}
						choice={choice}
						choose={choose}
					/>
				) : null}
			</div>
			<div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 text-step-1 text-ink-muted">
				<p>{t("video.textBelow", { length: clockTime(duration), time: inWords(lesson.minutes, { isLong: true }) })}</p>
				{resumeAt === null ? null : <Resume at={resumeAt} isReady={isReady} startOver={() => goTo(0)} />}
			</div>
			{isReady ? <Transcript cues={cues} chapters={chapters} time={state.time} lang={written} onSeek={goTo} /> : null}
		</figure>
	);
}

type TracksProps = { lessonId: number; video: Video; usual: string; ofChapters: string };

function Tracks({ lessonId, video, usual, ofChapters }: TracksProps) {
	const at = (code: string) => `/lessons/${lessonId}/captions/${code}`;
	return (
		<>
			{LANGUAGES.filter(({ code }) => video.captions.includes(code)).map(({ code, name }) => (
				<track key={code} kind="captions" src={at(code)} srcLang={code} label={name} default={code === usual} />
			))}
			{/* In the page's language, independent of the captions. */}
			{video.chapters.includes(ofChapters) ? (
				<track kind="chapters" src={`${at(ofChapters)}?chapters`} srcLang={ofChapters} />
			) : null}
		</>
	);
}

function Resume({ at, isReady, startOver }: { at: number; isReady: boolean; startOver: () => void }) {
	const { t } = useTranslation("lesson");
	const [isGone, setGone] = useState(false);
	if (isGone) return null;
	return (
		<p className="flex flex-wrap items-center gap-x-3">
			{t("video.resume", { time: clockTime(at) })}
			{isReady ? (
				<Button
					variant="quiet"
					size="sm"
					onClick={() => {
						startOver();
						setGone(true);
					}}
				>
					{t("video.startOver")}
				</Button>
			) : null}
		</p>
	);
}

function isWorthResuming(position: number, duration: number): boolean {
	return position > RESUME_MARGIN_SECONDS && position < duration - RESUME_MARGIN_SECONDS;
}
