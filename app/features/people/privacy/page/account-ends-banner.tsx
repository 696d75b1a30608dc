import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";

/** On every page of a user whose account is about to be erased, with a way to keep it. */
export function AccountEndsBanner({ ends }: { ends: string }) {
	const { t } = useTranslation("frame");
	return (
		<aside
			aria-label={t("pages.account-ending")}
			className="border-b border-line bg-warning-soft text-ui text-ink print:hidden"
		>
			<div className="container-page flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
				<p>{t("accountEnds.text", { when: ends })}</p>
				<Link to="/settings/privacy#delete-account" className="inline-flex min-h-11 items-center underline">
					{t("accountEnds.keep")}
				</Link>
			</div>
		</aside>
	);
}
