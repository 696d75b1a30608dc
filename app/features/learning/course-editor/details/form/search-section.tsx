import { useTranslation } from "react-i18next";
import type { CourseWords } from "../course-details";
import type { DetailsView } from "../details-page-data.server";
import { SEARCH_WIDTH } from "../search-width";
import { BesideEnglish } from "./beside-english";
import { DetailsSection } from "./details-section";
import { MeteredField } from "./metered-field";

type Props = { page: Pick<DetailsView, "language" | "english">; words: CourseWords };

/** What search engines and shared links say instead of title and summary. */
export function SearchSection({ page: { language, english }, words }: Props) {
	const { t } = useTranslation("course-editor");
	return (
		<DetailsSection title={t("details.search.title")} text={t("details.search.text")} isWide={english !== null}>
			<BesideEnglish english={english?.searchTitle ?? null}>
				<MeteredField
					id="field-searchTitle"
					name="searchTitle"
					label={t("fields.searchTitle")}
					defaultValue={words.searchTitle}
					lang={language}
					limit={SEARCH_WIDTH.searchTitle}
					tooWide={t("details.cutOff")}
				/>
			</BesideEnglish>
			<BesideEnglish english={english?.searchDescription ?? null}>
				<MeteredField
					id="field-searchDescription"
					name="searchDescription"
					label={t("fields.searchDescription")}
					defaultValue={words.searchDescription}
					lang={language}
					limit={SEARCH_WIDTH.searchDescription}
					tooWide={t("details.cutOff")}
					isLong
				/>
			</BesideEnglish>
		</DetailsSection>
	);
}
