import { useTranslation } from "react-i18next";
import { CopyText } from "#app/features/site/share/copy-text.tsx";
import { Card } from "#app/ui/card.tsx";
import type { DashboardView } from "./dashboard-view";

export function LinkCard({ view }: { view: DashboardView }) {
	const { t } = useTranslation("earnings");
	const { address, qr } = view.link;
	return (
		<Card>
			<div className="flex flex-wrap gap-5">
				<svg
					viewBox={`0 0 ${qr.size} ${qr.size}`}
					role="img"
					aria-label={t("link.qr")}
					className="size-32 rounded-control border border-line bg-white text-black"
				>
					<path d={qr.d} fill="currentColor" />
				</svg>
				<div className="min-w-40 flex-1">
					<h2 className="font-serif text-step-3">{t("link.title")}</h2>
					<p className="mt-1 text-label text-ink-muted">{t("link.text", { code: view.code })}</p>
					<p className="mt-3 text-label">
						<a href="/affiliate-dashboard/qr.svg" download className="link">
							{t("link.download")}
						</a>
					</p>
				</div>
			</div>
			<p className="mt-5 rounded-control border border-control px-4 py-3 text-ui [overflow-wrap:anywhere]">{address}</p>
			<CopyText text={address} copied={t("link.copied")} className="mt-3">
				{t("link.copy")}
			</CopyText>
		</Card>
	);
}
