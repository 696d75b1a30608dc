import { useLocation, useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ErrorKind } from "#app/features/operations/error-reporting/error-kind.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { ErrorCard } from "#app/ui/states/error-card.tsx";
import { canRetry, MAX_RETRIES } from "./retries";

type Props = {
	kind: ErrorKind;
	errorId: string;
	retries: number;
	onRetry: () => void;
	isRetrying?: boolean;
	notice?: string;
	headingLevel?: 1 | 2 | 3;
};

/** Error card. Its links work without JavaScript. */
export function FailureCard({ kind, errorId, retries, onRetry, isRetrying = false, notice, headingLevel = 2 }: Props) {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	const mayRetry = canRetry(retries);

	return (
		<ErrorCard
			headingLevel={headingLevel}
			title={t(`failures.${kind}.title`)}
			actions={
				<>
					<Button onClick={onRetry} pending={isRetrying} disabled={!mayRetry}>
						{mayRetry ? t("tryAgain") : t("failures.maxRetries")}
					</Button>
					<LinkButton variant="secondary" to={pathname + search} reloadDocument>
						{t("refreshPage")}
					</LinkButton>
					<LinkButton variant="secondary" to="/" reloadDocument>
						{t("goHome")}
					</LinkButton>
					<Button variant="quiet" onClick={() => navigate(-1)}>
						{t("goBack")}
					</Button>
				</>
			}
			footnote={
				<>
					{t("failures.errorId", { id: errorId })}
					{retries > 0 ? ` · ${t("failures.attempt", { number: retries, max: MAX_RETRIES })}` : null}
				</>
			}
		>
			<p>{t(`failures.${kind}.text`)}</p>
			{notice ? <p className="mt-1">{notice}</p> : null}
		</ErrorCard>
	);
}
