import { useTranslation } from "react-i18next";
import { Disclosure } from "#app/ui/disclosure.tsx";

/** As `SKIP_REASONS` of `people/inbox` has them, and what digests add. */
export const EXPLAINED_REASONS = [
	"noAccount",
	"suspended",
	"off",
	"mailOff",
	"digestsOff",
	"gone",
	"read",
	"addressFails",
	"complained",
	"blocked",
	"muted",
	"notAllowed",
	"empty",
	"late",
] as const;

type Props = { skips: readonly { reason: string; count: string }[]; className?: string };

/** Why mails were not sent; nothing where none was skipped. */
export function SkipReasons({ skips, className }: Props) {
	const { t } = useTranslation("deliveries");
	if (skips.length === 0) return null;
	return (
		<Disclosure summary={t("skips.title")} className={className}>
			<dl className="grid max-w-160 text-ui">
				{skips.map(({ reason, count }) => {
					const known = EXPLAINED_REASONS.find((one) => one === reason);
					return (
						<div key={reason} className="flex justify-between gap-6 border-b border-line py-2.5">
							<dt className="min-w-0">{known ? t(`skips.reasons.${known}`) : reason}</dt>
							<dd className="tabular">{count}</dd>
						</div>
					);
				})}
			</dl>
		</Disclosure>
	);
}
