import { useTranslation } from "react-i18next";
import { CopyText } from "#app/features/site/share/copy-text.tsx";
import { LANGUAGES, type Language } from "#app/shared/words/languages.ts";
import { Link } from "#app/ui/link.tsx";
import { TabLinks } from "#app/ui/tabs/tab-links.tsx";
import { BANNER_SIZES, type BannerSize } from "./banner-sizes";

type Props = {
	/** The language of the shared texts, which may differ from the reader's. */
	language: Language;
	texts: { name: "short" | "post" | "mail"; text: string }[];
};

export function KitPage({ language, texts }: Props) {
	const { t } = useTranslation("earnings");
	return (
		<div className="container-page py-10 md:py-14">
			<p className="text-label">
				<Link to="/affiliate-dashboard" className="link">
					{t("title")}
				</Link>
			</p>
			<h1 className="mt-2 text-step-5">{t("kit.title")}</h1>
			<p className="mt-3 max-w-160 text-ui text-ink-muted">{t("kit.text")}</p>
			<TabLinks
				label={t("kit.language")}
				items={LANGUAGES.map(({ code, name }) => ({
					to: `/affiliate-dashboard/kit?words=${code}`,
					label: name,
					isCurrent: code === language,
				}))}
				className="mt-6"
			/>
			<section aria-labelledby="texts" className="mt-8">
				<h2 id="texts" className="font-serif text-step-4">
					{t("kit.texts")}
				</h2>
				<ul className="mt-3 grid gap-6">
					{texts.map(({ name, text }) => (
						<li key={name} className="border-t border-line-strong pt-4">
							<h3 className="text-label font-strong">{t(`kit.names.${name}`)}</h3>
							<p lang={language} className="mt-2 max-w-160 whitespace-pre-line text-ui [overflow-wrap:anywhere]">
								{text}
							</p>
							<CopyText text={text} copied={t("link.copied")} className="mt-3">
								{t("kit.copy")}
							</CopyText>
						</li>
					))}
				</ul>
			</section>
			<section aria-labelledby="banners" className="mt-10">
				<h2 id="banners" className="font-serif text-step-4">
					{t("kit.banners")}
				</h2>
				<ul className="mt-4 grid gap-8">
					{Object.entries(BANNER_SIZES).map(([size, { width, height }]) => (
						<li key={size}>
							<img
								src={bannerPath(size as BannerSize, language)}
								alt={t("kit.banner", { width, height })}
								width={width}
								height={height}
								loading="lazy"
								className="h-auto max-w-full rounded-control border border-line"
							/>
							<p className="mt-2 text-label">
								<a href={`${bannerPath(size as BannerSize, language)}&download=1`} download className="link">
									{t("kit.download", { width, height })}
								</a>
							</p>
						</li>
					))}
				</ul>
			</section>
		</div>
	);
}

function bannerPath(size: BannerSize, language: Language): string {
	return `/affiliate-dashboard/banners/${size}?words=${language}`;
}
