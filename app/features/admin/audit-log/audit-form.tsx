import { useTranslation } from "react-i18next";
import { useListForm } from "../../../shared/lists/use-list-form";
import { Button, LinkButton } from "../../../ui/button";
import { FilterFold } from "../../../ui/data-table/filter-fold";
import { useSearchValue } from "../../../ui/data-table/use-search-value";
import { SelectField, TextField } from "../../../ui/form/field";
import { Download } from "../../../ui/icons";
import { DEEDS } from "../../audit/deeds";
import { activityKey } from "../overview/activity-key";
import { AUDIT_LOG, type AuditQuery } from "./audit-query";

/** Asks the audit log: a choice and a day are applied at once, a text with Enter or when its field is left. */
export function AuditForm({ query }: { query: AuditQuery }) {
	const { t } = useTranslation(["admin", "lists"]);
	const { form, action, isPending, onSubmit, send, sendSoon } = useListForm({ ...AUDIT_LOG, query });
	const { deed, actor, subject, from, to } = query.filters;
	const count = Object.values(query.filters).filter((value) => value !== null).length;
	return (
		<div className="mb-6 flex flex-wrap items-end gap-3">
			<search className="@container/form min-w-0 grow basis-full">
				<form
					ref={form}
					method="get"
					action={action}
					onSubmit={onSubmit}
					aria-busy={isPending}
					className="relative flex flex-wrap items-end gap-2"
				>
					<FilterFold label={t("lists:filters")} count={count}>
						<SelectField
							key={`deed ${deed}`}
							name="deed"
							label={t("audit.deed")}
							defaultValue={deed ?? ""}
							onChange={send}
							className="min-w-0 @min-[43rem]/form:w-56"
						>
							<option value="">{t("audit.allDeeds")}</option>
							{Object.keys(DEEDS).map((name) => (
								<option key={name} value={name}>
									{t(`activity.${activityKey(name)}`, { name: "…" })}
								</option>
							))}
						</SelectField>
						<Text name="actor" label={t("audit.actorWho")} value={actor} onLeave={send} />
						<Text name="subject" label={t("audit.subjectWho")} value={subject} onLeave={send} />
						<Day name="from" label={t("audit.from")} value={from} onDay={sendSoon} />
						<Day name="to" label={t("audit.to")} value={to} onDay={sendSoon} />
						<noscript>
							<Button type="submit" variant="secondary">
								{t("lists:show")}
							</Button>
						</noscript>
					</FilterFold>
				</form>
			</search>
			{AUDIT_LOG.isNarrowed(query) ? (
				<LinkButton to={AUDIT_LOG.path} variant="quiet">
					{t("audit.all")}
				</LinkButton>
			) : null}
			<LinkButton to={`/admin/audit.csv${AUDIT_LOG.exportSearch(query)}`} reloadDocument variant="secondary">
				<Download className="size-4" />
				{t("audit.export")}
			</LinkButton>
		</div>
	);
}

type TextProps = { name: string; label: string; value: string | null; onLeave: () => void };

function Text({ name, label, value, onLeave }: TextProps) {
	const field = useSearchValue(value ?? "");
	return (
		<TextField
			ref={field}
			name={name}
			label={label}
			defaultValue={value ?? ""}
			onBlur={onLeave}
			className="min-w-0 @min-[43rem]/form:w-64"
		/>
	);
}

type DayProps = { name: string; label: string; value: string | null; onDay: () => void };

function Day({ name, label, value, onDay }: DayProps) {
	const field = useSearchValue(value ?? "");
	return (
		<TextField
			ref={field}
			name={name}
			label={label}
			type="date"
			// A year that is still being typed is before it.
			min="2000-01-01"
			defaultValue={value ?? ""}
			onChange={(event) => {
				if (event.target.validity.valid) onDay();
			}}
			className="min-w-0 @min-[43rem]/form:w-44"
		/>
	);
}
