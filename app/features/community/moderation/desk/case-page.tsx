import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { withParameter } from "#app/shared/pages/with-parameter.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Pieces } from "#app/ui/writing/pieces.tsx";
import { PassedNote, PassForm, RefusedPass } from "../passing/pass-form.tsx";
import { Earlier, Reports, SameElsewhere } from "./case-facts";
import { CaseList, ReasonBadge } from "./case-list";
import type { CasePageData } from "./case-page-data.server";
import { CASES_LIST, caseHref } from "./cases-query";
import { DecidedCase } from "./decided-case";
import { DecisionForm } from "./decision-form";
import { QueueColumn, QueueColumns } from "./queue-columns";
import { UndoNotice } from "./undo-notice";
import { useCaseKeys } from "./use-case-keys";

type Props = CasePageData & { answer: { intent: string; reply: FormReply } | undefined };

/**
 * A case beside its list: what was reported over what stands now, the reports, the author's earlier cases, the same
 * elsewhere, and the decision. On narrow pages the list is the step before, and the decision the one behind.
 */
export function CasePage(page: Props) {
	const { t } = useTranslation("moderation");
	const { case: shown, list, previous, next, undo, answer } = page;
	const { query } = list;
	useCaseKeys({ previous, next, takeForm: "take" });
	return (
		<>
			<UndoNotice undo={undo} query={query} />
			<Steps list={CASES_LIST.href(query)} previous={previous} next={next} />
			<QueueColumns>
				<QueueColumn isWideOnly>
					<CaseList list={list} currentId={shown.id} />
				</QueueColumn>
				<QueueColumn className="grid content-start gap-9">
					<header className="grid gap-2">
						<div className="flex flex-wrap items-center gap-2.5">
							<ReasonBadge reason={shown.reason} />
							{shown.reports === 0 && !shown.hiddenBy ? <Badge>{t("list.byModerator")}</Badge> : null}
							{shown.hiddenBy ? <Badge>{t(`hiddenBy.${shown.hiddenBy}`)}</Badge> : null}
							{shown.hidden ? <Badge>{t("hiddenSince", { at: shown.hidden })}</Badge> : null}
						</div>
						<h2 className="text-step-4 [overflow-wrap:anywhere]">{shown.title}</h2>
						<p className="text-label text-ink-muted">
							{[
								page.title,
								t(shown.reports > 0 ? "opened" : "openedUnreported", { at: shown.opened, kind: page.kindName }),
							].join(" · ")}
						</p>
						{shown.evidence ? (
							<p className="text-label text-ink-muted">{t("evidence", { until: shown.evidence })}</p>
						) : null}
					</header>
					{shown.isCovered ? <Cover href={caseHref(query, shown.id)} /> : <Texts shown={shown} />}
					{page.reports ? <Reports reports={page.reports} /> : null}
					<Earlier earlier={page.earlier} author={shown.author} query={query} />
					<SameElsewhere same={page.same} comparedDays={page.comparedDays} />
				</QueueColumn>
				<QueueColumn isLast id="decision" className="grid content-start gap-8 max-[74.99rem]:mt-10">
					{shown.passed ? <PassedNote passed={shown.passed} /> : null}
					{page.recipients ? null : <RefusedPass answer={answer} />}
					{page.decision && !shown.isOpen ? (
						<DecidedCase
							decision={page.decision}
							isClosed={shown.isClosed}
							maySuspend={page.maySuspend}
							answer={withoutPass(answer)}
						/>
					) : (
						<OpenCase page={page} answer={answer} />
					)}
				</QueueColumn>
			</QueueColumns>
		</>
	);
}

type StepsProps = { list: string; previous: string | null; next: string | null };

/** On narrow pages: back to the list, to the cases beside this one, and on to its decision. */
function Steps({ list, previous, next }: StepsProps) {
	const { t } = useTranslation("moderation");
	const link = "link inline-flex min-h-11 items-center";
	return (
		<nav aria-label={t("steps.label")} className="-mt-3 mb-6 flex flex-wrap gap-x-6 text-ui min-[75rem]:hidden">
			<Link to={list} className={link}>
				{t("steps.all")}
			</Link>
			{previous ? (
				<Link to={previous} className={link}>
					{t("steps.previous")}
				</Link>
			) : null}
			{next ? (
				<Link to={next} className={link}>
					{t("steps.next")}
				</Link>
			) : null}
			<a href="#decision" className={link}>
				{t("steps.decision")}
			</a>
		</nav>
	);
}

function Cover({ href }: { href: string }) {
	const { t } = useTranslation("moderation");
	return (
		<Notice
			tone="warning"
			title={t("cover.title")}
			actions={
				<LinkButton to={withParameter(href, "show", 1)} variant="secondary" size="sm">
					{t("cover.show")}
				</LinkButton>
			}
		>
			{t("cover.text")}
		</Notice>
	);
}

