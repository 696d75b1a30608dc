import { useTranslation } from "react-i18next";
import { GuideSection } from "./guide-section";

const CONVENTION_NAMES = ["json", "head", "times", "money", "language", "growth"] as const;

export function Conventions() {
	const { t } = useTranslation("developers");
	return (
		<GuideSection id="conventions" title={t("conventions.title")}>
			<ul className="grid gap-x-10 md:grid-cols-2">
				{CONVENTION_NAMES.map((rule) => (
					<li key={rule} className="border-t border-line py-3 text-ui">
						{t(`conventions.${rule}`)}
					</li>
				))}
			</ul>
		</GuideSection>
	);
}
