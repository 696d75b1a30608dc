import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import type { FactorsView } from "./factors-view";

export function FactorSection({ factors: { authenticatorOn, codesLeft, passkeys } }: { factors: FactorsView }) {
	const { t } = useTranslation("factors");
	const isOn = authenticatorOn !== null || passkeys.length > 0;
	return (
		<>
			<SplitSection
				title={t("section.title")}
				text={t("section.text")}
				state={<Badge tone={isOn ? "success" : "warning"}>{t(isOn ? "section.on" : "section.off")}</Badge>}
			>
				<Row
					title={t("section.authenticator")}
					text={
						authenticatorOn ? t("section.authenticatorOn", { date: authenticatorOn }) : t("section.authenticatorOff")
					}
					link={{
						to: "/settings/security/authenticator",
						label: t(authenticatorOn ? "section.change" : "section.setUp"),
						isFirst: !isOn,
					}}
				/>
				{isOn ? (
					<Row
						title={t("section.codes")}
						text={t("section.codesLeft", { count: codesLeft })}
						link={{ to: "/settings/security/recovery-codes", label: t("section.makeNew") }}
					/>
				) : null}
			</SplitSection>
			<SplitSection title={t("passkeys.title")} text={t("passkeys.text")}>
				{passkeys.map(({ id, name, facts }) => (
					<Row key={id} title={name} text={facts} />
				))}
				<LinkButton to="/settings/security/passkeys" variant="secondary" className={passkeys.length > 0 ? "mt-4" : ""}>
					{t(passkeys.length > 0 ? "passkeys.manage" : "passkeys.add")}
				</LinkButton>
			</SplitSection>
		</>
	);
}

type RowProps = { title: string; text: string; link?: { to: string; label: string; isFirst?: boolean } };

function Row({ title, text, link }: RowProps) {
	return (
		<div className="flex flex-wrap items-center gap-4 border-b border-line py-4 first:pt-1 last:border-b-0">
			<div className="min-w-0 grow">
				<p className="text-ui font-strong">{title}</p>
				<p className="text-step-1 text-ink-muted">{text}</p>
			</div>
			{link ? (
				<LinkButton to={link.to} variant={link.isFirst ? "primary" : "secondary"} size="sm">
					{link.label}
					<span className="sr-only">
						<Colon />
						{title}
					</span>
				</LinkButton>
			) : null}
		</div>
	);
}
