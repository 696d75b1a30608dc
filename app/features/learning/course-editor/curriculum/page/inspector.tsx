import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES, type Language } from "#app/shared/words/languages.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Checkbox, ChoiceGroup, RadioOption } from "#app/ui/form/choice.tsx";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { IconLink } from "#app/ui/icon-button.tsx";
import { X } from "#app/ui/icons.tsx";
import { questionsPath } from "../../questions/questions-path";
import { stepOf, writePlace } from "../curriculum";
import { ChangeForm } from "./change-form";
import { numberOf, useCurriculum } from "./curriculum-context";
import type { ShownLesson, ShownModule } from "./curriculum-page-data.server";
import { FailedChange } from "./failed-change";
import { LanguageSquares, useStateWords } from "./language-squares";
import { focusSoon } from "./lesson-menu";
import { PlaceSelect } from "./place-select";
import { CompletionFields, OpeningFields } from "./release-fields";

/** The chosen lesson with all that can be done to it; on narrow screens a sheet over the page. */
export function LessonInspector({ lesson }: { lesson: ShownLesson }) {
	const { t } = useTranslation("course-editor");
	const { page, order, answer } = useCurriculum();
	const { key } = lesson;
	const typed = answer?.typed.intent === "saveLesson" ? answer.typed : null;
	const [up, down] = [stepOf(order, key, -1), stepOf(order, key, 1)];
	return (
		<Sheet kind="lesson" name={t("curriculum.inspector.lesson", { number: numberOf(order, key) })} title={lesson.title}>
			<ChangeForm key={key} fields={{ intent: "saveLesson", lesson: key }} className="grid gap-5">
				<TextField
					id="lesson-title"
					name="title"
					label={t("curriculum.inspector.titleIn", { language: nameOf(lesson.titleLanguage) })}
					lang={lesson.titleLanguage}
					defaultValue={typed?.title ?? lesson.title}
					required
					maxLength={page.longest.title}
				/>
				{lesson.isNew ? (
					<SelectField id="lesson-type" name="type" label={t("curriculum.inspector.type")} defaultValue={lesson.type}>
						{page.types.map((type) => (
							<option key={type} value={type}>
								{t(`curriculum.types.${type}`)}
							</option>
						))}
					</SelectField>
				) : (
					<p className="text-label">
						<span className="block font-strong">{t("curriculum.inspector.type")}</span>
						{t(`curriculum.types.${lesson.type}`)}
						<span className="block text-step-1 text-ink-subtle">{t("curriculum.inspector.typeFixed")}</span>
					</p>
				)}
				<TextField
					id="lesson-minutes"
					name="minutes"
					type="number"
					inputMode="numeric"
					min={1}
					max={240}
					label={t("curriculum.inspector.minutes")}
					defaultValue={typed?.minutes ?? lesson.minutes}
					required
				/>
				<CompletionFields lesson={lesson} typed={typed} />
				<ChoiceGroup id="lesson-counts" legend={t("curriculum.inspector.counts")}>
					{(["required", "optional"] as const).map((value) => (
						<RadioOption
							key={value}
							name="counts"
							value={value}
							label={t(`curriculum.inspector.${value}`)}
							defaultChecked={(value === "required") === lesson.isRequired}
						/>
					))}
				</ChoiceGroup>
				<OpeningFields lesson={lesson} typed={typed} />
				<Checkbox
					name="freePreview"
					label={t("curriculum.inspector.preview")}
					help={t("curriculum.inspector.previewHelp")}
					defaultChecked={lesson.isPreview}
				/>
				<div className="flex flex-wrap gap-3">
					<Button type="submit">{t("curriculum.inspector.save")}</Button>
					<LinkButton variant="secondary" to={`/instructor-dashboard/courses/${page.frame.id}/lessons/${key}`}>
						{t("curriculum.menu.open")}
					</LinkButton>
					{lesson.type === "quiz" || lesson.type === "exercise" ? (
						<LinkButton variant="secondary" to={questionsPath({ courseId: page.frame.id, lesson: key })}>
							{t("curriculum.menu.questions")}
						</LinkButton>
					) : null}
				</div>
			</ChangeForm>
			<Part title={t("curriculum.inspector.languages")}>
				<LanguageSquares states={lesson.states} />
				<p className="mt-2 text-step-1 text-ink-muted">{useStateWords(lesson.states)}</p>
			</Part>
			<Part title={t("curriculum.inspector.place")}>
				<ChangeForm fields={{ intent: "place", lesson: key }} className="grid gap-3">
					<PlaceSelect lesson={key} id="lesson-place" />
					<Button type="submit" variant="secondary" className="justify-self-start">
						{t("curriculum.move.button")}
					</Button>
				</ChangeForm>
				<div className="mt-3 flex flex-wrap gap-3">
					{up ? (
						<Deed fields={{ intent: "place", lesson: key, place: writePlace(up) }}>{t("curriculum.menu.up")}</Deed>
					) : null}
					{down ? (
						<Deed fields={{ intent: "place", lesson: key, place: writePlace(down) }}>{t("curriculum.menu.down")}</Deed>
					) : null}
				</div>
			</Part>
			<Part title={t("curriculum.inspector.more")}>
				<div className="flex flex-wrap gap-3">
					<Deed fields={{ intent: "duplicate", lesson: key }}>{t("curriculum.menu.duplicate")}</Deed>
					<Deed fields={{ intent: "retireLesson", lesson: key }} onSaved={() => focusSoon(`removed-lesson-${key}`)}>
						{t("curriculum.menu.retire")}
					</Deed>
				</div>
			</Part>
		</Sheet>
	);
}

