import { useTranslation } from "react-i18next";
import { joinSentences } from "#app/shared/words/joining.ts";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import type { AccessRow, AccessStep } from "./access-view";

type Props = {
	rows: AccessRow[];
	asked: AccessRow | null;
	/** Instructors and admins need no entitlement for what they teach or run. */
	isStaff: boolean;
};

export function AccessPage({ rows, asked, isStaff }: Props) {
	const { t } = useTranslation("access");
	const others = rows.filter(({ courseId }) => courseId !== asked?.courseId);
	return (
		<div className="container-page py-12 md:py-16">
			<header className="max-w-160">
				<h1 className="text-step-5">{t("title")}</h1>
				<p className="mt-3 text-ink-muted">{t("lede")}</p>
				{isStaff ? <p className="mt-3 text-ui text-ink-muted">{t("staff")}</p> : null}
			</header>
			{asked ? (
				<section aria-labelledby="asked" className="mt-10 border-y border-line-strong py-7">
					<h2 id="asked" className="text-step-4">
						{asked.title}
					</h2>
					<Reason row={asked} />
					<div className="mt-5 flex flex-wrap gap-3">
						<Steps row={asked} />
					</div>
				</section>
			) : null}
			<section aria-labelledby="courses" className="mt-12">
				<h2 id="courses" className="text-step-4">
					{t(asked ? "others" : "courses")}
				</h2>
				{others.length === 0 ? <EmptyState title={t("none")} headingLevel={3} /> : null}
				<ul className="mt-4 border-t border-line-strong">
					{others.map((row) => (
						<li
							key={row.courseId}
							className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-b border-line py-5"
						>
							<div className="min-w-0 max-w-160">
								<h3 className="text-ui font-strong">
									<Link to={`/courses/${row.courseId}`} className="link">
										{row.title}
									</Link>
								</h3>
								<Reason row={row} />
							</div>
							<LinkButton to={PATH_OF_STEP[row.step](row.courseId)} variant="secondary" size="sm">
								{t(`steps.${row.step}`)}
							</LinkButton>
						</li>
					))}
				</ul>
			</section>
			<section aria-labelledby="also" className="mt-12 max-w-160">
				<h2 id="also" className="text-step-4">
					{t("also.title")}
				</h2>
				<p className="mt-3 text-ui text-ink-muted">{t("also.text")}</p>
			</section>
		</div>
	);
}

function Reason({ row }: { row: AccessRow }) {
	const { t, i18n } = useTranslation("access");
	const { isOpen, because, day } = row;
	const hasDay = day !== null && (isOpen || because === "notYet");
	return (
		<p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ui text-ink-muted">
			<Badge tone={isOpen ? "success" : "neutral"}>{t(isOpen ? "open" : "closed")}</Badge>
			<span>
				{joinSentences(i18n.language, [t(`because.${because}`), hasDay && t(isOpen ? "until" : "from", { day })])}
			</span>
		</p>
	);
}

function Steps({ row }: { row: AccessRow }) {
	const { t } = useTranslation("access");
	return (
		<>
			<LinkButton to={PATH_OF_STEP[row.step](row.courseId)}>{t(`steps.${row.step}`)}</LinkButton>
			{row.step === "buy" || row.step === "renew" ? (
				<LinkButton to="/pricing" variant="secondary">
					{t("steps.plans")}
				</LinkButton>
			) : null}
		</>
	);
}

const toCourse = (courseId: number) => `/courses/${courseId}`;
const PATH_OF_STEP: Record<AccessStep, (courseId: number) => string> = {
	open: toCourse,
	enroll: toCourse,
	buy: toCourse,
	wait: toCourse,
	renew: toCourse,
	ask: () => "/help/contact",
};
