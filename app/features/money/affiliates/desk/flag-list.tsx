import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";

export type FlagRow = {
	id: string;
	kind: "sameAccount" | "sameEmail" | "sameCard" | "clickBurst" | "saleBurst";
	subject: string;
	figure: number | null;
	state: "open" | "dismissed" | "confirmed";
	raised: string;
	affiliateId: number;
	name: string | null;
};
type Props = {
	flags: readonly FlagRow[];
	isOfOne?: boolean;
};

/** An affiliate with an open flag is not paid. */
export function FlagList({ flags, isOfOne = false }: Props) {
	const { t } = useTranslation("payouts");
	if (flags.length === 0) return <p className="text-ui text-ink-muted">{t("flags.empty")}</p>;
	return (
		<ul className="divide-y divide-line border-y border-line">
			{flags.map(({ id, kind, subject, figure, state, raised, affiliateId, name }) => (
				<li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
					<div className="min-w-0 text-ui">
						<p className="font-strong">
							{t(`flags.${kind}`)}
							{isOfOne ? null : (
								<>
									{" · "}
									<Link to={`/admin/affiliates/${affiliateId}`} className="link">
										{name ?? t("one.gone")}
									</Link>
								</>
							)}
						</p>
						<p className="text-step-1 text-ink-muted [overflow-wrap:anywhere]">
							{figure === null ? t("flags.order", { subject }) : t("flags.hour", { figure, subject })} · {raised}
						</p>
					</div>
					{state === "open" ? (
						<Form
							method="post"
							action={`/admin/affiliates/${affiliateId}`}
							preventScrollReset={isOfOne}
							className="flex gap-2"
						>
							<input type="hidden" name="intent" value="flag" />
							<input type="hidden" name="flagId" value={id} />
							<Button type="submit" variant="secondary" size="sm" name="state" value="dismissed">
								{t("flags.dismiss")}
							</Button>
							<Button type="submit" variant="danger" size="sm" name="state" value="confirmed">
								{t("flags.confirm")}
							</Button>
						</Form>
					) : (
						<p className="text-step-1 text-ink-muted">{t(`flags.${state}`)}</p>
					)}
				</li>
			))}
		</ul>
	);
}
