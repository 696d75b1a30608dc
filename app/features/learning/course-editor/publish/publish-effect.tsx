import { useTranslation } from "react-i18next";
import { numberFormat } from "#app/shared/words/intl.ts";
import { toLanguage } from "#app/shared/words/languages.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { PublishPageData } from "./publish-page-data.server";

type Props = Pick<PublishPageData, "effect"> & {
	/** Beside the form, or in it above its button on narrow pages. */
	place: "beside" | "above";
};

/** How many learners a publication concerns, zero included. */
export function PublishEffect({ effect: { enrolled, finished, inside, watched, begun, attempts }, place }: Props) {
	const { t, i18n } = useTranslation("course-editor");
	const { t: marks } = useTranslation("course-marks");
	const number = numberFormat(toLanguage(i18n.language));
	const lines = [
		{ name: "enrolled", count: enrolled, says: t("publish.enrolled", { count: enrolled }) },
		{ name: "finished", count: finished, says: t("publish.finished", { count: finished }) },
		{ name: "inside", count: inside, says: t("publish.inside", { count: inside }) },
		...(watched === null ? [] : [{ name: "watched", count: watched, says: t("publish.watched", { count: watched }) }]),
		{ name: "begun", count: begun, says: marks("begun", { count: begun }) },
		{ name: "attempts", count: attempts, says: marks("touched", { count: attempts }) },
		{ name: "revoked", count: 0, says: t("publish.revoked") },
	];
	return (
		<aside
			aria-labelledby={`effect-${place}`}
			className={classNames(
				"self-start rounded-card bg-surface-sunken p-5 xl:sticky xl:top-8",
				place === "beside" ? "max-xl:hidden" : "xl:hidden",
			)}
		>
			<h2 id={`effect-${place}`} className="font-serif text-step-3">
				{t("publish.effect")}
			</h2>
			<ul className="mt-3 divide-y divide-line">
				{lines.map(({ name, count, says }) => (
					<li key={name} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-3 py-3">
						<span className="font-serif text-step-4 lining-nums">{number.format(count)}</span>
						<span className="text-label">{says}</span>
					</li>
				))}
			</ul>
			<p className="mt-3 text-step-1 text-ink-muted">{t("publish.asSeen")}</p>
		</aside>
	);
}
