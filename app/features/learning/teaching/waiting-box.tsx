import { useTranslation } from "react-i18next";
import { EyeOff, RotateCcw, Star } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import type { TeachingData } from "./teaching-data";

type Waiting = TeachingData["waiting"];

export function WaitingBox({ waiting: { lines, more, total } }: { waiting: Waiting }) {
	const { t } = useTranslation("teaching");
	return (
		<>
			<div className="flex items-baseline justify-between gap-4 border-b border-line-strong pb-2.5">
				<h2 id="waiting-title" className="font-serif text-step-3">
					{t("waiting.title")}
				</h2>
				{total > 0 ? <p className="text-step-1 text-ink-muted tabular">{total}</p> : null}
			</div>
			{lines.length > 0 ? (
				<ul>
					{lines.map((line) => (
						<WaitingLine key={`${line.kind} ${line.courseId}`} line={line} />
					))}
				</ul>
			) : (
				<>
					<p className="mt-3 text-label font-strong">{t("waiting.none")}</p>
					<p className="mt-1 text-step-1 text-ink-muted">{t("waiting.noneText")}</p>
				</>
			)}
			{more > 0 ? <p className="mt-2.5 text-step-1 text-ink-muted">{t("waiting.more", { count: more })}</p> : null}
		</>
	);
}

const ICONS = { reviews: Star, sentBack: RotateCcw, unpublished: EyeOff } as const;

function WaitingLine({ line }: { line: Waiting["lines"][number] }) {
	const { t } = useTranslation("teaching");
	const { kind, course, count, isMore, since, isOverdue, to } = line;
	const Icon = ICONS[kind];
	const title =
		kind === "unpublished" || kind === "sentBack"
			? t(`waiting.${kind}`)
			: isMore
				? t("waiting.reviewsMore", { reviews: count })
				: t("waiting.reviews", { count });
	return (
		<li className="flex items-start gap-3 border-b border-line py-3">
			<Icon className="mt-0.5 size-4 shrink-0 text-ink-muted" />
			<div className="min-w-0 grow">
				<Link to={to} className="link-quiet hit-area text-label font-strong hover:underline">
					{title}
				</Link>
				<p className="text-step-1 text-ink-muted [overflow-wrap:anywhere]">{course}</p>
				{since ? (
					<p className={isOverdue ? "text-step-1 font-strong text-warning" : "text-step-1 text-ink-subtle"}>
						{t(isOverdue ? "waiting.overdue" : "waiting.since", { date: since })}
					</p>
				) : null}
			</div>
		</li>
	);
}
