import { useTranslation } from "react-i18next";
import { Stat, StatList } from "#app/ui/figures/stat.tsx";
import { LetterPreview } from "../preview/letter-preview";
import { previewPath } from "../preview/preview-query";
import { MailChart } from "./figures-page";
import type { KindPageData } from "./kind-page-data.server";
import { SkipReasons } from "./skip-reasons";

export function KindPage({ kind, category, isMandatory, stats, skips, days, view, preview }: KindPageData) {
	const { t } = useTranslation("deliveries");
	return (
		<>
			<p className="-mt-5 mb-6 max-w-160 text-ui text-ink-muted">
				{isMandatory ? t("kind.mandatory", { category }) : t("kind.category", { category })}
			</p>
			<StatList>
				{stats.map(({ name, value }) => (
					<Stat key={name} label={t(`stats.${name}`)} value={value} />
				))}
			</StatList>
			<SkipReasons skips={skips} className="mt-8" />
			<MailChart days={days} className="mt-8" />
			<section aria-labelledby="preview" className="mt-12">
				<h2 id="preview" className="font-serif text-step-4">
					{t("preview.title")}
				</h2>
				<p className="mt-1 mb-4 max-w-160 text-ui text-ink-muted">{t("preview.lede")}</p>
				<LetterPreview preview={preview} view={view} pathOf={(one) => previewPath(kind, one)} />
			</section>
		</>
	);
}
