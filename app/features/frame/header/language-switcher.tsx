import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LANGUAGES, type Language } from "../../../shared/languages";
import { Globe } from "../../../ui/icons";
import { Flag } from "../flag";
import { Menu, menuItem } from "./menu";

/** Globe and current flag; choosing a language stores it and shows the same page in it. */
export function LanguageSwitcher() {
	const { t, i18n } = useTranslation();
	const { pathname, search } = useLocation();
	const current = i18n.language as Language;

	return (
		<Menu
			label={t("nav.language")}
			trigger={
				<>
					<Globe size={18} strokeWidth={1.75} aria-hidden="true" />
					<Flag language={current} />
				</>
			}
		>
			<Form method="post" action="/preferences/language" preventScrollReset>
				<input type="hidden" name="returnTo" value={pathname + search} />
				<ul>
					{LANGUAGES.map(({ code, name }) => (
						<li key={code}>
							<button
								type="submit"
								name="language"
								value={code}
								lang={code}
								aria-current={code === current ? "true" : undefined}
								className={menuItem}
							>
								<Flag language={code} />
								{name}
							</button>
						</li>
					))}
				</ul>
			</Form>
		</Menu>
	);
}
