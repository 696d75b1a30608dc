import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ArrowLeft } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { SettingsRail } from "./settings-rail";

const FIRST_PAGE = "/settings";

type Props = { title: string; lede?: string; children: ReactNode };

/**
 * Layout of `/settings`: section rail beside the page. On phones the first page shows the rail and the others link
 * back to it. A page in it names `account` in its `i18n`; how to add one: docs/patterns/account.md
 */
export function SettingsFrame({ title, lede, children }: Props) {
	const { t } = useTranslation("account");
	const isFirst = useLocation().pathname === FIRST_PAGE;
	return (
		<div className="container-page grid grid-cols-[minmax(0,1fr)] gap-x-16 pt-8 pb-12 md:pt-12 lg:grid-cols-[13.5rem_minmax(0,1fr)]">
			<SettingsRail className={isFirst ? "max-lg:mb-8" : "max-lg:hidden"} />
			<div className="min-w-0">
				{isFirst ? null : (
					<Link to={FIRST_PAGE} className="inline-flex min-h-11 items-center gap-3 text-ui text-ink-muted lg:hidden">
						<ArrowLeft className="size-4" />
						{t("frame.back")}
					</Link>
				)}
				<h1 className="font-serif text-step-5">{title}</h1>
				{lede ? <p className="mt-2 text-step-2 text-ink-muted">{lede}</p> : null}
				<div className="mt-7 border-b border-line-strong">{children}</div>
			</div>
		</div>
	);
}
