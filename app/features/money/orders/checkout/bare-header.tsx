import { useOutletContext } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { Brand } from "#app/ui/brand-mark.tsx";
import { Lock } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";

/** Payment pages have no links that lead away except help. */
export function BareHeader({ isTest }: { isTest: boolean }) {
	const { t } = useTranslation(["checkout", "common"]);
	const help = useOutletContext<ReactNode>();
	return (
		<header className="@container border-b border-line bg-surface">
			<div className="container-page flex min-h-15 flex-wrap items-center justify-between gap-x-3 py-2 md:min-h-18">
				<Link to="/" className="flex items-center no-underline" aria-label={t("common:brand")}>
					<Brand className="@max-[24rem]:[&>span]:hidden" />
				</Link>
				<div className="flex items-center gap-2 sm:gap-3">
					<p className="flex items-center gap-2 text-step-1 text-ink-muted max-sm:hidden">
						<Lock className="size-4" />
						{t("encrypted")}
					</p>
					{isTest ? <Badge tone="info">{t("testMode")}</Badge> : null}
					{help}
				</div>
			</div>
		</header>
	);
}
