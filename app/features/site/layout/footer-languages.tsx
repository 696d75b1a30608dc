import { useFetcher, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isPrefixable } from "#app/shared/pages/page-paths.ts";
import { splitLanguagePrefix, withLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { LANGUAGES } from "#app/shared/words/languages.ts";

/** Links to translated URLs; pages without them change the stored language instead. */
export function FooterLanguages({ className }: { className: string }) {
	const { t, i18n } = useTranslation();
	const { pathname, search } = useLocation();
	const { Form } = useFetcher({ key: "language" });
	const { path } = splitLanguagePrefix(pathname);
	const current = (code: string) => (code === i18n.language ? "true" : undefined);

	return (
		<nav aria-label={t("footer.languages")}>
			<Form method="post" action="/preferences/language" preventScrollReset>
				<input type="hidden" name="returnTo" value={pathname + search} />
				<ul className="flex flex-wrap gap-x-5">
					{LANGUAGES.map(({ code, name }) => (
						<li key={code}>
							{isPrefixable(path) ? (
								<a
									href={withLanguagePrefix(path, code)}
									hrefLang={code}
									lang={code}
									aria-current={current(code)}
									className={className}
								>
									{name}
								</a>
							) : (
								<button
									type="submit"
									name="language"
									value={code}
									lang={code}
									aria-current={current(code)}
									className={className}
								>
									{name}
								</button>
							)}
						</li>
					))}
				</ul>
			</Form>
		</nav>
	);
}
