import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button, LinkButton } from "../../../ui/button";
import { SelectField, TextField } from "../../../ui/form/field";
import { Download } from "../../../ui/icons";
import { DEEDS } from "../../audit/deeds";
import { activityKey } from "../overview/activity-key";
import { AUDIT_LOG, type AuditQuery } from "./audit-query";

/**
 * Asks the audit log: a plain form whose answer is an address. On a phone its fields stand in two columns where a date
 * has room in half of the width, else one below the other.
 */
export function AuditForm({ query }: { query: AuditQuery }) {
	const { t } = useTranslation("admin");
	const { deed, actor, subject, from, to } = query.filters;
	return (
		<Form
			method="get"
			role="search"
			className="mb-6 flex flex-wrap items-end gap-4 max-md:grid max-md:grid-cols-[repeat(auto-fit,minmax(max(10rem,40%),1fr))]"
		>
			<SelectField
				key={`deed ${deed}`}
				name="deed"
				label={t("audit.deed")}
				defaultValue={deed ?? ""}
				className="min-w-0 max-md:col-span-full"
			>
				<option value="">{t("audit.allDeeds")}</option>
				{Object.keys(DEEDS).map((name) => (
					<option key={name} value={name}>
						{t(`activity.${activityKey(name)}`, { name: "…" })}
					</option>
				))}
			</SelectField>
			<Text name="actor" label={t("audit.actorWho")} value={actor} />
			<Text name="subject" label={t("audit.subjectWho")} value={subject} />
			<Text name="from" label={t("audit.from")} value={from} type="date" />
			<Text name="to" label={t("audit.to")} value={to} type="date" />
			<Button type="submit" variant="secondary" className="max-md:col-span-full">
				{t("audit.show")}
			</Button>
			{AUDIT_LOG.isNarrowed(query) ? (
				<LinkButton to={AUDIT_LOG.path} variant="quiet">
					{t("audit.all")}
				</LinkButton>
			) : null}
			<LinkButton
				to={`/admin/audit.csv${AUDIT_LOG.exportSearch(query)}`}
				reloadDocument
				variant="secondary"
				className="max-md:col-span-full"
			>
				<Download className="size-4" />
				{t("audit.export")}
			</LinkButton>
		</Form>
	);
}

type TextProps = {
	name: string;
	label: string;
	value: string | null;
	type?: "date";
};

/** The address wins over what stands in the field, also when somebody goes back. */
function Text({ value, ...rest }: TextProps) {
	return <TextField key={`${rest.name} ${value}`} defaultValue={value ?? ""} className="min-w-0 md:w-44" {...rest} />;
}
