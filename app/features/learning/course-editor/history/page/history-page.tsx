import { Form, useLocation, useNavigationType, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { readReply } from "#app/shared/forms/form-reply.ts";
import { useMessages } from "#app/shared/forms/use-messages.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { EmptyState } from "#app/ui/states/empty-state.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { toast } from "#app/ui/toast/toast-store.ts";
import { CourseFrame } from "../../frame/course-frame";
import { UndoMarksForms } from "../../marks/version-marks";
import type { HistoryAnswer } from "../answer-history.server";
import type { HistoryPageData } from "../history-page-data.server";
import { LONGEST_NOTE } from "../points";
import { Comparison } from "./comparison";
import { RestoreButton } from "./restore-button";
import { VersionList } from "./version-list";

type Props = {
	page: HistoryPageData;
	answer: HistoryAnswer | undefined;
	done: "restored" | "undone" | "kept" | "marksUndone" | null;
	/** Under which the drafts are kept that were just replaced. */
	keptId: string | null;
};

/** The versions of a course, two of them compared, and the way back to an older one. Works without script. */
export function HistoryPage({ page, answer, done, keptId }: Props) {
	const { t } = useTranslation(["course-history", "course-marks"]);
	const { comparison } = page;
	const restorable = comparison && !comparison.from.isDraft ? comparison.from : null;
	return (
		<CourseFrame
			course={page.course}
			at="history"
			actions={
				restorable ? (
					<RestoreButton point={restorable.point} size="md">
						{t("restore.whole", { version: restorable.name })}
					</RestoreButton>
				) : null
			}
		>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_16.5rem]">
				<div className="grid min-w-0 gap-6 empty:hidden xl:col-span-2">
					{answer?.reason ? (
						<ResultNotice tone="danger">
							{answer.reason === "notUndoable" ? t("course-marks:reasons.notUndoable") : t(`errors.${answer.reason}`)}
						</ResultNotice>
					) : null}
					{done === "restored" && keptId ? <Restored keptId={keptId} /> : null}
					{done === "undone" ? <ResultNotice tone="success">{t("done.undone")}</ResultNotice> : null}
					{done === "marksUndone" ? <ResultNotice tone="success">{t("course-marks:undone")}</ResultNotice> : null}
					{done === "kept" ? <ResultNotice tone="success">{t("done.kept")}</ResultNotice> : null}
				</div>
				{page.versions.length === 0 ? (
					<EmptyState title={t("none")}>{t("noneText")}</EmptyState>
				) : (
					<>
						<div className="grid min-w-0 content-start gap-8 xl:order-last">
							<VersionList page={page} />
							<UndoMarksForms marks={page.versions.flatMap(({ marks }) => marks)} />
							{page.hasDraft ? <KeepDraft reply={answer?.reply} /> : null}
						</div>
						<div className="min-w-0">
							{comparison ? (
								<Comparison
									key={`${comparison.from.point} ${comparison.to.point}`}
									page={page}
									comparison={comparison}
								/>
							) : (
								<p className="text-ui text-ink-muted">{t("compare.only")}</p>
							)}
						</div>
					</>
				)}
			</div>
		</CourseFrame>
	);
}

/** Says that something is restored, with the way back; a toast offers it as well. */
function Restored({ keptId }: { keptId: string }) {
	const { t } = useTranslation("course-history");
	const submit = useSubmit();
	const way = useNavigationType();
	const { pathname } = useLocation();
	const said = useRef("");
	useEffect(() => {
		if (way === "POP" || said.current === keptId) return;
		said.current = keptId;
		toast({
			title: t("done.restored"),
			action: {
				label: t("done.undo"),
				onSelect: () => submit({ intent: "undo", kept: keptId }, { method: "post", action: pathname }),
			},
			durationMs: SAID_FOR_MS,
		});
	}, [keptId, way, pathname, submit, t]);
	return (
		<Notice tone="success" title={t("done.restored")}>
			<p>{t("done.restoredText")}</p>
			<Form method="post" action={pathname} className="mt-2">
				<input type="hidden" name="kept" value={keptId} />
				<Button type="submit" name="intent" value="undo" variant="secondary" size="sm">
					{t("done.undo")}
				</Button>
			</Form>
		</Notice>
	);
}

const SAID_FOR_MS = 12_000;

function KeepDraft({ reply }: { reply: HistoryAnswer["reply"] }) {
	const { t } = useTranslation("course-history");
	const say = useMessages("course-history");
	const { values, errors } = readReply(reply);
	return (
		<Form method="post" className="grid gap-3 border-t border-line pt-5">
			<h2 className="font-serif text-step-3">{t("keep.title")}</h2>
			<TextField
				name="note"
				label={t("keep.note")}
				help={t("keep.help")}
				maxLength={LONGEST_NOTE}
				defaultValue={values.note}
				error={errors.note && say(errors.note)}
				autoComplete="off"
				required
			/>
			<div>
				<Button type="submit" name="intent" value="keep" variant="secondary">
					{t("keep.submit")}
				</Button>
			</div>
		</Form>
	);
}
