import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { Link } from "#app/ui/link.tsx";
import { ResultNotice } from "#app/ui/toast/result-notice.tsx";
import { IncidentForm } from "./incident-form";
import { Incident } from "./incident-list";
import type { IncidentView } from "./incident-view";

type Props = {
	incidents: readonly IncidentView[];
	done: "opened" | "updated" | null;
	reply: FormReply | undefined;
};

export function IncidentsPage({ incidents, done, reply }: Props) {
	const { t } = useTranslation("status");
	return (
		<>
			{done ? (
				<ResultNotice tone="success" className="mb-8">
					{t(`admin.${done}`)}
				</ResultNotice>
			) : null}
			<p className="max-w-[42rem] text-ink-muted">{t("admin.lede")}</p>
			<section aria-labelledby="new-incident" className="mt-8">
				<h2 id="new-incident" className="mb-4 text-step-3">
					{t("admin.new")}
				</h2>
				<IncidentForm reply={reply} />
			</section>
			<section aria-labelledby="incident-list" className="mt-14">
				<h2 id="incident-list" className="text-step-3">
					{t("admin.list")}
				</h2>
				{incidents.length === 0 ? <p className="mt-3 text-ink-muted">{t("admin.empty")}</p> : null}
				<ul className="mt-5 grid gap-10">
					{incidents.map((incident) => (
						<li key={incident.id}>
							<Incident incident={incident} />
							<Link to={`/admin/incidents/${incident.id}`} className="link mt-3 inline-flex min-h-11 items-center">
								{t("admin.edit")}
							</Link>
						</li>
					))}
				</ul>
			</section>
		</>
	);
}
