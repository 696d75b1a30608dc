import { useTranslation } from "react-i18next";
import { PageError } from "#app/features/site/error-pages/page-error.tsx";
import { Brand } from "#app/ui/brand-mark.tsx";
import { Link } from "#app/ui/link.tsx";

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
