import { useFetcher, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LANGUAGES, toLanguage } from "#app/shared/words/languages.ts";
import { Globe } from "#app/ui/icons.tsx";
import { Flag } from "../flag";
import { Dropdown } from "./dropdown";
import type { MenuEntry } from "./menu-entry";

export function LanguageSwitcher() {
	const { t, i18n } = useTranslation();
	const { pathname, search } = useLocation();
	const { Form } = useFetcher({ key: "language" });
	const current = toLanguage(i18n.language);
	const entries = LANGUAGES.map(
		({ code, name }): MenuEntry => ({
			key: code,
			label: name,
			lang: code,
			icon: <Flag language={code} />,
			isChosen: code === current,
			button: { type: "submit", name: "language", value: code },
		}),
	);

	return (
		<Dropdown
			label={t("nav.language")}
			trigger={
				<>
					<Globe size={18} strokeWidth={1.75} aria-hidden="true" />
					<Flag language={current} />
				</>
			}
			groups={[
				{
					entries,
					wrap: (list) => (
						<Form method="post" action="/preferences/language" preventScrollReset>
							<input type="hidden" name="returnTo" value={pathname + search} />
							{list}
						</Form>
					),
				},
			]}
		/>
	);
}
