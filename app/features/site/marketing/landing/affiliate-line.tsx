import { useTranslation } from "react-i18next";
import { ShareControl } from "#app/features/site/share/share-control.tsx";
import { LinkButton } from "#app/ui/button.tsx";

type Props = { percent: string; isLaunchSpecial: boolean };

export function AffiliateLine({ percent, isLaunchSpecial }: Props) {
	const { t } = useTranslation("home");
	return (
		<section aria-labelledby="affiliate" className="container-page section-space max-md:py-6">
			<div className="grid items-baseline gap-x-16 gap-y-3 border-y border-line-strong py-5 md:py-10 md:grid-cols-[5fr_7fr]">
				<h2 id="affiliate" className="text-step-5">
					{t("affiliate.title", { percent })}
				</h2>
				<div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
					<p className="max-w-120 text-ink-muted">{t(isLaunchSpecial ? "affiliate.launch" : "affiliate.text")}</p>
					<div className="flex flex-wrap gap-3">
						<LinkButton to="/affiliate-program" variant="secondary">
							{t("affiliate.link")}
						</LinkButton>
						<ShareControl />
					</div>
				</div>
			</div>
		</section>
	);
}
