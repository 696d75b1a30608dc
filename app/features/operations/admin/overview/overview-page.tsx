import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { ClosedPageNotice } from "#app/features/people/auth/closed-page-notice.tsx";
import { AdminFrame } from "../admin-frame";
import { SetupList } from "../setup/setup-list";
import { AttentionList } from "./attention-list";
import { Countries } from "./countries";
import { Newcomers } from "./newcomers";
import type { overviewData } from "./overview-data";
import { RecentActivity } from "./recent-activity";
import { SchoolTotals } from "./school-totals";
import { TrendCharts } from "./trend-charts";
import { WaitingMail } from "./waiting-mail";

type Props = ComponentProps<typeof TrendCharts> & {
	/** Why the admin was redirected from a closed page. */
	closed: ComponentProps<typeof ClosedPageNotice>["why"];
	data: ReturnType<typeof overviewData>;
	attention: ComponentProps<typeof AttentionList>["items"];
	quiet: ComponentProps<typeof AttentionList>["quiet"];
	setup: ComponentProps<typeof SetupList>;
	mostWaiting: number;
	hasOutbox: boolean;
};

export function OverviewPage({ closed, data, attention, quiet, setup, mostWaiting, hasOutbox, ...trends }: Props) {
	const { t } = useTranslation("admin");
	return (
		<AdminFrame title={t("title")}>
			<ClosedPageNotice why={closed} className="mb-8" />
			<SetupList {...setup} />
			<SchoolTotals data={data} />
			<WaitingMail count={data.waitingMail} cap={mostWaiting} hasOutbox={hasOutbox} />
			<div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-y-14">
				<AttentionList items={attention} quiet={quiet} />
				<TrendCharts {...trends} />
				<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-14 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_20rem_15rem]">
					<RecentActivity entries={data.entries} />
					<Newcomers newcomers={data.newcomers} />
					<div className="md:max-xl:col-span-2">
						<Countries countries={data.countries} countryCount={data.countryCount} />
					</div>
				</div>
			</div>
		</AdminFrame>
	);
}
