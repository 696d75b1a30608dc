import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { Play } from "#app/ui/icons.tsx";
import { useLazyComponent } from "#app/ui/use-lazy-component.ts";

/** The film of a course, with its player once somebody asks for it; nothing of either is loaded before. */
export function PreviewFilm({ courseId, title }: { courseId: number; title: string }) {
	const { t, i18n } = useTranslation("catalog");
	const [isWanted, setWanted] = useState(false);
	const load = useCallback(async () => {
		const [{ FilmPlayer }] = await Promise.all([import("./film-player"), i18n.loadNamespaces("lesson")]);
		return FilmPlayer;
	}, [i18n]);
	const giveUp = useCallback(() => setWanted(false), []);
	const Player = useLazyComponent(isWanted, load, giveUp);
	const src = `/courses/${courseId}/film`;
	if (Player) {
		return (
			<div className="mt-4">
				<Player src={src} title={title} isPlaying />
			</div>
		);
	}
	return (
		<a
			href={src}
			aria-busy={isWanted}
			onClick={(event) => {
				if (event.ctrlKey || event.metaKey || event.shiftKey) return;
				event.preventDefault();
				setWanted(true);
			}}
			className="mt-4 flex min-h-12 items-center justify-center gap-2.5 rounded-control border border-control px-4 text-ui font-strong text-ink no-underline hover:bg-surface-sunken"
		>
			<Play className="size-4.5" />
			{t("course.film")}
		</a>
	);
}
