import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";

export type SoldProducts = Record<"plans" | "courses", { id: number; title: string }[]>;

type Props = {
	thing: { kind: "course" | "plan" | "all"; number: number };
	sold: SoldProducts;
	/** The name at the time of purchase, if known. */
	name?: string;
};

/** Falls back to the id when the product is no longer sold. */
export function SoldLink({ thing: { kind, number }, sold, name }: Props) {
	const { t } = useTranslation("orderdesk");
	if (kind === "all") return <>{t("things.all")}</>;
	const found = sold[kind === "plan" ? "plans" : "courses"].find(({ id }) => id === number);
	const words = name ?? found?.title ?? t(`things.${kind}`, { number });
	if (!found) return <>{words}</>;
	return (
		<Link to={kind === "plan" ? `/admin/plans/${number}` : `/courses/${number}`} className="link wrap-anywhere">
			{words}
		</Link>
	);
}
