import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { CircleCheck, Lock } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Skeleton, SkeletonGroup } from "#app/ui/states/skeleton.tsx";
import { originParameter, type TopicOrigin } from "./topic-origin";
import type { TopicsUnder as Found } from "./topics-under.server";
import { useTopicsUnder } from "./use-topics-under";

type Props = { origin: TopicOrigin; className?: string };

/** Topics about a page, and where to ask about it. Its links work without script. Needs the words `forum-under`. */
export function TopicsUnder({ origin, className }: Props) {
	const { t, i18n } = useTranslation("forum-under");
	const box = useRef<HTMLElement>(null);
	const { topics, hasFailed } = useTopicsUnder(box, origin, i18n.language);
	const parameter = originParameter(origin);
	const titleId = `topics-of-${origin.kind}`;
	return (
		<section ref={box} aria-labelledby={titleId} className={classNames("print:hidden", className)}>
			<h2 id={titleId} className="border-b border-line-strong pb-3 font-serif text-step-4">
				{t("title")}
			</h2>
			<div aria-live="polite">
				{topics ? (
					<Topics found={topics} />
				) : hasFailed ? (
					<p className="py-4 text-ui text-ink-muted">{t("failed")}</p>
				) : (
					<SkeletonGroup label={t("loading")} className="grid gap-3 py-4 noscript:hidden">
						<Skeleton className="h-12" />
						<Skeleton className="h-12" />
					</SkeletonGroup>
				)}
			</div>
			<div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
				<LinkButton to={`/forum/new?${parameter}`} variant="secondary">
					{t("ask")}
				</LinkButton>
				<Link to={`/forum?${parameter}`} className="link inline-flex min-h-11 items-center text-ui">
					{t("all")}
				</Link>
			</div>
		</section>
	);
}

function Topics({ found: { topics, hasMore } }: { found: Found }) {
	const { t } = useTranslation("forum-under");
	if (topics.length === 0) return <p className="py-4 text-ui text-ink-muted">{t("empty")}</p>;
	return (
		<>
			<ul>
				{topics.map(({ id, title, language, foreign, answers, active, activeAt, isSolved, isClosed }) => (
					<li key={id} className="border-b border-line py-3">
						<Link
							to={`/forum/${id}`}
							lang={language}
							className="inline-flex min-h-11 items-center text-ui font-strong text-ink no-underline break-words hover:underline"
						>
							{title}
						</Link>
						<ul className="flex flex-wrap items-center gap-x-3 gap-y-1 text-step-1 text-ink-muted">
							<li>{t("answers", { count: answers })}</li>
							<li>
								<time dateTime={activeAt}>{t("active", { at: active })}</time>
							</li>
							{isSolved ? (
								<li className="flex items-center gap-1.5 font-strong text-brand-text">
									<CircleCheck className="size-3.5" />
									{t("solved")}
								</li>
							) : null}
							{isClosed ? (
								<li className="flex items-center gap-1.5">
									<Lock className="size-3.5" />
									{t("closed")}
								</li>
							) : null}
							{foreign ? <li lang={language}>{foreign}</li> : null}
						</ul>
					</li>
				))}
			</ul>
			{hasMore ? <p className="pt-3 text-step-1 text-ink-muted">{t("more")}</p> : null}
		</>
	);
}
