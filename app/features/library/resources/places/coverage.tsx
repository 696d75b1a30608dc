import { useTranslation } from "react-i18next";
import { labelledValue } from "#app/shared/words/joining.ts";
import { TileMap } from "./tile-map";
import { countTiles, type Tile } from "./tiles";

type Props = {
	world: readonly Tile[];
	states: readonly Tile[];
	places: { checked: number; due: number };
};

export function Coverage({ world, states, places }: Props) {
	const { t, i18n } = useTranslation("resources");
	const wordsOf = (tiles: readonly Tile[]) => {
		const { checked, due } = countTiles(tiles);
		return t("rules.coverage", { checked, due });
	};
	return (
		<figure className="min-w-0 print:hidden">
			<div className="grid items-end gap-6 sm:grid-cols-[24fr_11fr]">
				<div className="min-w-0">
					<p className="mb-2 text-step-1 text-ink-muted">{t("rules.world")}</p>
					<TileMap
						tiles={world}
						label={labelledValue(i18n.language, t("rules.world"), wordsOf(world))}
						className="w-full"
					/>
				</div>
				<div className="min-w-0 max-sm:max-w-60">
					<p className="mb-2 text-step-1 text-ink-muted">{t("rules.states")}</p>
					<TileMap
						tiles={states}
						label={labelledValue(i18n.language, t("rules.states"), wordsOf(states))}
						className="w-full"
					/>
				</div>
			</div>
			<figcaption className="mt-4 flex flex-wrap gap-x-6 gap-y-1.5 text-step-1 text-ink-muted">
				<Legend {...places} />
			</figcaption>
		</figure>
	);
}

function Legend({ checked, due }: Props["places"]) {
	const { t } = useTranslation("resources");
	const signs = [
		{ key: "checked", className: "bg-brand border-brand", words: t("rules.checked", { count: checked }) },
		{
			key: "due",
			className: "border-brand bg-[repeating-linear-gradient(45deg,var(--color-brand)_0_2px,transparent_2px_5px)]",
			words: t("rules.due", { count: due }),
		},
		{ key: "none", className: "border-line-strong bg-surface-sunken", words: t("rules.notCovered") },
	];
	return signs.map(({ key, className, words }) => (
		<span key={key} className="inline-flex items-center gap-2">
			<span aria-hidden="true" className={`size-3.5 shrink-0 border forced-color-adjust-none ${className}`} />
			{words}
		</span>
	));
}
