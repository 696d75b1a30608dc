import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { joinParts } from "#app/shared/words/joining.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { testModeMarks } from "#app/ui/test-mode-marks.ts";
import type { ShownState } from "./order-view.server";
import { StateBadge } from "./state-badge";

export type OrderRowView = {
	id: string;
	title: string;
	kind: "course" | "plan";
	state: ShownState;
	isTest: boolean;
	date: string;
	total: string;
};

type Props = {
	rows: OrderRowView[];
	older: string | null;
	documentsOf: (orderId: string) => ReactNode;
};

export function OrdersPage({ rows, older, documentsOf }: Props) {
	const { t, i18n } = useTranslation(["orders", "checkout"]);
	const marks = testModeMarks(rows);
	return (
		<div className="container-page pt-6 md:pt-8">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<h1 className="font-serif text-step-6">{t("title")}</h1>
				{marks.isWhole ? <Badge tone="info">{t("checkout:testMode")}</Badge> : null}
			</div>
			{rows.length === 0 ? (
				<EmptyState
					title={t("none.title")}
					action={<LinkButton to="/courses">{t("none.courses")}</LinkButton>}
					className="mt-8"
				>
					{t("none.text")}
				</EmptyState>
			) : (
				<ul className="mt-8 border-t border-line-strong">
					{rows.map(({ id, title, kind, state, isTest, date, total }) => (
						<li
							key={id}
							className="relative flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-4 hover:bg-surface-sunken"
						>
							<div className="min-w-[min(15rem,100%)] grow basis-80">
								<Link
									to={`/orders/${id}`}
									className="font-serif text-step-3 text-ink no-underline after:absolute after:inset-0"
								>
									{title}
								</Link>
								<p className="text-label text-ink-muted">{joinParts(i18n.language, [t(`kinds.${kind}`), date])}</p>
								{/* Above the link that covers the row. */}
								<div className="relative w-fit text-label">{documentsOf(id)}</div>
							</div>
							<div className="flex flex-wrap gap-2">
								{marks.isMarked({ isTest }) ? <Badge tone="info">{t("checkout:testMode")}</Badge> : null}
								<StateBadge state={state} />
							</div>
							<p className="ml-auto min-w-24 text-right tabular">{total}</p>
						</li>
					))}
				</ul>
			)}
			{older ? (
				<p className="mt-6">
					<LinkButton to={older} variant="secondary">
						{t("older")}
					</LinkButton>
				</p>
			) : null}
		</div>
	);
}
