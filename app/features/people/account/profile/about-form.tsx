import { useTranslation } from "react-i18next";
import { TextArea, TextField } from "#app/ui/form/field.tsx";
import { SavingForm } from "../frame/saving-form";
import type { SettingsAnswer } from "../frame/settings-answer";
import type { ProfileView } from "./profile-view.server";

type Props = { profile: Pick<ProfileView, "name" | "headline" | "bio">; answer: SettingsAnswer | undefined };

export function AboutForm({ profile, answer }: Props) {
	const { t } = useTranslation("account");
	return (
		<SavingForm intent="about" answer={answer}>
			{(field) => {
				const [name, headline, bio] = [field("name"), field("headline"), field("bio")];
				return (
					<>
						<TextField
							id={name.id}
							name={name.name}
							error={name.error}
							autoComplete="name"
							maxLength={100}
							required
							label={t("profile.name")}
							help={t("profile.nameHelp")}
							defaultValue={name.typed ?? profile.name}
						/>
						<TextField
							id={headline.id}
							name={headline.name}
							error={headline.error}
							maxLength={120}
							label={t("profile.headline")}
							help={t("profile.headlineHelp")}
							defaultValue={headline.typed ?? profile.headline}
						/>
						<TextArea
							id={bio.id}
							name={bio.name}
							error={bio.error}
							rows={6}
							maxLength={4000}
							label={t("profile.bio")}
							help={t("profile.bioHelp")}
							defaultValue={bio.typed ?? profile.bio}
						/>
					</>
				);
			}}
		</SavingForm>
	);
}
