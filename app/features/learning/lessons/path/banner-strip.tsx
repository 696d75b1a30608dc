import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "#app/ui/states/skeleton.tsx";

/** Strip of fixed height; without children a placeholder. */
export function BannerStrip({ children }: { children?: ReactNode }) {
	const { t } = useTranslation("frame");
	return (
		<section
			aria-label={t("path.label")}
			aria-busy={!children}
			className="border-b border-line bg-surface-sunken noscript:hidden print:hidden"
		>
			<div className="container-page relative flex h-14 items-center justify-between gap-2 md:h-18 md:gap-6">
				{children ?? <Waiting />}
			</div>
		</section>
	);
}

function Waiting() {
	return (
		<>
			<Skeleton className="h-5 w-48 max-w-full" />
			<div className="flex gap-2">
				<Skeleton className="size-11 md:w-40" />
				<Skeleton className="size-11 md:w-28" />
			</div>
		</>
	);
}
