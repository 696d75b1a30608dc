import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { numberFormat } from "../../../shared/words/intl";
import { LANGUAGES } from "../../../shared/words/languages";
import { Button } from "../../../ui/button";
import { SelectField } from "../../../ui/form/field";
import type { LessonPageData } from "../lesson/lesson-page-data.server";
import { clockTime } from "./clock-time";
import { useWatchReport } from "./use-watch-report";

const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2];
/** Nearer to the start or the end than this, it begins anew. */
const RESUME_MARGIN_SECONDS = 5;

/** The clip of a lesson in the browser's own player. Its text is under it. */
export function VideoPlayer({ room }: { room: LessonPageData }) {
	const { t } = useTranslation("lesson");
	const player = useRef<HTMLVideoElement>(null);
	const { enrollmentId, lesson, video } = room;
	// What was known when the page opened: later reports must not move the clip that plays.
	const [known] = useState({
		watched: video?.watchedSeconds ?? 0,
		position: video?.positionSeconds ?? 0,
		isDone: lesson.isDone,
	});
	useWatchReport(player, { ...known, lessonId: lesson.id, enrollmentId });
	if (!video) return null;

	const resumeAt = isWorthResuming(known.position, video.durationSeconds) ? known.position : null;
	return (
		<figure className="mt-8 print:hidden">
			{/* biome-ignore lint/a11y/useMediaCaption: the tracks are there, one per language */}
			<video
				ref={player}
				controls
				playsInline
				preload="metadata"
				poster={`/lessons/${lesson.id}/poster`}
				aria-label={lesson.title}
				className="aspect-video w-full rounded-control bg-surface-sunken"
			>
				{/* The fragment resumes without script, too. */}
				<source src={`/lessons/${lesson.id}/video${resumeAt === null ? "" : `#t=${resumeAt}`}`} type="video/mp4" />
				<Captions lessonId={lesson.id} languages={video.captions} />
				<a href={`/lessons/${lesson.id}/video`}>{t("video.download")}</a>
			</video>
			<div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				{resumeAt === null ? (
					<p className="text-step-1 text-ink-muted">{t("video.textBelow")}</p>
				) : (
					<Resume player={player} at={resumeAt} />
				)}
				<Speed player={player} />
			</div>
		</figure>
	);
}

type PlayerProps = { player: React.RefObject<HTMLVideoElement> };

function Captions({ lessonId, languages }: { lessonId: number; languages: readonly string[] }) {
	const { i18n } = useTranslation();
	const preferred = languages.includes(i18n.language) ? i18n.language : "en";

	return LANGUAGES.filter(({ code }) => languages.includes(code)).map(({ code, name }) => (
		<track
			key={code}
			kind="captions"
			src={`/lessons/${lessonId}/captions/${code}`}
			srcLang={code}
			label={name}
			default={code === preferred}
		/>
	));
}

function Resume({ player, at }: PlayerProps & { at: number }) {
	const { t } = useTranslation("lesson");
	const isReady = useReady();
	const [isGone, setGone] = useState(false);

	function startOver() {
		if (player.current) player.current.currentTime = 0;
		player.current?.focus();
		setGone(true);
	}

	if (isGone) return <p className="text-step-1 text-ink-muted">{t("video.textBelow")}</p>;
	return (
		<p className="flex flex-wrap items-center gap-x-3 text-label text-ink-muted">
			{t("video.resume", { time: clockTime(at) })}
			{isReady ? (
				<Button variant="quiet" size="sm" onClick={startOver}>
					{t("video.startOver")}
				</Button>
			) : null}
		</p>
	);
}

/** Appears once the script runs; without it the player's own menu has to do. */
function Speed({ player }: PlayerProps) {
	const { t, i18n } = useTranslation("lesson");
	const isReady = useReady();
	const format = numberFormat(i18n.language, { maximumFractionDigits: 2 });
	if (!isReady) return <span className="h-11" />;

	return (
		<SelectField
			label={t("video.speed")}
			hideLabel
			className="w-auto"
			defaultValue="1"
			onChange={(event) => {
				if (player.current) player.current.playbackRate = Number(event.currentTarget.value);
			}}
		>
			{SPEEDS.map((speed) => (
				<option key={speed} value={speed}>
					{t("video.times", { speed: format.format(speed) })}
				</option>
			))}
		</SelectField>
	);
}

function useReady(): boolean {
	const [isReady, setReady] = useState(false);
	useEffect(() => setReady(true), []);
	return isReady;
}

function isWorthResuming(position: number, duration: number): boolean {
	return position > RESUME_MARGIN_SECONDS && position < duration - RESUME_MARGIN_SECONDS;
}
