import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DEFAULT_LANGUAGE, LANGUAGES } from "#app/shared/words/languages.ts";
import type { BadgeTone } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { UnsavedChanges } from "#app/ui/form/unsaved-changes.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { LanguageTabs } from "#app/ui/writing/language-tabs.tsx";
import { CourseFrame } from "../frame/course-frame";
import { DetailsAside } from "./details-aside";
import type { DetailsPageAnswer } from "./details-forms.server";
import type { DetailsView } from "./details-page-data.server";
import { DetailsForm } from "./form/details-form";
import { PriceSection } from "./price/price-section";
import type { TeachersDone } from "./teachers/schemas";
import { TeachersSection } from "./teachers/teachers-section";

export type DetailsPageProps = {
	page: DetailsView & { done: "created" | "saved" | "priced" | TeachersDone | null };
	answer: DetailsPageAnswer | undefined;
};

const TONES = { published: "success", changed: "info", never: "neutral" } satisfies Record<string, BadgeTone>;

/** Words of a course in one language, what all languages share, and its price. */
export function DetailsPage({ page, answer }: DetailsPageProps) {
	const { t } = useTranslation("course-editor");
	const { frame, language, states, done } = page;
	const path = `/instructor-dashboard/courses/${frame.id}`;
	const ofDetails = answer?.kind === "price" || answer?.kind === "teachers" ? undefined : answer;
	return (
		<UnsavedChanges pageOf={languageAndPath}>
			<CourseFrame course={frame} at="details">
				<LanguageTabs
					label={t("details.languages")}
					items={states.map(({ language: code, state }) => ({
						language: code,
						to: `${path}?lang=${code}`,
						isCurrent: code === language,
						tone: TONES[state],
						state: t(`details.states.${state}`),
					}))}
				/>
				<DraftState draft={page.draft} />
				{done && !answer ? (
					<ResultNotice
						tone="success"
						className="mt-4"
						actions={
							done === "teacherRemoved" && page.teaching.told?.hasLeft ? <Undo id={page.teaching.told.id} /> : null
						}
					>
						{t(`details.done.${done}`, { name: page.teaching.told?.name ?? "" })}
					</ResultNotice>
				) : null}
				<div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
					<div className="@container min-w-0">
						<DetailsForm
							// Remounts when something else is saved or another language is chosen, so that the fields show it.
							key={`${language} ${page.revision} ${page.factsRevision} ${page.frame.changed}`}
							page={page}
							answer={ofDetails}
						/>
						<TeachersSection teaching={page.teaching} reply={answer?.kind === "teachers" ? answer.reply : undefined} />
						<PriceSection
							key={page.price.seen}
							price={page.price}
							reply={answer?.kind === "price" ? answer.reply : undefined}
						/>
					</div>
					<DetailsAside page={page} languageName={nameOf(language)} />
				</div>
			</CourseFrame>
		</UnsavedChanges>
	);
}

function Undo({ id }: { id: number }) {
	const { t } = useTranslation("course-editor");
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="teacher" value={id} />
			<Button type="submit" name="intent" value="returnTeacher" variant="secondary" size="sm">
				{t("details.teachers.undo")}
			</Button>
		</Form>
	);
}

/** Another language is another form. */
const languageAndPath = ({ pathname, search }: { pathname: string; search: string }) =>
	`${pathname} ${new URLSearchParams(search).get("lang") ?? DEFAULT_LANGUAGE}`;

const nameOf = (language: string) => LANGUAGES.find(({ code }) => code === language)?.name ?? language;

function DraftState({ draft }: { draft: DetailsView["draft"] }) {
	const { t } = useTranslation("course-editor");
	if (!draft) return null;
	return (
		<p className="mt-3 text-step-1 text-ink-subtle">
			{draft.by ? t("details.draftBy", { name: draft.by, date: draft.at }) : t("details.draft", { date: draft.at })}
		</p>
	);
}
