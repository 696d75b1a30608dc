import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { EntranceBand, EntranceMap } from "#app/features/site/illustrations/entrance-map.tsx";
import { type LotState, Lots } from "#app/ui/figures/lots.tsx";
import { AuthColumn, type AuthPage } from "./auth-page";

/** Form on the left, half a map beside it; below 768 px a strip of the town above the form. */
export function EntrancePage(props: ComponentProps<typeof AuthPage>) {
	return (
		<div className="-mb-18 md:-mb-28 md:grid md:min-h-[calc(100dvh-4.5rem)] md:grid-cols-[minmax(24rem,1fr)_minmax(0,1fr)]">
			<EntranceBand className="border-b border-line md:hidden" />
			<div className="pt-6 pr-(--gutter) pb-18 pl-(--edge) [--edge:max(var(--gutter),50vw-36rem)] md:pt-18">
				<AuthColumn {...props} className="max-w-100" />
			</div>
			<div className="relative border-l border-line max-md:hidden">
				<EntranceMap className="absolute inset-0" />
				<NoteCard />
			</div>
		</div>
	);
}

function NoteCard() {
	const { t } = useTranslation("auth");
	return (
		<aside className="absolute bottom-24 left-10 lg:bottom-10 w-80 max-w-[calc(100%-5rem)] rounded-card border border-line bg-surface-raised p-6 shadow-float">
			<p className="text-step-1 text-ink-muted">{t("map.sheet")}</p>
			<p className="mt-0.5 font-serif text-step-3">{t("map.title")}</p>
			<Lots modules={EXAMPLE} label={t("map.example")} className="mt-3" />
			<p className="mt-3 text-step-1 text-ink-muted">{t("map.text")}</p>
		</aside>
	);
}

const row = (done: number, next: number, todo: number): LotState[] => [
	...Array<LotState>(done).fill("done"),
	...Array<LotState>(next).fill("next"),
	...Array<LotState>(todo).fill("todo"),
];
const EXAMPLE = [row(4, 0, 0), row(3, 1, 0), row(0, 0, 4), row(0, 0, 4)];
