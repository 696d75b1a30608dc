import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";
import type { AddressState } from "#db/schema/operations/notifications.ts";

/** On every page of a user whose mail does not arrive, or who has called a mail of the school spam. */
export function AddressBanner({ email, state }: { email: string; state: AddressState }) {
	const { t } = useTranslation("frame");
	return (
		<aside
			aria-label={t("failingAddress.label")}
			className="border-b border-line bg-warning-soft text-ui text-ink print:hidden"
		>
			<div className="container-page flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
				<p className="min-w-0 [overflow-wrap:anywhere]">{t(`failingAddress.${state}`, { email })}</p>
				<Link to="/verify-email" className="inline-flex min-h-11 items-center underline">
					{t("failingAddress.confirm")}
				</Link>
				<Link to="/settings/email" className="inline-flex min-h-11 items-center underline">
					{t("failingAddress.change")}
				</Link>
			</div>
		</aside>
	);
}
