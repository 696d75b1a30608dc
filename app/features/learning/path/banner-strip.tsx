import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "../../../ui/states/skeleton";

/** The strip under the header, as high as what it is going to hold; without children the shape of it. */
export function BannerStrip({ children }: { children?: ReactNode }) {
	const { t } = useTranslation("frame");
	return (
		<section
			aria-label={t("path.label")}
			aria-busy={!children}
			className="border-b border-line bg-surface-sunken noscript:hidden print:hidden"
		>
			<div className="container-page flex min-h-42 flex-col justify-center gap-2 py-3 lg:min-h-18 lg:flex-row lg:items-center lg:justify-between lg:gap-8">
				{children ?? <Waiting />}
			</div>
		</section>
	);
}

/** The shape of what comes; not announced, since nobody waits for it. */
function Waiting() {
	return (
		<>
			<Skeleton className="h-5 w-64 max-w-full" />
			<div className="flex gap-2">
				<Skeleton className="h-11 w-40" />
				<Skeleton className="h-11 w-28" />
			</div>
		</>
	);
}
