import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { IncidentForm } from "./incident-form";
import { Incident } from "./incident-list";
import type { IncidentPageData } from "./status-pages-data.server";

type Props = Pick<IncidentPageData, "incident" | "titles"> & { reply: FormReply | undefined };

export function IncidentPage({ incident, titles, reply }: Props) {
	const { t } = useTranslation("status");
	const { id, revision, impact, state } = incident;
	return (
		<>
			<h2 className="mb-4 text-step-3">{t("admin.update")}</h2>
			<IncidentForm incident={{ id, revision, impact, state, titles }} reply={reply} />
			<div className="mt-14">
				<Incident incident={incident} />
			</div>
		</>
	);
}
