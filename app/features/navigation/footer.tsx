import { useTranslation } from "react-i18next";
import { LANGUAGES } from "../../shared/languages";
import { Brand } from "../../ui/brand-mark";
import { Link } from "../../ui/link";

const entry =
	"inline-flex min-h-11 items-center text-step-1 text-ink-muted no-underline hover:text-ink hover:underline";

/** Foot of the page, with the standing note that rules differ by place. */
export function Footer() {
	const { t } = useTranslation();
	return (
		<footer className="mt-18 border-t border-line md:mt-28">
			<div className="container-page grid gap-10 py-14 md:grid-cols-[2fr_1fr_1fr]">
				<div>
					<Brand />
					<p className="mt-4 max-w-90 text-step-1 text-ink-muted">{t("footer.about")}</p>
				</div>
				<nav aria-label={t("footer.learn")}>
					<h2 className="font-sans text-step-1 font-strong">{t("footer.learn")}</h2>
					<ul className="mt-2">
						<li>
							<Link to="/" className={entry}>
								{t("nav.home")}
							</Link>
						</li>
						<li>
							<Link to="/courses" className={entry}>
								{t("nav.courses")}
							</Link>
						</li>
						<li>
							<Link to="/pricing" className={entry}>
								{t("nav.pricing")}
							</Link>
						</li>
					</ul>
				</nav>
				<nav aria-label={t("footer.account")}>
					<h2 className="font-sans text-step-1 font-strong">{t("footer.account")}</h2>
					<ul className="mt-2">
						<li>
							<Link to="/login" className={entry}>
								{t("nav.signIn")}
							</Link>
						</li>
						<li>
							<Link to="/register" className={entry}>
								{t("nav.signUp")}
							</Link>
						</li>
					</ul>
				</nav>
			</div>
			<div className="container-page">
				<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-6 text-step-1 text-ink-muted">
					<p>{t("footer.copyright", { year: new Date().getUTCFullYear() })}</p>
					<nav aria-label={t("footer.languages")}>
						<ul className="flex flex-wrap gap-x-5">
							{LANGUAGES.map(({ code, name }) => (
								<li key={code}>
									<a href={`/${code}`} hrefLang={code} lang={code} className={entry}>
										{name}
									</a>
								</li>
							))}
						</ul>
					</nav>
				</div>
			</div>
		</footer>
	);
}
