import { isRouteErrorResponse, useParams, useRouteError } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { reportError } from "#app/features/operations/error-reporting/report-error.ts";
import { PageError } from "#app/features/site/error-pages/page-error.tsx";
import { PageTitle } from "#app/features/site/error-pages/page-title.tsx";
import { canRetry } from "#app/features/site/error-pages/retries.ts";
import { useRouteErrorId, useRouteRetry } from "#app/features/site/error-pages/use-route-retry.ts";
import { Button } from "#app/ui/button.tsx";
import { SerialForm } from "./serial-form";
import { VerdictSquare } from "./verify-page";

export function VerifyError() {
	const error = useRouteError();
	const isRefused = isRouteErrorResponse(error) && error.status < 500;
	return isRefused ? <PageError /> : <VerifyUnreachable error={error} />;
}

function VerifyUnreachable({ error }: { error: unknown }) {
	const { t } = useTranslation(["certificates", "common"]);
	const { serial = "" } = useParams();
	const errorId = useRouteErrorId();
	const { retries, retry, isRetrying } = useRouteRetry();
	useEffect(() => {
		// The server already knows its own deliberate answers.
		if (!isRouteErrorResponse(error)) reportError(error, { source: "route", kind: "page", errorId });
	}, [error, errorId]);

	return (
		<div
			data-error-id={errorId}
			className="container-page grid gap-x-18 gap-y-8 pt-8 md:pt-12 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]"
		>
			<PageTitle>{t("verify.unreachable")}</PageTitle>
			<div className="grid content-start gap-8">
				<header className="flex gap-4">
					<VerdictSquare verdict="unreachable" />
					<h1 className="min-w-0 font-serif text-step-5 md:text-step-6">{t("verify.unreachable")}</h1>
				</header>
				<div role="alert">
					<p className="max-w-136 text-step-2">{t("verify.unreachableText")}</p>
					<p className="mt-4 font-mono text-label [overflow-wrap:anywhere]">{serial.slice(0, 80)}</p>
				</div>
				<div>
					<Button onClick={retry} pending={isRetrying} disabled={!canRetry(retries)}>
						{t(canRetry(retries) ? "common:tryAgain" : "common:failures.maxRetries")}
					</Button>
					<p className="mt-4 text-step-1 text-ink-subtle">{t("common:failures.errorId", { id: errorId })}</p>
				</div>
			</div>
			<aside>
				<section className="border-t border-line pt-5">
					<SerialForm label={t("verify.another")} />
				</section>
			</aside>
		</div>
	);
}
