import { useTranslation } from "react-i18next";
import { EmailAddress } from "#app/ui/text/email-address.tsx";
import type { OverviewData } from "./overview-data";

export function Newcomers({ newcomers }: Pick<OverviewData, "newcomers">) {
	const { t } = useTranslation("admin");
	return (
		<section aria-labelledby="newcomers">
			<h2 id="newcomers" className="font-serif text-step-4">
				{t("newcomers.title")}
			</h2>
			<ul className="mt-4 divide-y divide-line border-t border-line">
				{newcomers.map(({ id, name, email, role, country, registeredAt, instant }) => (
					<li key={id} className="py-2.5">
						<p className="flex flex-wrap items-baseline justify-between gap-x-4">
							<span className="min-w-0 text-ui font-strong">{name}</span>
							<time dateTime={instant} className="text-step-1 text-ink-subtle">
								{registeredAt}
							</time>
						</p>
						<p className="text-step-1 break-words text-ink-muted">
							<EmailAddress of={email} />
						</p>
						<p className="text-step-1 text-ink-subtle">{[t(`roles.${role}`), country].filter(Boolean).join(" · ")}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
