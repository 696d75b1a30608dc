import { useTranslation } from "react-i18next";
import type { LeaderboardView } from "./leaderboard-view";

export function OwnPlace({ own }: { own: NonNullable<LeaderboardView["own"]> }) {
	const { t } = useTranslation("affiliates");
	const lines = [
		[t("board.commission"), own.earned],
		[t("board.refunds"), `\u2212 ${own.refunds}`],
	];
	return (
		<section
			aria-labelledby="own"
			className="rounded-card border border-line-strong bg-surface-raised p-6 shadow-float"
		>
			<h2 id="own" className="text-step-1 text-ink-muted">
				{t("board.own")}
			</h2>
			<p className="font-serif text-step-6 lining-nums">{own.place}</p>
			{own.isListed ? null : <p className="text-step-1 text-ink-muted">{t("board.unlisted")}</p>}
			<dl className="mt-3 text-ui">
				{lines.map(([label, amount]) => (
					<div key={label} className="flex justify-between gap-4 border-b border-line py-2">
						<dt>{label}</dt>
						<dd className="tabular">{amount}</dd>
					</div>
				))}
				<div className="flex items-baseline justify-between gap-4 pt-3">
					<dt className="font-strong">{t("board.net")}</dt>
					<dd className="border-b-4 border-double border-ink font-serif text-step-4 tabular">{own.net}</dd>
				</div>
			</dl>
			{own.ahead ? <p className="mt-4 text-step-1 text-ink-muted">{t("board.ahead", own.ahead)}</p> : null}
		</section>
	);
}