export function ModuleInspector({ module, at }: { module: ShownModule; at: number }) {
	const { t } = useTranslation("course-editor");
	const { page, order, answer } = useCurriculum();
	const { key } = module;
	const typed = answer?.typed.intent === "saveModule" ? answer.typed : null;
	const language = nameOf(module.titleLanguage);
	const place = (to: number) => ({ intent: "placeModule", module: key, at: String(to) });
	return (
		<Sheet kind="module" name={t("curriculum.inspector.module", { number: at + 1 })} title={module.title}>
			<ChangeForm key={key} fields={{ intent: "saveModule", module: key }} className="grid gap-5">
				<TextField
					id="module-title"
					name="title"
					label={t("curriculum.inspector.titleIn", { language })}
					lang={module.titleLanguage}
					defaultValue={typed?.title ?? module.title}
					required
					maxLength={page.longest.title}
				/>
				<TextArea
					id="module-summary"
					name="summary"
					label={t("curriculum.inspector.summaryIn", { language })}
					lang={module.titleLanguage}
					defaultValue={typed?.summary ?? module.summary}
					maxLength={page.longest.summary}
				/>
				<Button type="submit" className="justify-self-start">
					{t("curriculum.inspector.save")}
				</Button>
			</ChangeForm>
			<Part title={t("curriculum.inspector.more")}>
				<div className="flex flex-wrap gap-3">
					{at > 0 ? <Deed fields={place(at - 1)}>{t("curriculum.menu.up")}</Deed> : null}
					{at < order.length - 1 ? <Deed fields={place(at + 1)}>{t("curriculum.menu.down")}</Deed> : null}
					<Deed fields={{ intent: "retireModule", module: key }} onSaved={() => focusSoon(`removed-module-${key}`)}>
						{t("curriculum.menu.retire")}
					</Deed>
				</div>
			</Part>
		</Sheet>
	);
}

type SheetProps = { kind: "lesson" | "module"; name: string; title: string; children: ReactNode };

function Sheet({ kind, name, title, children }: SheetProps) {
	const { t } = useTranslation("course-editor");
	const { page, isLive, changes } = useCurriculum();
	const isFailed = changes.failed !== null && changes.failed.form[kind] === page.chosen[kind];
	const heading = useRef<HTMLHeadingElement>(null);
	const chosen = page.chosen[kind];
	// Not for an address that is opened with a lesson in it.
	const shown = useRef(isLive ? null : chosen);
	useEffect(() => {
		if (shown.current === chosen) return;
		shown.current = chosen;
		heading.current?.focus({ preventScroll: true });
	}, [chosen]);
	return (
		<aside
			aria-labelledby="inspector-title"
			className="max-xl:fixed max-xl:inset-0 max-xl:z-40 max-xl:overflow-y-auto max-xl:bg-surface max-xl:px-(--gutter) max-xl:py-6 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:w-74 xl:self-start xl:overflow-y-auto xl:rounded-card xl:border xl:border-line-strong xl:bg-surface-raised xl:p-5"
		>
			<div className="mx-auto max-w-120">
				<div className="mb-5 flex items-start gap-3">
					<h2 ref={heading} id="inspector-title" tabIndex={-1} className="min-w-0 grow">
						<span className="block text-step-1 text-ink-muted">{name}</span>
						<span className="font-serif text-step-3 wrap-anywhere">
							{title || t(kind === "lesson" ? "lesson.untitled" : "curriculum.untitledModule")}
						</span>
					</h2>
					<IconLink
						to={`?#${kind}-${chosen}`}
						preventScrollReset
						label={t("curriculum.inspector.close")}
						className="-mt-2 -mr-2"
					>
						<X className="size-5" />
					</IconLink>
				</div>
				{isFailed ? (
					// Wider screens mark it in the list.
					<div className="mb-5 xl:hidden">
						<FailedChange />
					</div>
				) : null}
				{children}
			</div>
		</aside>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="mt-6 border-t border-line pt-5">
			<h3 className="mb-2 text-label font-strong">{title}</h3>
			{children}
		</section>
	);
}

type DeedProps = { fields: Readonly<Record<string, string>>; onSaved?: () => void; children: ReactNode };

/** One press, one change. */
function Deed({ fields, onSaved, children }: DeedProps) {
	return (
		<ChangeForm fields={fields} onSaved={onSaved}>
			<Button type="submit" variant="secondary" size="sm">
				{children}
			</Button>
		</ChangeForm>
	);
}

const nameOf = (language: Language) => LANGUAGES.find(({ code }) => code === language)?.name ?? language;
