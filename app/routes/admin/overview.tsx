import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AdminFrame } from "../../features/admin/admin-frame";
import { Countries } from "../../features/admin/countries";
import { Newcomers } from "../../features/admin/newcomers";
import { countRegistrations, findOverview, MOST_WAITING } from "../../features/admin/overview.repository.server";
import { overviewData } from "../../features/admin/overview-data";
import { RecentActivity } from "../../features/admin/recent-activity";
import { registeredFrom } from "../../features/admin/registrations-by-day";
import { RegistrationsChart } from "../../features/admin/registrations-chart";
import { registrationsData } from "../../features/admin/registrations-data";
import { SchoolTotals } from "../../features/admin/school-totals";
import { WaitingMail } from "../../features/admin/waiting-mail";
import { admins, guarded } from "../../features/auth/access.server";
import { deferredData } from "../../shared/deferred-data";
import { page } from "../../shared/pages/page";
import { pageMeta } from "../../shared/pages/page-meta";
import { formatsFor } from "../../shared/words/formats";
import { getFixedT } from "../../shared/words/i18n.server";

export { PageError as ErrorBoundary } from "../../features/failures/page-error";

export const handle = page({
	name: "admin",
	i18n: ["admin"],
	layout: "admin",
	navigation: [
		{ in: "header", at: 1, label: "entries.adminDashboard" },
		{ in: "header", at: 4, label: "entries.admin" },
		{ in: "account", at: 1, label: "entries.adminDashboard" },
		{ in: "footer.account", at: 1, label: "entries.adminDashboard" },
	],
	preload: ["admin"],
});

export const loader = guarded(admins, async ({ context, user }) => {
	const now = new Date();
	const { timeZone } = user;
	const language = await context.language;
	const t = getFixedT(language, "admin");
	const formats = formatsFor({ language, timeZone });
	const rows = await findOverview(context.db, now);
	// Asked for afterwards: a database answers one after the other, and the page is not to stand behind it.
	const registrations = deferredData(
		countRegistrations(context.db, registeredFrom(now)).then((quarters) =>
			registrationsData(quarters, { now, timeZone, formats }),
		),
	);

	return {
		title: t("title"),
		description: t("description"),
		data: overviewData(rows, formats),
		registrations,
		mostWaiting: MOST_WAITING,
		hasOutbox: context.env.ENVIRONMENT !== "production",
	};
});

export const meta = ({ data: page }: MetaArgs<typeof loader>) => pageMeta(page);

export default function AdminOverview() {
	const { t } = useTranslation("admin");
	const { data, registrations, mostWaiting, hasOutbox } = useLoaderData<typeof loader>();

	return (
		<AdminFrame title={t("title")}>
			<SchoolTotals data={data} />
			<WaitingMail count={data.waitingMail} most={mostWaiting} hasOutbox={hasOutbox} />
			<div className="mt-10 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<RegistrationsChart registrations={registrations} />
				<Countries countries={data.countries} countryCount={data.countryCount} />
				<RecentActivity entries={data.entries} />
				<Newcomers newcomers={data.newcomers} />
			</div>
		</AdminFrame>
	);
}
