import { useTranslation } from "react-i18next";
import { DeedList } from "#app/features/operations/audit/log/deed-list.tsx";
import { SkipReasons } from "#app/features/operations/notifications/figures/skip-reasons.tsx";
import { LetterPreview } from "#app/features/operations/notifications/preview/letter-preview.tsx";
import { previewSearch } from "#app/features/operations/notifications/preview/preview-query.ts";
import { type FormReply, readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { Stat, StatList } from "#app/ui/figures/stat.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { AnnouncementForm } from "./announcement-form";
import type { AnnouncementPageData } from "./announcement-page-data.server";
import { DraftForms, ScheduledForms, StopForm } from "./sending-forms";
import { SendingProgress } from "./sending-progress";
import { StateBadge } from "./state-badge";

type Props = AnnouncementPageData & { reply: FormReply | undefined };

/** An announcement on the desk: what it says, whom it reaches, and what came of it. */
export function AnnouncementDesk(props: Props) {
	const { announcement, numbers, skips, view, preview, deeds, done, options, reply, isWithheld, isTeacherDesk } = props;
	const { t } = useTranslation("announcements");
	const { state, to, languages, audienceName, endedAt, revision } = announcement;
	const isDraft = state === "draft";
	return (
		<>
			{done && !reply ? (
				<ResultNotice tone="success" className="mb-6">
					{t(`done.${done}`)}
				</ResultNotice>
			) : null}
			<Refusal reply={reply} />
			<p className="-mt-4 mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 text-ui text-ink-muted">
				<StateBadge state={state} />
				<span>{audienceName}</span>
				{endedAt ? <span>{endedAt}</span> : null}
			</p>
			{isDraft ? (
				<SplitSection title={t("form.heading")} text={t("form.lede")}>
					<AnnouncementForm key={revision} draft={announcement} options={options} reply={reply} />
				</SplitSection>
			) : null}
			{isDraft || state === "scheduled" ? (
				<SplitSection title={t("send.heading")} text={t(isTeacherDesk ? "teacher.sendLede" : "send.lede")}>
					{isDraft ? <DraftForms {...props} /> : <ScheduledForms {...props} />}
				</SplitSection>
			) : (
				<SplitSection title={t("progress.heading")} text={t("progress.lede")}>
					<div className="grid gap-6">
						<SendingProgress announcement={announcement} />
						{state === "sending" ? <StopForm announcement={announcement} /> : null}
						{isWithheld ? (
							<p className="text-ui text-ink-muted">{t("teacher.withheld")}</p>
						) : (
							<StatList>
								{numbers.map(({ name, value }) => (
									<Stat key={name} label={t(`numbers.${name}`)} value={value} />
								))}
							</StatList>
						)}
						<SkipReasons skips={skips} />
					</div>
				</SplitSection>
			)}
			<SplitSection title={t("preview.heading")} text={t("preview.lede")}>
				<LetterPreview preview={preview} view={view} pathOf={(one) => to + previewSearch(one)} languages={languages} />
			</SplitSection>
			<SplitSection title={t("history.heading")} text={t("history.lede")}>
				{deeds.length === 0 ? <p className="text-ui text-ink-muted">{t("history.none")}</p> : null}
				{isTeacherDesk ? <PlainHistory deeds={deeds} /> : null}
				{deeds.length > 0 && !isTeacherDesk ? <DeedList deeds={deeds} /> : null}
			</SplitSection>
		</>
	);
}

/** Without what only admins read: names of deeds, ids and changed fields. */
function PlainHistory({ deeds }: Pick<Props, "deeds">) {
	return (
		<ol className="divide-y divide-line border-y border-line empty:hidden">
			{deeds.map(({ id, at, instant, sentence }) => (
				<li key={id} className="grid gap-x-6 gap-y-1 py-3 text-ui md:grid-cols-[10rem_minmax(0,1fr)]">
					<time dateTime={instant} className="text-step-1 text-ink-muted">
						{at}
					</time>
					{sentence}
				</li>
			))}
		</ol>
	);
}

/** What stops a deed, where its own form has no place to say it. */
function Refusal({ reply }: { reply: FormReply | undefined }) {
	const say = useMessages("announcements");
	const { formError, values } = readReply(reply);
	if (!formError || values.intent === "save") return null;
	return (
		<Notice tone="danger" className="mb-6">
			{say(formError)}
		</Notice>
	);
}
