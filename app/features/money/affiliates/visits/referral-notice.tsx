import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { SentenceGap } from "#app/ui/text/joining.tsx";

/** Asks for cookie consent where the law requires it. Without JavaScript no cookie is set. */
export function ReferralNotice({ reference }: { reference: string }) {
	const { t } = useTranslation("affiliates");
	const [days, setDays] = useState<number | null>(null);
	useEffect(() => {
		const stop = new AbortController();
		fetch(`/referral?of=${encodeURIComponent(reference)}`, { signal: stop.signal })
			.then((response) => response.json() as Promise<{ asks: boolean; days: number }>)
			.then((answer) => setDays(answer.asks ? answer.days : null))
			// No answer counts as no consent.
			.catch(() => {});
		return () => stop.abort();
	}, [reference]);

	if (days === null) return null;
	const agree = () => {
		setDays(null);
		fetch("/referral", { method: "POST", body: new URLSearchParams({ ref: reference }) }).catch(() => {});
	};
	return (
		<aside
			aria-label={t("consent.label")}
			className="fixed inset-x-4 bottom-4 z-30 mx-auto max-w-140 rounded-card border border-line-strong bg-surface-raised p-5 shadow-float"
		>
			<p className="text-ui">
				{t("consent.text", { count: days })}
				<SentenceGap />
				<Link to="/legal/cookies" className="link">
					{t("consent.more")}
				</Link>
			</p>
			<div className="mt-4 flex flex-wrap gap-3">
				<Button variant="secondary" size="sm" onClick={agree}>
					{t("consent.yes")}
				</Button>
				<Button variant="secondary" size="sm" onClick={() => setDays(null)}>
					{t("consent.no")}
				</Button>
			</div>
		</aside>
	);
}
