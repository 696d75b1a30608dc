import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import type { PersonResult } from "./do-to-people.server";

export function BulkResults({ said }: { said: PersonResult[] }) {
	const { t } = useTranslation("people");
	const isRefused = said.some((one) => "refused" in one.said);
	return (
		<ResultNotice
			tone={isRefused ? "warning" : "success"}
			title={t("bulk.said", { count: said.length })}
			className="mb-6"
		>
			<ul className="mt-2 grid gap-1">
				{said.map(({ id, name, said: outcome }) => (
					<li key={id}>
						<Link to={`/admin/users/${id}`} className="link">
							{name}
						</Link>
						{": "}
						{"done" in outcome ? t(`done.${outcome.done}`) : t(`refused.${outcome.refused}`)}
					</li>
				))}
			</ul>
		</ResultNotice>
	);
}
