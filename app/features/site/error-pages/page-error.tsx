import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from "@remix-run/react";
import { lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { type ErrorKind, errorKindOf } from "#app/features/operations/error-reporting/error-kind.ts";
import { reportError } from "#app/features/operations/error-reporting/report-error.ts";
import { type NotFound, nearestPagesIn } from "#app/shared/api/not-found.ts";
import { isReadOnly } from "#app/shared/api/read-only-answer.ts";
import { useNameOfPath } from "#app/shared/pages/use-page-name.ts";
import { splitLanguagePrefix } from "#app/shared/words/language-prefix.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { FailureCard } from "./failure-card";
import { isLoadFailure } from "./load-failure";
import { PageTitle } from "./page-title";
import { useRouteErrorId, useRouteRetry } from "./use-route-retry";

/** Error boundary of every route. Course and lesson routes set `handle.errorKind`; a status tells an outage. */
export function PageError({ kind }: { kind?: ErrorKind }) {
	const error = useRouteError();
	const declared = errorKindOf(useMatches());
	const status = isRouteErrorResponse(error) ? error.status : 500;

	if (isRouteErrorResponse(error) && status === 404) return <Missing nearest={nearestPagesIn(error.data)} />;
	if (isRouteErrorResponse(error) && isReadOnly(error.data)) return <Forbidden status={403} reason="looking.refused" />;
	if (status === 403) return <Forbidden status={403} reason="forbidden" />;
	return <Broken kind={status === 503 ? "unavailable" : (kind ?? declared)} error={error} />;
}

/** Lazy, because rarely needed; if it fails to load, the page shows the same as text. */
const NotOnTheMap = lazy(() =>
	import("./not-on-the-map").then(
		(module) => ({ default: module.NotOnTheMap }),
		() => ({ default: () => <Forbidden status={404} reason="notFound" /> }),
	),
);

function Missing({ nearest }: NotFound) {
	const { t } = useTranslation();
	return (
		<>
			<PageTitle>{t("notFound.title")}</PageTitle>
			<Suspense fallback={<Forbidden status={404} reason="notFound" />}>
				<NotOnTheMap nearest={nearest} />
			</Suspense>
		</>
	);
}

function Forbidden({ status, reason }: { status: number; reason: "notFound" | "forbidden" | "looking.refused" }) {
	const { t } = useTranslation();
	return (
		<div className="container-page py-18 md:py-28">
			<PageTitle>{t(`${reason}.title`)}</PageTitle>
			<p className="font-serif text-step-4 text-accent-text tabular">{status}</p>
			<h1 className="mt-2 max-w-160 font-serif text-step-6">{t(`${reason}.title`)}</h1>
			<p className="mt-4 max-w-140 text-step-3 text-ink-muted">{t(`${reason}.text`)}</p>
			<div className="mt-8 flex flex-wrap gap-3">
				<LinkButton to="/courses">{t("notFound.courses")}</LinkButton>
				<LinkButton to="/" variant="secondary">
					{t("goHome")}
				</LinkButton>
			</div>
		</div>
	);
}

function Broken({ kind, error }: { kind: ErrorKind; error: unknown }) {
	const { t } = useTranslation();
	const { pathname } = useLocation();
	const errorId = useRouteErrorId();
	const { retries, retry, isRetrying } = useRouteRetry();

	useEffect(() => {
		// The server already knows its own deliberate answers.
		if (!isRouteErrorResponse(error)) reportError(error, { source: "route", kind, errorId });
	}, [error, kind, errorId]);

	const name = useNameOfPath()(splitLanguagePrefix(pathname).path);
	const notice = isLoadFailure(error) ? t("failures.load", { page: name }) : undefined;

	return (
		<div data-error-id={errorId} className="container-reading py-18 md:py-28">
			<PageTitle>{notice ?? t(`failures.${kind}.title`)}</PageTitle>
			<FailureCard
				headingLevel={1}
				kind={kind}
				errorId={errorId}
				retries={retries}
				isRetrying={isRetrying}
				onRetry={retry}
				notice={notice}
			/>
		</div>
	);
}
