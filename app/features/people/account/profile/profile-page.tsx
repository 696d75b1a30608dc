import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";
import type { SettingsAnswer } from "../frame/settings-answer";
import { SettingsFrame } from "../frame/settings-frame";
import { PictureSection } from "../picture/picture-section";
import { AboutForm } from "./about-form";
import { BackgroundForm } from "./background-form";
import { AsOthersSee } from "./others/as-others-see";
import type { ProfilePageData } from "./profile-page-data.server";
import { TranslationsForm } from "./translations-form";

type Props = Pick<ProfilePageData, "profile" | "translations" | "publicPage" | "others"> & {
	answer: SettingsAnswer | undefined;
};

export function ProfilePage({ profile, translations, publicPage, others, answer }: Props) {
	const { t } = useTranslation("account");
	return (
		<SettingsFrame title={t("profile.title")} lede={t("profile.lede")}>
			<SplitSection title={t("picture.title")} text={t("picture.text")}>
				<PictureSection name={profile.name} image={profile.image} answer={answer} />
			</SplitSection>
			<SplitSection title={t("profile.about")} text={t("profile.aboutText")}>
				<AboutForm profile={profile} answer={answer} />
			</SplitSection>
			{translations ? (
				<SplitSection title={t("profile.translations")} text={t("profile.translationsText")}>
					<TranslationsForm translations={translations} answer={answer} />
				</SplitSection>
			) : null}
			<SplitSection title={t("profile.background")} text={t("profile.backgroundText")}>
				<BackgroundForm profile={profile} answer={answer} />
			</SplitSection>
			{publicPage ? (
				<SplitSection title={t("profile.publicPage")} text={t("profile.publicPageText")}>
					<Link to={publicPage} className="link inline-flex min-h-11 items-center">
						{t("profile.publicPage")}
					</Link>
				</SplitSection>
			) : null}
			<AsOthersSee view={others} />
		</SettingsFrame>
	);
}
