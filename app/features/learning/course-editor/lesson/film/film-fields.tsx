import { useTranslation } from "react-i18next";
import { SelectField, TextArea, TextField } from "#app/ui/form/field.tsx";
import { Globe } from "#app/ui/icons.tsx";
import { useLazyComponent } from "#app/ui/use-lazy-component.ts";
import { LONGEST_FILM_SECONDS } from "../../parts/lengths";
import type { LessonTyping } from "../lesson-typing";
import type { FilmChoice } from "./film-choice.server";
import { filmSource } from "./film-source";
import { FilmUpload } from "./film-upload";

type Props = {
	courseId: number;
	choice: FilmChoice;
	typed: LessonTyping;
	language: string;
	onChange: (part: Partial<LessonTyping>) => void;
};

/** The film of a lesson: which it is, how much of it counts as watched, its captions and its chapters. */
export function FilmFields({ courseId, choice, typed, language, onChange }: Props) {
	const { t } = useTranslation("lesson-film");
	const Studio = useLazyComponent(true, loadStudio);
	const { film, seconds } = typed;
	const src = film ? filmSource(film, choice) : null;
	const isListed = film === "" || choice.films.some(({ named }) => named === film);

	function onLength(length: number) {
		if (seconds === "") onChange({ seconds: String(Math.max(1, Math.round(length))) });
	}

	return (
		<section aria-labelledby="film" className="relative grid shrink-0 gap-4 border-b border-line px-4 py-4">
			<div>
				<h2 id="film" className="text-label font-strong">
					{t("title")}
				</h2>
				<p className="mt-1 flex items-center gap-1.5 text-step-1 text-ink-muted">
					<Globe className="size-3.5 shrink-0" />
					{t("shared")}
				</p>
			</div>
			<div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
				<SelectField
					label={t("choose")}
					name="film"
					className="min-w-0 max-sm:col-span-2"
					value={film}
					onChange={({ target }) => onChange({ film: target.value, seconds: "" })}
				>
					<option value="">{t("none")}</option>
					{isListed ? null : <option value={film}>{t("chosen")}</option>}
					{choice.films.map(({ named, name }) => (
						<option key={named} value={named}>
							{name}
						</option>
					))}
				</SelectField>
				<TextField
					label={t("seconds")}
					name="seconds"
					type="number"
					inputMode="numeric"
					min={1}
					max={LONGEST_FILM_SECONDS}
					value={seconds}
					onChange={({ target }) => onChange({ seconds: target.value })}
					className="sm:w-32"
				/>
				<TextField
					label={t("share")}
					name="share"
					type="number"
					inputMode="numeric"
					min={1}
					max={100}
					value={typed.share}
					onChange={({ target }) => onChange({ share: target.value })}
					after="%"
					className="sm:w-32"
				/>
			</div>
			<FilmUpload courseId={courseId} onSent={(named) => onChange({ film: named, seconds: "" })} />
			<div id="field-captions" tabIndex={-1} className="outline-none noscript:hidden">
				{Studio ? (
					<Studio
						key={src}
						src={src}
						isChosen={film !== ""}
						shipped={choice.shipped?.named === film ? choice.shipped : null}
						typed={typed}
						language={language}
						onChange={onChange}
						onLength={onLength}
					/>
				) : (
					<p className="min-h-40 text-label text-ink-muted">{t("loading")}</p>
				)}
			</div>
			<div className="hidden gap-4 noscript:grid">
				<TextArea
					label={t("captions.title")}
					help={t("captions.plain")}
					name="captions"
					id="plain-captions"
					lang={language}
					rows={8}
					value={typed.captions}
					onChange={({ target }) => onChange({ captions: target.value })}
				/>
				<TextArea
					label={t("chapters.title")}
					help={t("chapters.plain")}
					name="chapters"
					id="plain-chapters"
					lang={language}
					value={typed.chapters}
					onChange={({ target }) => onChange({ chapters: target.value })}
				/>
			</div>
		</section>
	);
}

const loadStudio = () => import("./film-studio").then(({ FilmStudio }) => FilmStudio);
