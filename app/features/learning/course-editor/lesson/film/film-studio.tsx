import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { FilmPlayer } from "#app/features/learning/lessons/media/film-player.tsx";
import { useClipState } from "#app/features/learning/lessons/media/player/use-clip-state.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import type { LessonTyping } from "../lesson-typing";
import { ChapterTable } from "./chapter-table";
import { CueTable } from "./cue-table";
import type { FilmChoice } from "./film-choice.server";
import { useFilmWords } from "./use-film-words";

type Props = {
	/** Null where the film cannot be shown here; then its words can still be written. */
	src: string | null;
	isChosen: boolean;
	shipped: FilmChoice["shipped"];
	typed: LessonTyping;
	language: string;
	onChange: (part: Partial<LessonTyping>) => void;
	onLength: (seconds: number) => void;
};

/** The film with its captions and chapters beside it. Pass the film as `key`. */
export function FilmStudio({ src, isChosen, shipped, typed, language, onChange, onLength }: Props) {
	const { t } = useTranslation("lesson-film");
	const video = useRef<HTMLVideoElement>(null);
	const { time } = useClipState(video);
	const words = useFilmWords(typed, language);
	const inLanguage = LANGUAGES.find(({ code }) => code === language)?.name ?? language;
	return (
		<div className="@container">
			<div className="grid gap-x-5 gap-y-4 @3xl:grid-cols-2 @3xl:items-start">
				{src ? (
					<div className="max-w-md @3xl:sticky @3xl:top-4">
						<FilmPlayer src={src} title={t("title")} words={words} video={video} onLength={onLength} />
					</div>
				) : (
					<p className="text-label text-ink-muted">{t(isChosen ? "notShown" : "chooseFirst")}</p>
				)}
				<div className="min-w-0">
					<Disclosure
						summary={t("captions.in", { language: inLanguage, count: words.cues.length })}
						className="text-ui"
						open
					>
						{shipped?.captions && typed.captions === "" ? (
							<p className="mb-4 text-label text-ink-muted">{t("captions.shipped")}</p>
						) : null}
						<CueTable
							captions={typed.captions}
							language={language}
							video={video}
							time={time}
							shippedAt={shipped?.captions ?? null}
							onChange={(captions) => onChange({ captions })}
						/>
					</Disclosure>
					<Disclosure summary={t("captions.source")} className="text-ui">
						<TextArea
							label={t("captions.source")}
							hideLabel
							help={t("captions.plain")}
							lang={language}
							rows={10}
							spellCheck={false}
							value={typed.captions}
							onChange={({ target }) => onChange({ captions: target.value })}
							className="[&_textarea]:font-mono"
						/>
					</Disclosure>
					<div id="field-chapters" tabIndex={-1} className="outline-none">
						<Disclosure
							summary={t("chapters.in", { language: inLanguage, count: words.chapters.length })}
							className="text-ui"
							open={words.chapters.length > 0}
						>
							<ChapterTable
								chapters={typed.chapters}
								language={language}
								video={video}
								onChange={(chapters) => onChange({ chapters })}
							/>
						</Disclosure>
					</div>
				</div>
			</div>
		</div>
	);
}
