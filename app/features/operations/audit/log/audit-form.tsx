import type { ChangeEvent, ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { useListForm } from "#app/shared/lists/use-list-form.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { FilterDisclosure } from "#app/ui/data-table/filter-disclosure.tsx";
import { FilterForm } from "#app/ui/data-table/filter-form.tsx";
import { useSearchValue } from "#app/ui/data-table/use-search-value.ts";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { Download } from "#app/ui/icons.tsx";
import { AUDIT_LOG, type AuditQuery } from "./audit-query";

type Props = { query: AuditQuery; deeds: readonly { name: string; label: string }[] };

/** Filters the audit log: a choice and a day are applied at once, a text with Enter or when its field is left. */
export function AuditForm({ query, deeds }: Props) {
	const { t } = useTranslation(["admin", "lists"]);
	const { form, action, isPending, onSubmit, send, sendSoon } = useListForm({ ...AUDIT_LOG, query });
	const { deed, actor, subject, from, to } = query.filters;
	const day = {
		type: "date",
		// Rejects years that are still being typed.
		min: "2000-01-01",
		onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
			if (target.validity.valid) sendSoon();
		},
		className: "min-w-0 @min-[43rem]/form:w-44",
	};
	const count = Object.values(query.filters).filter((value) => value !== null).length;
	return (
		<div className="mb-6 flex flex-wrap items-end gap-3">
			<FilterForm
				form={form}
				action={action}
				onSubmit={onSubmit}
				isPending={isPending}
				className="basis-full"
				formClassName="flex-wrap items-end"
			>
				<FilterDisclosure label={t("lists:filters")} count={count}>
					<SelectField
						key={`deed ${deed}`}
						name="deed"
						label={t("audit.deed")}
						defaultValue={deed ?? ""}
						onChange={send}
						className="min-w-0 @min-[43rem]/form:w-56"
					>
						<option value="">{t("audit.allDeeds")}</option>
						{deeds.map(({ name, label }) => (
							<option key={name} value={name}>
								{label}
							</option>
						))}
					</SelectField>
					<Field
						name="actor"
						label={t("audit.actorWho")}
						value={actor}
						onBlur={send}
						className="min-w-0 @min-[43rem]/form:w-64"
					/>
					<Field
						name="subject"
						label={t("audit.subjectWho")}
						value={subject}
						onBlur={send}
						className="min-w-0 @min-[43rem]/form:w-64"
					/>
					<Field name="from" label={t("audit.from")} value={from} {...day} />
					<Field name="to" label={t("audit.to")} value={to} {...day} />
					<noscript>
						<Button type="submit" variant="secondary">
							{t("lists:show")}
						</Button>
					</noscript>
				</FilterDisclosure>
			</FilterForm>
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

type FieldProps = Omit<ComponentProps<typeof TextField>, "ref" | "value" | "defaultValue"> & { value: string | null };

function Field({ value, ...props }: FieldProps) {
	const field = useSearchValue(value ?? "");
	return <TextField ref={field} defaultValue={value ?? ""} {...props} />;
}
