import { useMatches } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { factsOf } from "#app/shared/pages/page.ts";
import { Brand } from "#app/ui/brand-mark.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageError } from "./page-error";

/** Shown when even the layout fails, so it must not use root data. */
export function RootErrorPage() {
	const { t } = useTranslation();
	const { errorPage: ErrorOfPage = PageError } = factsOf(useMatches().at(-1) ?? {});
	return (
		<>
			<header className="border-b border-line">
				<div className="container-page flex h-15 items-center md:h-18">
					<Link to="/" aria-label={t("brand")} className="no-underline">
						<Brand />
					</Link>
				</div>
			</header>
			<main id="main">
				<ErrorOfPage />
			</main>
		</>
	);
}
