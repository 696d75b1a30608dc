import { useTranslation } from "react-i18next";
import type { Teacher } from "./teacher-view";

type Said = Pick<NonNullable<Teacher["headline"]>, "language" | "foreign">;

/** Names each language in which a teacher's texts are shown instead of the reader's. */
export function ShownIn({ said }: { said: (Said | null)[] }) {
	const { t } = useTranslation(["catalog", "common"]);
	const names = new Map(said.flatMap((one) => (one?.foreign ? [[one.language, one.foreign] as const] : [])));
	return [...names].map(([language, name]) => (
		<p key={language} className="mt-1 text-step-1 text-ink-subtle">
			{language === "en" ? t("common:shownInEnglish") : t("course.shownIn", { language: name })}
		</p>
	));
}
