import { useTranslation } from "react-i18next";
import { useLazyComponent } from "#app/ui/use-lazy-component.ts";
import type { LessonTyping } from "../lesson-typing";
import type { FilmChoice } from "./film-choice.server";
import { filmSource } from "./film-source";
import { useFilmWords } from "./use-film-words";

type Props = { choice: FilmChoice; typed: LessonTyping; language: string };

/** The film as learners see it, with what is typed as its captions. */
export function FilmPreview({ choice, typed, language }: Props) {
	const { t } = useTranslation("lesson-film");
	const words = useFilmWords(typed, language);
	const src = typed.film ? filmSource(typed.film, choice) : null;
	const Player = useLazyComponent(src !== null, loadPlayer);
	if (typed.film === "") return <p className="mt-6 text-label text-ink-muted">{t("chooseFirst")}</p>;
	if (!src) return <p className="mt-6 text-label text-ink-muted">{t("notShown")}</p>;
	return (
		<div className="mt-6 min-h-40">
			{Player ? <Player key={src} src={src} title={typed.title} words={words} /> : null}
		</div>
	);
}

const loadPlayer = () =>
	import("#app/features/learning/lessons/media/film-player.tsx").then(({ FilmPlayer }) => FilmPlayer);
