import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "../../ui/button";

/**
 * What a page shows instead of itself: a designed "not found", "not open to you",
 * or the page error of the specification. Exported by every route as its `ErrorBoundary`.
 */
export function PageError() {
	const { t } = useTranslation();
	const error = useRouteError();
	const status = isRouteErrorResponse(error) ? error.status : 500;
	const kind = status === 404 ? "notFound" : status === 403 ? "forbidden" : "pageError";

	return (
		<div className="container-page py-18 md:py-28">
			<p className="font-serif text-step-4 text-accent-text tabular">{status}</p>
			<h1 className="mt-2 max-w-160 font-serif text-step-6">{t(`${kind}.title`)}</h1>
			<p className="mt-4 max-w-140 text-step-3 text-ink-muted">{t(`${kind}.text`)}</p>
			<div className="mt-8 flex flex-wrap gap-3">
				{kind === "pageError" ? (
					<LinkButton to="" reloadDocument>
						{t("tryAgain")}
					</LinkButton>
				) : (
					<LinkButton to="/courses">{t("notFound.courses")}</LinkButton>
				)}
				<LinkButton to="/" variant="secondary">
					{t("goHome")}
				</LinkButton>
			</div>
		</div>
	);
}
