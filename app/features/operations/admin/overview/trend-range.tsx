import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Download } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { TREND_DAYS, type TrendRange, trendSearch } from "./trends";

type Props = { range: TrendRange; today: string };

export function TrendRangeChoice({ range, today }: Props) {
	const { t } = useTranslation("admin");
	const isOwn = range.from !== null;
	return (
		<div className="mt-4 flex flex-wrap items-start gap-2">
			<ul className="flex flex-wrap gap-2" aria-label={t("trends.range")}>
				{TREND_DAYS.map((days) => (
					<li key={days}>
						<Link
							to={`/admin?days=${days}#trends`}
							preventScrollReset
							aria-current={!isOwn && days === range.days ? "true" : undefined}
							className={CHIP_CLASS}
						>
							{t("trends.days", { count: days })}
						</Link>
					</li>
				))}
			</ul>
			<details open={isOwn} className="group max-sm:w-full">
				<summary
					aria-current={isOwn ? "true" : undefined}
					className={`${CHIP_CLASS} list-none [&::-webkit-details-marker]:hidden`}
				>
					{t("trends.own")}
				</summary>
				<Form
					key={trendSearch(range)}
					method="get"
					action="/admin#trends"
					preventScrollReset
					className="mt-3 flex flex-wrap items-end gap-3"
				>
					<TextField
						label={t("trends.from")}
						name="from"
						type="date"
						max={today}
						defaultValue={range.from ?? ""}
						required
					/>
					<TextField
						label={t("trends.to")}
						name="to"
						type="date"
						max={today}
						defaultValue={isOwn ? range.to : today}
						required
					/>
					<Button type="submit" variant="secondary">
						{t("trends.show")}
					</Button>
				</Form>
			</details>
			<LinkButton
				to={`/admin/overview.csv${trendSearch(range)}`}
				reloadDocument
				variant="secondary"
				className="sm:ml-auto"
			>
				<Download className="size-4" />
				{t("trends.export")}
			</LinkButton>
		</div>
	);
}

const CHIP_CLASS =
	"inline-flex min-h-11 items-center rounded-control border border-control bg-surface-raised px-3 text-label no-underline hover:bg-surface-sunken aria-[current=true]:border-brand aria-[current=true]:bg-brand-soft aria-[current=true]:font-strong aria-[current=true]:text-brand-text";
