import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/field.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";

type Props = {
	assigneeId: number | null;
	staff: { id: number; name: string }[];
	readerId: number;
	ticketName: string;
};

/** Sends the current assignee, so that of two who take a ticket one is refused. */
export function AssignForm({ assigneeId, staff, readerId, ticketName }: Props) {
	const { t } = useTranslation("desk");
	const from = <input type="hidden" name="from" value={assigneeId ?? ""} />;
	return (
		<div className="grid justify-items-start gap-3">
			<Form method="post" className="flex flex-wrap items-end gap-3" preventScrollReset>
				{from}
				<SelectField name="to" label={t("ticket.assignTo")} defaultValue={assigneeId ?? ""}>
					<option value="">{t("assignee.nobody")}</option>
					{staff.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</SelectField>
				<Button type="submit" name="intent" value="assign" variant="secondary">
					{t("ticket.assign")}
				</Button>
			</Form>
			{assigneeId === null ? (
				<Form method="post" preventScrollReset>
					{from}
					<input type="hidden" name="to" value={readerId} />
					<Button type="submit" name="intent" value="assign" variant="secondary" size="sm">
						{t("ticket.take")}
						<VisuallyHidden>
							<Colon />
							{ticketName}
						</VisuallyHidden>
					</Button>
				</Form>
			) : null}
		</div>
	);
}
