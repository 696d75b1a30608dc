import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useStepKeys } from "#app/shared/keys/use-step-keys.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Pieces } from "#app/ui/writing/pieces.tsx";
import type { CasePageData } from "./case-page-data.server";
import { DecidedCase } from "./decided-case";
import { DecisionForm } from "./decision-form";
import { ReasonBadge } from "./queue-page";
import { UndoNotice } from "./undo-notice";
import { useTakeKey } from "./use-case-keys";

type Props = CasePageData & { answer: { intent: string; reply: FormReply } | undefined };

const KEYS = ["k", "j"] as const;

/** A case: what was reported over what stands now, the reports, the author's earlier cases, and the decision. */
export function CasePage(page: Props) {
	const { t } = useTranslation(["moderation", "reports"]);
	const { case: shown, previous, next, undo, answer } = page;
	useStepKeys({ keys: KEYS, previous, next });
	useTakeKey("take");
	return (
		<>
			<UndoNotice undo={undo} />
			<nav aria-label={t("steps.label")} className="-mt-5 mb-6 flex flex-wrap gap-x-6 gap-y-1 text-ui">
				<Link to="/moderation" className="link">
					{t("steps.all")}
				</Link>
				{previous ? (
					<Link to={previous} className="link">
						{t("steps.previous")}
					</Link>
				) : null}
				{next ? (
					<Link to={next} className="link">
						{t("steps.next")}
					</Link>
				) : null}
			</nav>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20.5rem]">
				<div className="grid max-w-200 gap-9">
					<header className="grid gap-2">
						<div className="flex flex-wrap items-center gap-2.5">
							<ReasonBadge reason={shown.reason} />
							{shown.hiddenBy ? <Badge>{t(`hiddenBy.${shown.hiddenBy}`)}</Badge> : null}
							{shown.hidden ? <Badge>{t("hiddenSince", { at: shown.hidden })}</Badge> : null}
						</div>
						<h2 className="text-step-4 [overflow-wrap:anywhere]">{shown.title}</h2>
						<p className="text-label text-ink-muted">{t("opened", { at: shown.opened, kind: page.kindName })}</p>
						{shown.evidence ? (
							<p className="text-label text-ink-muted">{t("evidence", { until: shown.evidence })}</p>
						) : null}
					</header>
					{shown.isCovered ? <Cover id={shown.id} /> : <Texts shown={shown} />}
					<Reports reports={page.reports} />
					<Earlier earlier={page.earlier} author={shown.author} />
				</div>
				<div className="grid gap-8">
					{page.decision && !shown.isOpen ? (
						<DecidedCase decision={page.decision} isClosed={shown.isClosed} answer={answer} />
					) : (
						<OpenCase page={page} answer={answer} />
					)}
				</div>
			</div>
		</>
	);
}

function Cover({ id }: { id: number }) {
	const { t } = useTranslation("moderation");
	return (
		<Notice
			tone="warning"
			title={t("cover.title")}
			actions={
				<LinkButton to={`/moderation/cases/${id}?show=1`} variant="secondary" size="sm">
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

function Reports({ reports }: Pick<CasePageData, "reports">) {
	const { t } = useTranslation(["moderation", "reports"]);
	return (
		<section>
			<div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line-strong pb-2">
				<h3 className="font-serif text-step-3">{t("list.reports", { count: reports.length })}</h3>
				<p className="text-label text-ink-muted">{t("reportsSecret")}</p>
			</div>
			<ul>
				{reports.map(({ key, reason, body, at, isGuest, right, all }) => (
					<li key={key} className="border-b border-line py-3">
						<p className="flex flex-wrap items-baseline justify-between gap-x-4">
							<span className="text-ui font-strong">{t(`reports:reasons.${reason}`)}</span>
							<span className="text-label text-ink-muted">
								{[
									at,
									isGuest ? t("record.guest") : all > 0 ? t("record.right", { right, all }) : t("record.none"),
								].join(" · ")}
							</span>
						</p>
						{body ? (
							<p className="text-ui whitespace-pre-wrap text-ink-muted [overflow-wrap:anywhere]">{body}</p>
						) : null}
					</li>
				))}
			</ul>
		</section>
	);
}

function Earlier({ earlier, author }: Pick<CasePageData, "earlier"> & { author: string | null }) {
	const { t } = useTranslation("moderation");
	return (
		<section>
			<h3 className="border-b border-line-strong pb-2 font-serif text-step-3">{t("earlier.title")}</h3>
			{earlier.length === 0 ? (
				<p className="pt-3 text-ui text-ink-muted">{t(author ? "earlier.none" : "earlier.noAuthor")}</p>
			) : (
				<ul>
					{earlier.map(({ id, title, outcome, sanction, on }) => (
						<li key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5 text-ui">
							<Link to={`/moderation/cases/${id}`} className="link min-w-0 [overflow-wrap:anywhere]">
								{title}
							</Link>
							<span className="text-label text-ink-muted">
								{[
									on,
									outcome ? t(`outcomes.${outcome}`) : t("earlier.open"),
									sanction && sanction !== "none" ? t(`sanctions.${sanction}`) : null,
								]
									.filter(Boolean)
									.join(" · ")}
							</span>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

function OpenCase({ page, answer }: { page: CasePageData; answer: Props["answer"] }) {
	const { t } = useTranslation("moderation");
	const { case: shown, grounds, maySuspend } = page;
	if (shown.isClosed) return <Notice>{t("ownCase")}</Notice>;
	const isOthers = shown.heldBy !== null && shown.heldBy !== "me";
	if (isOthers) return <Notice>{t("held.by", { name: shown.heldBy ?? "", until: shown.heldUntil ?? "" })}</Notice>;
	return (
		<>
			<section className="grid gap-3">
				<p className="text-ui text-ink-muted">
					{shown.heldBy === "me" ? t("held.byMe", { until: shown.heldUntil ?? "" }) : t("held.free")}
				</p>
				<Form method="post" id="take" className="flex flex-wrap gap-3" preventScrollReset>
					<input type="hidden" name="round" value={shown.round} />
					<Button type="submit" variant="secondary" name="intent" value="take">
						{t(shown.heldBy === "me" ? "held.longer" : "list.take")}
					</Button>
				</Form>
				{shown.heldBy === "me" ? (
					<Form method="post" preventScrollReset>
						<Button type="submit" variant="quiet" name="intent" value="release">
							{t("held.release")}
						</Button>
					</Form>
				) : null}
			</section>
			<DecisionForm
				key={`${shown.id} ${shown.round}`}
				round={shown.round}
				reason={shown.reason}
				hasAuthor={shown.hasAuthor}
				grounds={grounds}
				maySuspend={maySuspend}
				answer={answer}
			/>
		</>
	);
}
