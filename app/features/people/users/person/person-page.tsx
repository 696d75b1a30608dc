import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { DeedList } from "#app/features/operations/audit/log/deed-list.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { EmailAddress } from "#app/ui/text/email-address.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { StateBadge } from "../list/state-badge";
import type { PersonData } from "./person-data.server";
import { PersonDeeds } from "./person-deeds";
import { PersonFacts, SessionsOf } from "./person-facts";
import { EnrollmentsOf, RightsOf, TicketsOf } from "./person-lists";
import type { PersonMoney } from "./person-money.server";
import { MembershipsOf, OrdersOf, RefundsOf } from "./person-money-lists";

import { TaughtBy } from "./person-teaching";

type Props = PersonData & {
	isSelf: boolean;
	held: readonly string[];
	problem: string | null;
	said: string | null;
};

export function PersonPage(data: Props) {
	const { t } = useTranslation("people");
	const {
		person,
		taught,
		teachers,
		enrollments,
		rights,
		tickets,
		deeds,
		sessions,
		money,
		held,
		isSelf,
		problem,
		said,
	} = data;
	const parts: Contents[] = [
		...(taught.length > 0 ? [["taught", t("person.teaches"), taught.length] satisfies Contents] : []),
		["enrollments", t("person.enrollments"), enrollments.length],
		["rights", t("person.rights"), rights.length],
		...(money ? moneyParts(money, t) : []),
		["tickets", t("person.tickets"), tickets.length],
		["deeds", t("person.audit")],
		["facts", t("person.profile")],
		["sessions", t("person.sessions"), sessions.length],
		...(isSelf ? [] : [["what", t("deeds.title")] satisfies Contents]),
	];
	return (
		<>
			<div className="flex flex-wrap items-center gap-4">
				<Avatar name={person.name} src={person.picture} size="lg" />
				<div className="min-w-0">
					<StateBadge state={person.state} />
					<p className="mt-1 text-ui text-ink-muted [overflow-wrap:anywhere]">
						<EmailAddress of={person.email} />
					</p>
				</div>
			</div>
			<div aria-live="polite">
				{said ? (
					<ResultNotice tone="success" className="mt-6">
						{said}
					</ResultNotice>
				) : null}
				{problem ? (
					<ResultNotice tone="danger" className="mt-6">
						{problem}
					</ResultNotice>
				) : null}
			</div>
			{person.suspension ? (
				<Notice tone="warning" className="mt-6">
					{person.suspension.until
						? t("suspension.until", person.suspension)
						: t("suspension.forGood", { since: person.suspension.since })}
					<SentenceGap />
					{person.suspension.why}
				</Notice>
			) : null}
			<nav aria-label={t("person.parts")} className="mt-6 overflow-x-auto border-y border-line">
				<ul className="flex gap-6">
					{parts.map(([id, words, count]) => (
						<li key={id} className="shrink-0">
							<a
								href={`#${id}`}
								className="flex min-h-11 items-center gap-1.5 text-ui text-ink-muted no-underline -outline-offset-2 hover:text-ink"
							>
								{words}
								{count === undefined ? null : <span className="text-ink-subtle tabular">{count}</span>}
							</a>
						</li>
					))}
				</ul>
			</nav>
			<div className="mt-10 grid items-start gap-x-12 gap-y-12 xl:grid-cols-[minmax(0,1fr)_21rem]">
				<div className="grid min-w-0 gap-12">
					<TaughtBy taught={taught} teachers={teachers} />
					<EnrollmentsOf enrollments={enrollments} />
					<RightsOf rights={rights} />
					{money ? (
						<>
							<OrdersOf orders={money.orders} />
							<MembershipsOf memberships={money.memberships} />
							<RefundsOf refunds={money.refunds} />
						</>
					) : null}
					<TicketsOf tickets={tickets} />
					<section aria-labelledby="deeds">
						<h2 id="deeds" className="mb-3 font-serif text-step-4">
							{t("person.audit")}
						</h2>
						{deeds.length > 0 ? (
							<>
								<DeedList deeds={deeds} />
								<p className="mt-4 flex flex-wrap gap-x-6 text-ui">
									<Link to={`/admin/audit?subject=user:${person.id}`} className="link py-2">
										{t("person.deedsTo")}
									</Link>
									<Link to={`/admin/audit?actor=${person.id}`} className="link py-2">
										{t("person.deedsBy")}
									</Link>
								</p>
							</>
						) : (
							<EmptyState title={t("person.noDeeds")} headingLevel={3} />
						)}
					</section>
				</div>
				<div className="grid min-w-0 gap-10">
					<PersonFacts person={person} />
					<SessionsOf sessions={sessions} />
					{held.includes("money") ? (
						<p className="text-ui">
							<Link to={`/admin/orders?q=${encodeURIComponent(person.email)}`} className="link py-2">
								{t("person.orders")}
							</Link>
						</p>
					) : null}
				</div>
			</div>
			<div className="mt-14">
				{isSelf ? <Notice tone="info">{t("refused.own")}</Notice> : <PersonDeeds {...data} />}
			</div>
		</>
	);
}

type Contents = [id: string, words: string, count?: number];

function moneyParts({ orders, memberships, refunds }: PersonMoney, t: TFunction<"people">): Contents[] {
	return [
		["orders", t("money.orders"), orders.length],
		["memberships", t("money.memberships"), memberships.length],
		["refunds", t("money.refunds"), refunds.length],
	];
}
