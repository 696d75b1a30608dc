import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { activityData } from "../../features/admin/activity-data";
import { AdminFrame } from "../../features/admin/admin-frame";
import { Countries } from "../../features/admin/countries";
import { Newcomers } from "../../features/admin/newcomers";
import { findOverview, listAuditEntries, MOST_WAITING } from "../../features/admin/overview.repository.server";
import { overviewData } from "../../features/admin/overview-data";
import { RecentActivity } from "../../features/admin/recent-activity";
import { registeredFrom } from "../../features/admin/registrations-by-day";
import { RegistrationsChart } from "../../features/admin/registrations-chart";
import { SchoolTotals } from "../../features/admin/school-totals";
import { WaitingMail } from "../../features/admin/waiting-mail";
import { admins, guarded } from "../../features/auth/access.server";
import { formatsFor } from "../../shared/formats";
import { getFixedT } from "../../shared/i18n.server";
import { lateData } from "../../shared/late-data";
import { pageMeta } from "../../shared/page-meta";

export { PageError as ErrorBoundary } from "../../features/navigation/page-error";

export const handle = { i18n: ["admin"] };

export const loader = guarded(admins, async ({ context, user }) => {
	const now = new Date();
	const { timeZone } = user;
	const language = await context.language;
	const t = getFixedT(language, "admin");
	const formats = formatsFor({ language, timeZone });
	// The audit log grows for ever and has an index only for the way it is read: the page does not wait for it.
	const activity = lateData(listAuditEntries(context.db, now).then((entries) => activityData(entries, formats)));
	const rows = await findOverview(context.db, { now, registeredFrom: registeredFrom(now) });

	return {
		title: t("title"),
		description: t("description"),
		data: overviewData(rows, { now, timeZone, formats }),
		activity,
		mostWaiting: MOST_WAITING,
		hasOutbox: context.env.ENVIRONMENT !== "production",
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function AdminOverview() {
	const { t } = useTranslation("admin");
	const { data, activity, mostWaiting, hasOutbox } = useLoaderData<typeof loader>();

	return (
		<AdminFrame title={t("title")}>
			<SchoolTotals data={data} />
			<WaitingMail count={data.waitingMail} most={mostWaiting} hasOutbox={hasOutbox} />
			<div className="mt-10 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<RegistrationsChart registrations={data.registrations} />
				<Countries countries={data.countries} countryCount={data.countryCount} />
				<RecentActivity activity={activity} />
				<Newcomers newcomers={data.newcomers} />
			</div>
		</AdminFrame>
	);
}
