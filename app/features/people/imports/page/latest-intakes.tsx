import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";
import { type IntakeKind, UPLOAD_PATHS } from "../kinds";

type Props = {
	kind: IntakeKind;
	intakes: { id: string; state: "draft" | "running" | "done" | "stopped"; lines: number; created: string }[];
};

export function LatestIntakes({ kind, intakes }: Props) {
	const { t } = useTranslation("intake");
	if (intakes.length === 0) return null;
	return (
		<section aria-labelledby="latest" className="mt-12">
			<h2 id="latest" className="mb-3 font-serif text-step-4">
				{t("latest.title")}
			</h2>
			<ul className="max-w-160 divide-y divide-line border-y border-line">
				{intakes.map(({ id, state, lines, created }) => (
					<li key={id} className="flex flex-wrap justify-between gap-x-4 py-2.5 text-ui">
						<Link to={`${UPLOAD_PATHS[kind]}/${id}`} className="link">
							{created}
						</Link>
						<span className="text-ink-muted">{t("latest.line", { lines, state: t(`states.${state}`) })}</span>
					</li>
				))}
			</ul>
			<p className="mt-3 text-label text-ink-subtle">{t("latest.text")}</p>
		</section>
	);
}
