import { useTranslation } from "react-i18next";
import { AccessibilityButton } from "#app/features/site/accessibility/accessibility-button.tsx";
import type { FooterColumn } from "#app/shared/pages/page.ts";
import { Brand } from "#app/ui/brand-mark.tsx";
import { Link } from "#app/ui/link.tsx";
import { FooterLanguages } from "./footer-languages";
import type { NavigationColumn } from "./navigation";

export const footerLink =
	"inline-flex min-h-11 items-center text-step-1 text-ink-muted no-underline hover:text-ink hover:underline";

/** Side by side on phones, of about the same height; from tablets on each column stands by itself. */
const HALF_OF_COLUMN: Record<FooterColumn, 0 | 1> = { learn: 0, community: 0, account: 0, help: 1, legal: 1 };

type Props = { columns: readonly NavigationColumn[]; isTestSchool?: boolean };

export function Footer({ columns, isTestSchool = false }: Props) {
	const { t } = useTranslation(["frame", "common"]);
	return (
		<footer className="mt-14 until-near-188 border-t border-line md:mt-28 md:until-near-150 lg:until-near-110 print:hidden">
			<div className="container-page flex flex-wrap justify-between gap-x-8 gap-y-4 py-5 md:gap-y-10 md:py-14">
				<div className="max-w-90 grow basis-72">
					<Brand />
					<p className="mt-4 text-step-1 text-ink-muted">{t("common:footer.about")}</p>
					{isTestSchool ? <p className="mt-2 text-step-1 text-ink-muted">{t("common:footer.testMode")}</p> : null}
					<AccessibilityButton withWords className={`${footerLink} mt-2`} />
				</div>
				{([0, 1] as const).map((half) => (
					<div key={half} className="flex flex-col gap-y-4 md:contents">
						{columns
							.filter(({ name }) => HALF_OF_COLUMN[name] === half)
							.map((column) => (
								<Column key={column.name} {...column} />
							))}
					</div>
				))}
			</div>
			<div className="container-page">
				{/* Bottom padding for the floating buttons. */}
				<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-3 text-step-1 md:py-6 text-ink-muted md:pe-16 min-[85rem]:pe-0">
					<p>{t("common:footer.copyright", { year: new Date().getUTCFullYear() })}</p>
					<FooterLanguages className={footerLink} />
				</div>
			</div>
		</footer>
	);
}

function Column({ name, entries }: NavigationColumn) {
	const { t } = useTranslation("frame");
	return (
		<nav aria-labelledby={`footer-${name}`} className="min-w-28">
			<h2 id={`footer-${name}`} className="font-sans text-step-1 font-strong">
				{t(`footer.${name}`)}
			</h2>
			<ul className="mt-1 md:mt-2">
				{entries.map(({ label, to }) => (
					<li key={label}>
						<Link to={to} className={footerLink}>
							{t(label)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
