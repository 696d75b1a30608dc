import { useTranslation } from "react-i18next";
import { Languages } from "#app/ui/icons.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { LessonPageData } from "./lesson-page-data.server";

export function LessonNotices({ room }: { room: LessonPageData }) {
	const { t } = useTranslation("lesson");
	const { t: common } = useTranslation();
	const { course, lesson, quiz, reader } = room;
	const isInEnglish =
		lesson.titleInEnglish || lesson.bodyInEnglish || quiz?.questions.some(({ promptInEnglish }) => promptInEnglish);

	return (
		<div className="mt-6 grid gap-4 empty:hidden print:hidden">
			{reader === "preview" ? (
				<Notice
					title={t("preview.title")}
					actions={
						<Link to={`/courses/${course.id}`} className="link">
							{t("preview.enroll")}
						</Link>
					}
				>
					<p>{t("preview.text")}</p>
				</Notice>
			) : null}
			{reader === "instructor" || reader === "admin" ? <Notice>{t(`reader.${reader}Note`)}</Notice> : null}
			{isInEnglish ? (
				<p className="flex items-center gap-2 text-label text-ink-muted">
					<Languages className="size-4" />
					{common("shownInEnglish")}
				</p>
			) : null}
		</div>
	);
}
