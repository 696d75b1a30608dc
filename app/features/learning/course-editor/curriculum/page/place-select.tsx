import { useTranslation } from "react-i18next";
import { SelectField } from "#app/ui/form/field.tsx";
import { placeOf, withoutLesson, writePlace } from "../curriculum";
import { numberOf, useCurriculum } from "./curriculum-context";

/** All places of the course, for a lesson that is moved without dragging. */
export function PlaceSelect({ lesson, id }: { lesson: string; id: string }) {
	const { t } = useTranslation("course-editor");
	const { order, modules, lessons } = useCurriculum();
	const now = placeOf(order, lesson);
	const nowPlace = now ? writePlace(now) : "";
	return (
		<SelectField key={nowPlace} id={id} name="place" label={t("curriculum.move.label")} defaultValue={nowPlace}>
			{withoutLesson(order, lesson).map((module) => {
				const title = modules.get(module.key)?.title || t("curriculum.untitledModule");
				const places = [
					t("curriculum.move.first", { module: title }),
					...module.lessons.map((key) =>
						t("curriculum.move.after", {
							number: numberOf(order, key),
							title: lessons.get(key)?.title || t("lesson.untitled"),
						}),
					),
				];
				return (
					<optgroup key={module.key} label={title}>
						{places.map((words, at) => {
							const place = writePlace({ module: module.key, at });
							return (
								<option key={place} value={place}>
									{place === nowPlace ? t("curriculum.move.now", { place: words }) : words}
								</option>
							);
						})}
					</optgroup>
				);
			})}
		</SelectField>
	);
}
