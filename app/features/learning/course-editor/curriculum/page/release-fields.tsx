import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox, ChoiceGroup, RadioOption } from "#app/ui/form/choice.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { numberOf, useCurriculum } from "./curriculum-context";
import type { ShownLesson } from "./curriculum-page-data.server";

type Props = { lesson: ShownLesson; typed: Readonly<Record<string, string>> | null };

const WHEN = ["atOnce", "days", "date"] as const;
const LABELS = { atOnce: "atOnce", days: "afterDays", date: "onDate" } as const;

/** When a lesson opens. Without script all fields are there; only the one that is chosen counts. */
export function OpeningFields({ lesson, typed }: Props) {
	const { t } = useTranslation("course-editor");
	const { isLive } = useCurriculum();
	const { opening } = lesson;
	const [when, setWhen] = useState(WHEN.find((one) => one === typed?.opens) ?? opening.when);
	const shows = (one: "days" | "date") => !isLive || when === one;
	return (
		<div className="grid gap-4">
			<ChoiceGroup id="lesson-opens" legend={t("curriculum.inspector.opens")}>
				{WHEN.map((value) => (
					<RadioOption
						key={value}
						name="opens"
						value={value}
						label={t(`curriculum.inspector.${LABELS[value]}`)}
						defaultChecked={value === when}
						onChange={() => setWhen(value)}
					/>
				))}
			</ChoiceGroup>
			{shows("days") ? (
				<TextField
					id="lesson-days"
					name="days"
					type="number"
					inputMode="numeric"
					min={1}
					max={365}
					label={t("curriculum.inspector.days")}
					defaultValue={typed?.days ?? opening.days ?? ""}
				/>
			) : null}
			{shows("date") ? (
				<>
					<TextField
						id="lesson-date"
						name="date"
						type="date"
						label={t("curriculum.inspector.date")}
						help={t("curriculum.inspector.dateHelp", { zone: opening.zone })}
						defaultValue={typed?.date ?? opening.day ?? ""}
					/>
					<input type="hidden" name="zone" value={opening.zone} />
				</>
			) : null}
			<Prerequisites lesson={lesson} typed={typed} />
			{opening.sentence ? <Said>{t("curriculum.inspector.learnersRead", { sentence: opening.sentence })}</Said> : null}
			{opening.sentence && lesson.isPreview ? <Said>{t("curriculum.inspector.always")}</Said> : null}
		</div>
	);
}

function Said({ children }: { children: ReactNode }) {
	return <p className="text-step-1 text-ink-muted">{children}</p>;
}

/** Those that are chosen can be unchecked, and one at a time is added. */
function Prerequisites({ lesson, typed }: Props) {
	const { t } = useTranslation("course-editor");
	const { order, lessons } = useCurriculum();
	const chosen = typed?.after?.split(" ").filter(Boolean) ?? lesson.opening.after;
	const titleOf = (key: string) => {
		const other = lessons.get(key);
		return other ? `${numberOf(order, key)} ${other.title}` : key;
	};
	const others = order.flatMap((module) => module.lessons).filter((key) => key !== lesson.key && !chosen.includes(key));
	return (
		<ChoiceGroup id="lesson-after" legend={t("curriculum.inspector.after")}>
			{chosen.map((key) => (
				<Checkbox key={key} name="after" value={key} label={titleOf(key)} defaultChecked />
			))}
			<SelectField
				key={chosen.join(" ")}
				id="lesson-add-after"
				name="after"
				label={t("curriculum.inspector.addAfter")}
				defaultValue=""
				className="mt-2"
			>
				<option value="">{t("curriculum.inspector.noAfter")}</option>
				{others.map((key) => (
					<option key={key} value={key}>
						{titleOf(key)}
					</option>
				))}
			</SelectField>
		</ChoiceGroup>
	);
}

/** What completes a lesson: only what the progress of learners can prove. */
export function CompletionFields({ lesson, typed }: Props) {
	const { t } = useTranslation("course-editor");
	const legend = t("curriculum.inspector.completes");
	const byType = lesson.type === "video" ? (lesson.share === null ? null : "watched") : PASSED[lesson.type];
	if (!byType) {
		return (
			<p className="text-label">
				<span className="block font-strong">{legend}</span>
				{t("curriculum.inspector.completesBy.article")}
			</p>
		);
	}
	return (
		<>
			<SelectField
				id="lesson-completes"
				name="completes"
				label={legend}
				defaultValue={typed?.completes ?? lesson.completes}
			>
				<option value="type">{t(`curriculum.inspector.completesBy.${byType}`)}</option>
				<option value="button">{t("curriculum.inspector.completesBy.button")}</option>
			</SelectField>
			{lesson.share === null ? null : (
				<TextField
					id="lesson-share"
					name="share"
					type="number"
					inputMode="numeric"
					min={1}
					max={100}
					label={t("curriculum.inspector.share")}
					defaultValue={typed?.share ?? lesson.share}
				/>
			)}
		</>
	);
}

const PASSED = { article: null, quiz: "passed", exercise: "passed" } as const;