function Texts({ shown }: { shown: CasePageData["case"] }) {
	const { t } = useTranslation("moderation");
	return (
		<>
			<Text title={t("texts.copy")}>
				{shown.author ? <p className="mb-1.5 text-label font-strong">{shown.author}</p> : null}
				<p lang={shown.lang ?? undefined} className="text-ui whitespace-pre-wrap [overflow-wrap:anywhere]">
					{shown.copy === "" ? t("texts.wholePage") : (shown.copy ?? t("emptied"))}
				</p>
				<Pictures pictures={shown.pictures} />
				<p className="mt-3 text-label">
					<Link to={shown.path} className="link">
						{t("texts.open")}
					</Link>
				</p>
				{shown.authorId === null ? null : (
					<p className="mt-1 text-label">
						<Link to={`/forum/place/${shown.authorId}`} className="link">
							{t("texts.place")}
						</Link>
					</p>
				)}
			</Text>
			{shown.copy === "" && shown.now?.state !== "gone" ? null : (
				<Text title={t("texts.now")} note={shown.now ? t(`states.${shown.now.state}`) : undefined}>
					{shown.now?.pieces ? (
						<Pieces pieces={shown.now.pieces} lang={shown.lang ?? undefined} />
					) : (
						<p className="text-ui text-ink-muted">{t(shown.now?.state === "gone" ? "texts.gone" : "texts.same")}</p>
					)}
				</Text>
			)}
		</>
	);
}

/** What the thing showed, also where it is shown no more. */
function Pictures({ pictures }: Pick<CasePageData["case"], "pictures">) {
	const { t } = useTranslation("moderation");
	if (pictures.length === 0) return null;
	return (
		<ul aria-label={t("texts.pictures")} className="mt-3 grid gap-3">
			{pictures.map(({ path, words }) => (
				<li key={path}>
					<img src={path} alt={words || t("texts.picture")} loading="lazy" className="max-h-96 max-w-full" />
				</li>
			))}
		</ul>
	);
}

function Text({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
	return (
		<section>
			<div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
				<h3 className="font-sans text-label font-strong">{title}</h3>
				{note ? <p className="text-label text-ink-muted">{note}</p> : null}
			</div>
			<div className="rounded-card border border-line-strong bg-surface-raised px-4 py-3.5">{children}</div>
		</section>
	);
}

function OpenCase({ page, answer }: { page: CasePageData; answer: Props["answer"] }) {
	const { t } = useTranslation("moderation");
	const { case: shown, outcomes, grounds, maySuspend } = page;
	if (shown.isClosed) return <Notice>{t("ownCase")}</Notice>;
	const isOthers = shown.heldBy !== null && shown.heldBy !== "me";
	if (isOthers) return <Notice>{t("held.by", { name: shown.heldBy ?? "", until: shown.heldUntil ?? "" })}</Notice>;
	return (
		<>
			<section className="grid gap-3">
				<p className="text-ui text-ink-muted">
					{shown.heldBy === "me" ? t("held.byMe", { until: shown.heldUntil ?? "" }) : t("held.free")}
				</p>
				{shown.heldBy === "me" && shown.isHeldLong ? null : (
					<Form method="post" id="take" className="flex flex-wrap gap-3" preventScrollReset>
						<input type="hidden" name="round" value={shown.round} />
						{/* Not at the button, which the key C does not press. */}
						<input type="hidden" name="intent" value="take" />
						<Button type="submit" variant="secondary">
							{t(shown.heldBy === "me" ? "held.longer" : "list.take")}
						</Button>
					</Form>
				)}
				{shown.heldBy === "me" ? (
					<Form method="post" preventScrollReset>
						<Button type="submit" variant={shown.isHeldLong ? "secondary" : "quiet"} name="intent" value="release">
							{t("held.release")}
						</Button>
					</Form>
				) : null}
			</section>
			<DecisionForm
				key={`${shown.id} ${shown.round}`}
				round={shown.round}
				seen={shown.reports}
				outcomes={outcomes}
				reason={shown.reason}
				hasAuthor={shown.hasAuthor}
				others={page.others}
				grounds={grounds}
				maySuspend={maySuspend}
				answer={withoutPass(answer)}
			/>
			{page.recipients ? (
				<PassForm
					key={`pass ${shown.id} ${shown.round}`}
					round={shown.round}
					recipients={page.recipients}
					answer={answer}
				/>
			) : null}
		</>
	);
}

/** Errors of passing a case on are shown at that form alone. */
function withoutPass(answer: Props["answer"]): Props["answer"] {
	return answer?.intent === "pass" ? undefined : answer;
}
