import { useTranslation } from "react-i18next";
import { classNames } from "#app/ui/class-names.ts";
import { Pieces } from "#app/ui/writing/pieces.tsx";
import type { ComparisonData } from "../history-page-data.server";

type Props = { comparison: ComparisonData; view: "split" | "single" };

/** What is no text: the order as sentences, each setting as it was and is. */
export function OrderAndSettings({ comparison: { order, settings }, view }: Props) {
	const { t } = useTranslation("course-history");
	if (order.length + settings.length === 0) return null;
	return (
		<section aria-labelledby="settings" className="grid min-w-0 gap-2">
			<h3 id="settings" className="border-b border-line-strong pb-2 font-serif text-step-3">
				{t("compare.settings")}
			</h3>
			{order.length > 0 ? (
				<ul>
					{order.map((sentence) => (
						<li
							key={sentence}
							data-change
							data-said={sentence}
							className="border-b border-line py-2 text-ui wrap-break-word data-current:outline-2 data-current:outline-offset-2 data-current:outline-brand"
						>
							{sentence}
						</li>
					))}
				</ul>
			) : null}
			{settings.map(({ id, part, label, was, is }) => (
				<div
					key={id}
					data-change
					data-removed={was}
					data-added={is}
					className="border-b border-line py-2 data-current:outline-2 data-current:outline-offset-2 data-current:outline-brand"
				>
					<p className="text-step-1 text-ink-muted wrap-break-word">
						{part} › {label}
					</p>
					<div className={classNames("grid gap-x-8 gap-y-1", view === "split" && "md:grid-cols-2")}>
						<Pieces pieces={[{ text: was, change: "gone" }]} />
						<Pieces pieces={[{ text: is, change: "new" }]} />
					</div>
				</div>
			))}
		</section>
	);
}
