import { useTranslation } from "react-i18next";
import { Brand } from "../../../ui/brand-mark";
import { Link } from "../../../ui/link";
import { PageError } from "../../failures/page-error";

/** What stands in the place of a lesson that could not be shown. The page has no header of the site, hence the brand. */
export function LessonError() {
	const { t } = useTranslation();
	return (
		<>
			<header className="flex h-15 items-center border-b border-line px-5">
				<Link to="/" aria-label={t("brand")} className="flex min-h-11 items-center">
					<Brand />
				</Link>
			</header>
			<PageError />
		</>
	);
}
