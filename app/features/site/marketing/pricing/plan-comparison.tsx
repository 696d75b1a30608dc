import { useTranslation } from "react-i18next";
import type { BenefitRow } from "#app/features/money/billing/plan-benefits.ts";
import { planWords } from "#app/features/money/billing/plan-words.ts";
import { Check } from "#app/ui/icons.tsx";
import { Cell, HeaderCell, RowHeaderCell, Table, TableBody, TableHead, TableRow } from "#app/ui/table.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { PlanView } from "./pricing-view";

export function PlanComparison({ plans, rows }: { plans: readonly PlanView[]; rows: readonly BenefitRow[] }) {
	const { t } = useTranslation("pricing");
	const names = plans.map((plan) => planWords(t, plan).name);

	return (
		<section className="mt-18 grid gap-x-16 gap-y-8 md:mt-24 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
			<h2 className="text-step-5">{t("compare.title")}</h2>
			<Table caption={t("compare.caption")} hideCaption className="md:table-fixed">
				<TableHead>
					<TableRow>
						<HeaderCell className="md:w-2/5">
							<VisuallyHidden>{t("compare.benefit")}</VisuallyHidden>
						</HeaderCell>
						{names.map((name) => (
							<HeaderCell key={name}>{name}</HeaderCell>
						))}
					</TableRow>
				</TableHead>
				<TableBody>
					{rows.map(({ benefit, included }) => (
						<TableRow key={benefit}>
							<RowHeaderCell className="md:font-normal!">
								<span className="min-w-0">
									{t(`benefits.${benefit}` as "benefits.courseLibrary")}
									{benefit === "basicSupport" ? (
										<span className="block text-step-1 font-normal text-ink-muted">
											{t("benefitMeans.basicSupport")}
										</span>
									) : null}
								</span>
							</RowHeaderCell>
							{names.map((name, index) => (
								<Cell key={name} label={name}>
									{included[index] ? (
										<>
											<Check className="inline size-4 text-brand-text" />
											<VisuallyHidden>{t("compare.included")}</VisuallyHidden>
										</>
									) : (
										<span className="text-ink-subtle">{t("compare.notIncluded")}</span>
									)}
								</Cell>
							))}
						</TableRow>
					))}
				</TableBody>
			</Table>
		</section>
	);
}
