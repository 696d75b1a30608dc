import { useTranslation } from "react-i18next";
import { SelectField } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/link.tsx";
import { DetailsSection } from "./details-section";

type Props = { courseId: number; film: string; films: readonly { key: string; name: string }[] };

/** Which of the course's films everybody may see on its page. */
export function FilmSection({ courseId, film, films }: Props) {
	const { t } = useTranslation("course-editor");
	const isThere = film === "" || films.some(({ key }) => key === film);
	return (
		<DetailsSection title={t("details.previewFilm.title")} text={t("details.previewFilm.text")} isShared>
			<SelectField id="field-previewFilm" name="previewFilm" label={t("fields.previewFilm")} defaultValue={film}>
				<option value="">{t("details.previewFilm.none")}</option>
				{isThere ? null : <option value={film}>{t("problems.filmGone")}</option>}
				{films.map(({ key, name }) => (
					<option key={key} value={key}>
						{name}
					</option>
				))}
			</SelectField>
			<Link
				to={`/instructor-dashboard/courses/${courseId}/files`}
				className="link inline-flex min-h-11 items-center justify-self-start text-label"
			>
				{t("details.previewFilm.files")}
			</Link>
		</DetailsSection>
	);
}
