import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { AccessibilityChoices } from "#app/features/site/accessibility/accessibility-choices.tsx";
import { onPreferencesChange } from "#app/features/site/accessibility/preferences-store.ts";
import { SplitSection } from "#app/ui/split-section.tsx";
import { SettingsFrame } from "../frame/settings-frame";

/** The accessibility panel as a page. Each choice applies and is saved at once (`SaveAccessibility`). */
export function AccessibilityPage() {
	const { t } = useTranslation("account");
	const [isSaved, setSaved] = useState(false);
	useEffect(() => onPreferencesChange(() => setSaved(true)), []);
	return (
		<SettingsFrame title={t("accessibility.title")} lede={t("accessibility.lede")}>
			<SplitSection title={t("accessibility.section")} text={t("accessibility.text")}>
				<noscript>
					<p className="mb-4 text-ui">{t("accessibility.noScript")}</p>
				</noscript>
				<AccessibilityChoices />
				<p role="status" className="mt-5 min-h-6 text-label text-brand-text">
					{isSaved ? t("saved") : null}
				</p>
			</SplitSection>
		</SettingsFrame>
	);
}
