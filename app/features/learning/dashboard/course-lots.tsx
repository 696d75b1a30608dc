import { useTranslation } from "react-i18next";
import { type LotState, Lots } from "#app/ui/figures/lots.tsx";

type Props = { lots: LotState[][]; completed: number; required: number; className?: string };

export function CourseLots({ lots, completed, required, className }: Props) {
	const { t } = useTranslation("dashboard");
	return <Lots modules={lots} label={t("lots", { done: completed, count: required })} className={className} />;
}
