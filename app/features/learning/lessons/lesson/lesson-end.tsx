import { Form, useNavigation, useRevalidator } from "@remix-run/react";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LessonMoment, MomentPlaceholder } from "#app/features/learning/enrollment/moments/lesson-moment.tsx";
import { QueuedNotice } from "#app/features/learning/enrollment/offline/queued-notice.tsx";
import { useQueuedActionsOf } from "#app/features/learning/enrollment/offline/use-deeds-of.ts";
import { useUnmetWords } from "#app/features/learning/enrollment/progress/lesson-words.ts";
import { useQueueOwner } from "#app/shared/device-queue/use-queue-owner.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ArrowRight, CircleCheck } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { stepsAfterLesson } from "./after-lesson";
import type { LessonPageData } from "./lesson-page-data.server";
import { reportProgress } from "./report-progress";
import { useEndReached } from "./use-end-reached";

export function LessonEnd({ room }: { room: LessonPageData }) {
	const { lesson } = room;
	const end = useRef<HTMLDivElement>(null);
	const { revalidate } = useRevalidator();
	const owner = useQueueOwner();
	const markDone = useCallback(async () => {
		if (owner === null) return;
		const outcome = await reportProgress({ owner, lessonId: lesson.id, progress: { completed: true } });
		if (outcome.state === "done") revalidate();
	}, [owner, lesson.id, revalidate]);
	const deeds = useQueuedActionsOf(lesson.id, "done");
	const isWaiting = deeds.some(({ waits, refused }) => waits && !refused);
	const isAsked = useRef(false);
	const wasDone = useRef(lesson.isDone);
	// The pressed button no longer exists.
	useEffect(() => {
		if ((lesson.isDone || isWaiting) && isAsked.current) end.current?.focus({ preventScroll: true });
	}, [lesson.isDone, isWaiting]);
	useEndReached(end, lesson.canBeMarkedDone && !lesson.isDone && !isWaiting, markDone);

	return (
		<div id="end" ref={end} tabIndex={-1} className="mt-12 outline-none print:hidden">
			{/* Always mounted, so that changes are announced. */}
			<div role="status" className="empty:hidden">
				{lesson.isDone ? (
					wasDone.current ? (
						<Done />
					) : (
						<LessonMoment room={room}>
							<Done />
						</LessonMoment>
					)
				) : null}
			</div>
			{lesson.isDone ? null : <QueuedNotice deeds={deeds} className="mb-4" />}
			{lesson.isDone ? <GoOn room={room} /> : null}
			{lesson.isDone || isWaiting ? null : (
				<ToDo
					room={room}
					onAsk={
						owner === null
							? null
							: async () => {
									isAsked.current = true;
									await markDone();
								}
					}
				/>
			)}
			<MomentPlaceholder room={room} />
		</div>
	);
}

function Done() {
	const { t } = useTranslation("lesson");
	return (
		<p className="mb-4 flex items-center gap-2 text-ui font-strong text-brand-text">
			<CircleCheck className="size-5" />
			{t("end.counts")}
		</p>
	);
}

function GoOn({ room }: { room: LessonPageData }) {
	const { t } = useTranslation("lesson");
	const { course, left } = room;
	const { next, skipped } = stepsAfterLesson(room);
	const first = next ?? skipped;

	return (
		<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
			<LinkButton to={first?.to ?? `/courses/${course.id}`} size="lg" className="max-w-full">
				<span className="min-w-0">{first ? t("end.next", { title: first.title }) : t("end.toCourse")}</span>
				{first ? <ArrowRight className="size-4.5" /> : null}
			</LinkButton>
			{next && skipped ? (
				<Link to={skipped.to} className="link inline-flex min-h-11 items-center text-ui">
					{t("end.skipped", { title: skipped.title })}
				</Link>
			) : null}
			{left.length === 0 ? <p className="text-ui text-ink-muted">{t("left.none")}</p> : null}
		</div>
	);
}

type ToDoProps = {
	room: LessonPageData /** Null when there is no device queue: the form posts. */;
	onAsk: (() => Promise<void>) | null;
};

function ToDo({ room: { lesson }, onAsk }: ToDoProps) {
	const { t } = useTranslation("lesson");
	const reasonOf = useUnmetWords();
	const isPosting = useNavigation().formData?.get("_intent") === "done";
	const [isAsking, setAsking] = useState(false);
	const isRead = useRevalidator().state === "loading";

	async function onSubmit(event: FormEvent) {
		if (!onAsk) return;
		event.preventDefault();
		setAsking(true);
		await onAsk();
		setAsking(false);
	}

	if (!lesson.canBeMarkedDone) {
		return lesson.unmet ? <p className="text-ui text-ink-muted">{reasonOf(lesson.unmet, true)}</p> : null;
	}
	return (
		<Form
			method="post"
			replace
			preventScrollReset
			onSubmit={onSubmit}
			className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
		>
			<Button
				type="submit"
				name="_intent"
				value="done"
				size="lg"
				pending={isPosting || isAsking || isRead}
				pendingLabel={t("end.marking")}
			>
				{t("end.markDone")}
			</Button>
			<p className="text-step-1 text-ink-muted">{t("end.howItCounts")}</p>
		</Form>
	);
}
