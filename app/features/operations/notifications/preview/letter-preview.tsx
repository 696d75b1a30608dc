import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#app/shared/words/languages.ts";
import { Card } from "#app/ui/card.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TabLinks } from "#app/ui/tabs/tab-links.tsx";
import type { KindPreview } from "./preview-kind.server";
import type { PreviewView } from "./preview-query";

type Props = {
	preview: KindPreview;
	view: PreviewView;
	/** The address of the page with another language or theme. */
	pathOf: (view: PreviewView) => string;
	/** Left out: all. */
	languages?: readonly string[];
};

/** A notification as its receivers see it. A page with it must list `deliveries` in its `i18n`. */
export function LetterPreview({ preview, view, pathOf, languages }: Props) {
	const { t } = useTranslation("deliveries");
	const { inApp, subject, text, document } = preview;
	const { language, theme } = view;
	return (
		<div className="grid grid-cols-1 gap-5">
			<TabLinks
				label={t("preview.language")}
				items={LANGUAGES.filter(({ code }) => !languages || languages.includes(code)).map(({ code, name }) => ({
					to: pathOf({ language: code, theme }),
					label: <span lang={code}>{name}</span>,
					isCurrent: code === language,
				}))}
			/>
			<div>
				<h3 className="mb-2 text-label font-strong">{t("preview.inApp")}</h3>
				{inApp ? (
					<Card>
						<p lang={language} className="text-ui font-strong [overflow-wrap:anywhere]">
							{inApp}
						</p>
					</Card>
				) : (
					<p className="text-ui text-ink-muted">{t("preview.mailOnly")}</p>
				)}
			</div>
			<div>
				<h3 className="text-label font-strong">{t("preview.mail")}</h3>
				<p className="mt-1 text-ui [overflow-wrap:anywhere]">
					<span className="me-1">{t("preview.subject")}</span>
					<span lang={language}>{subject}</span>
				</p>
				<TabLinks
					label={t("preview.theme")}
					items={(["light", "dark"] as const).map((one) => ({
						to: pathOf({ language, theme: one }),
						label: t(`preview.themes.${one}`),
						isCurrent: one === theme,
					}))}
				/>
				<iframe
					key={`${language} ${theme}`}
					title={t("preview.frame")}
					sandbox=""
					srcDoc={document}
					className="mt-4 h-144 w-full max-w-160 rounded-card border border-line"
				/>
			</div>
			<Disclosure summary={t("preview.text")}>
				<pre lang={language} className="font-mono text-step-1 [overflow-wrap:anywhere] whitespace-pre-wrap">
					{text}
				</pre>
			</Disclosure>
		</div>
	);
}
