import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";

/** All that is sold, by name. */
export type Sold = Record<"plans" | "courses", { id: number; title: string }[]>;

type Props = {
	thing: { kind: "course" | "plan" | "all"; number: number };
	sold: Sold;
	/** As it was called when it was bought, where that is known. */
	name?: string;
};

/** What an order opens, by its name, with the way to it; by its number where it is sold no more. */
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
