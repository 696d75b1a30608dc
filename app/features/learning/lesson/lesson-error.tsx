import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Brand } from "../../../ui/brand-mark";
import { LinkButton } from "../../../ui/button";
import { ErrorCard } from "../../../ui/error-card";
import { Link } from "../../../ui/link";
import { PageError } from "../../navigation/page-error";

/** What stands in the place of a lesson that could not be shown. The page has no header of the site, hence the brand. */
export function LessonError() {
	const { t } = useTranslation();
	const error = useRouteError();
	const isExpected = isRouteErrorResponse(error) && error.status < 500;

	return (
		<>
			<header className="flex h-15 items-center border-b border-line px-5">
				<Link to="/" aria-label={t("brand")} className="flex min-h-11 items-center">
					<Brand />
				</Link>
			</header>
			{isExpected ? <PageError /> : <Broken />}
		</>
	);
}

function Broken() {
	const { t } = useTranslation("lesson");
	const { t: common } = useTranslation();

	return (
		<div className="container-reading py-16">
			<ErrorCard
				headingLevel={1}
				title={t("error.title")}
				actions={
					<>
						<LinkButton to="" reloadDocument>
							{common("tryAgain")}
						</LinkButton>
						<LinkButton to="/courses" variant="secondary">
							{common("notFound.courses")}
						</LinkButton>
					</>
				}
			>
				{t("error.text")}
			</ErrorCard>
		</div>
	);
}
