import { useTranslation } from "react-i18next";
import { cutToWidth } from "#app/shared/text/display-width.ts";
import { labelledValue } from "#app/shared/words/joining.ts";
import { CircleAlert, CircleCheck, TriangleAlert } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import type { DetailsCheck } from "./details-checks";
import type { DetailsView } from "./details-page-data.server";
import { SEARCH_WIDTH } from "./search-width";

type Props = { page: DetailsView; languageName: string };

/** What is left to do in the drafts as they are saved, and how the course looks elsewhere. */
export function DetailsAside({ page, languageName }: Props) {
	const { t } = useTranslation("course-editor");
	return (
		<aside className="grid content-start gap-8 xl:sticky xl:top-6 xl:self-start">
			<Checks checks={page.checks} courseId={page.frame.id} languageName={languageName} />
			<section aria-labelledby="in-results">
				<h2 id="in-results" className="mb-3 font-serif text-step-3">
					{t("details.result.title")}
				</h2>
				<SearchResult page={page} />
			</section>
			{page.result.picture ? (
				<section aria-labelledby="when-shared">
					<h2 id="when-shared" className="mb-3 font-serif text-step-3">
						{t("details.result.shared")}
					</h2>
					<div className="overflow-hidden rounded-card border border-line">
						<img
							src={page.result.picture.url}
							alt={page.result.picture.alt}
							lang={page.language}
							width={page.result.picture.width}
							height={page.result.picture.height}
							loading="lazy"
							className="h-auto w-full"
						/>
						<div className="border-t border-line p-3">
							<p className="text-step-1 text-ink-subtle">{page.result.host}</p>
							<p lang={page.language} className="text-label font-strong wrap-break-word">
								{shownIn(page).title}
							</p>
						</div>
					</div>
					<a href={page.result.picture.url} className="link mt-2 inline-flex min-h-11 items-center text-label">
						{t("details.result.picture")}
					</a>
				</section>
			) : null}
		</aside>
	);
}

/** English stands in for a translation without a title, with what English has for searches. */
function shownIn({ words, english }: DetailsView) {
	const titled = words.title || !english ? words : english;
	const summed = words.shortDescription || !english ? words : english;
	return {
		title: titled.searchTitle || titled.title,
		summary: summed.searchDescription || summed.shortDescription,
	};
}

function SearchResult({ page }: { page: DetailsView }) {
	const { t } = useTranslation("course-editor");
	const { language, frame, result } = page;
	const { title, summary } = shownIn(page);
	return (
		<div lang={language} className="rounded-card border border-line bg-surface-raised p-4 wrap-break-word">
			<p className="text-step-1 text-ink-subtle" translate="no">
				{`${result.host} › courses › ${frame.id}`}
			</p>
			<p className="mt-1 text-step-3 text-info">
				{title ? cutToWidth(`${title} · G.R.E.W.`, SEARCH_WIDTH.title) : t("frame.untitled")}
			</p>
			<p className="mt-1 text-label text-ink-muted">
				{cutToWidth(summary, SEARCH_WIDTH.shortDescription) || t("details.result.none")}
			</p>
		</div>
	);
}

type ChecksProps = { checks: DetailsCheck[]; courseId: number; languageName: string };

function Checks({ checks, courseId, languageName }: ChecksProps) {
	const { t } = useTranslation("course-editor");
	const blocks = checks.some(({ tone }) => tone === "blocks");
	return (
		<section aria-labelledby="before-publishing">
			<h2 id="before-publishing" className="mb-2 font-serif text-step-3">
				{t("details.checks.title")}
			</h2>
			{checks.length === 0 ? (
				<p className="flex items-start gap-2 border-t border-line py-2 text-label">
					<CircleCheck className="mt-0.5 size-4 shrink-0 text-brand-text" />
					{t("details.checks.none", { language: languageName })}
				</p>
			) : (
				<ul>
					{checks.map((check) => (
						<li key={`${check.tone} ${check.field}`} className="border-t border-line">
							<Check check={check} courseId={courseId} />
						</li>
					))}
				</ul>
			)}
			<p className="border-t border-line pt-2 text-step-1 text-ink-subtle">
				{blocks ? t("details.checks.blocks") : t("details.checks.nothingBlocks")}
			</p>
		</section>
	);
}

function Check({ check, courseId }: { check: DetailsCheck; courseId: number }) {
	const { t, i18n } = useTranslation("course-editor");
	const field = t(`fields.${check.field}` as "fields.title");
	const { Icon, look, words } =
		check.tone === "blocks"
			? {
					Icon: CircleAlert,
					look: "text-danger",
					words: t(`problems.${check.problem.reason}`, {
						limit: check.problem.limit,
						line: check.problem.line,
					}),
				}
			: {
					Icon: TriangleAlert,
					look: "text-warning",
					words:
						check.tone === "lacks"
							? t("details.checks.lacks")
							: t("details.checks.wide", { number: check.width, limit: check.limit }),
				};
	const name = (
		<>
			<Icon className={`mt-0.5 size-4 shrink-0 ${look}`} />
			<span className={look}>{labelledValue(i18n.language, field, words)}</span>
		</>
	);
	const className = "flex min-h-11 items-start gap-2 py-2.5 text-label underline-offset-4 hover:underline";
	// The order of the modules is changed on a page of its own.
	if (check.field === "modules") {
		return (
			<Link to={`/instructor-dashboard/courses/${courseId}/curriculum`} className={className}>
				{name}
			</Link>
		);
	}
	return (
		<a href={`#field-${check.field}`} className={className}>
			{name}
		</a>
	);
}
