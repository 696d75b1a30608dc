import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { LinkPreview } from "./preview-links.server";

export function FoundLinks({
	preview: { links, count, texts, taken },
	language,
}: {
	preview: LinkPreview;
	language: string;
}) {
	const { t } = useTranslation("glossary");
	return (
		<div className="mt-8">
			{taken.map(({ name, slug, title }) => (
				<Notice key={`${slug} ${name}`} tone="warning" className="mb-4">
					{t("usage.preview.taken", { name, term: title })}
				</Notice>
			))}
			<p role="status" className="font-strong">
				{count === 0 ? t("usage.preview.none") : t("usage.preview.found", { count, texts })}
			</p>
			{count > links.length ? (
				<p className="text-label text-ink-muted">{t("usage.preview.shown", { count: links.length })}</p>
			) : null}
			<ol className="mt-4 divide-y divide-line border-y border-line-strong" lang={language}>
				{links.map(({ key, place, path, title, before, match, after }) => (
					<li key={key} className="py-3">
						<p className="text-label text-ink-muted">
							{t(`usage.places.${place}`)} ·{" "}
							<Link to={path} className="link">
								{title}
							</Link>
						</p>
						<p className="mt-1 text-ui break-words">
							{before}
							<mark className="bg-accent-soft text-ink">{match}</mark>
							{after}
						</p>
					</li>
				))}
			</ol>
		</div>
	);
}
