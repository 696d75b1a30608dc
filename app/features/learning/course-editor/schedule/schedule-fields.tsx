import { useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";

type Props = {
	/** `YYYY-MM-DD` in the zone. */
	today: string;
	zone: string;
	reply: FormReply | undefined;
	isOpen: boolean;
};

/** "At a time…": part of the form that publishes. */
export function ScheduleFields({ today, zone, reply, isOpen }: Props) {
	const { t } = useTranslation("course-schedule");
	const { field, isRefused } = useFields({ namespace: "course-schedule", reply, intent: "schedule" });
	const { formData } = useNavigation();
	return (
		<details open={isOpen || isRefused || undefined}>
			<summary className="link hit-area text-label">{t("title")}</summary>
			<div className="mt-4 grid max-w-120 gap-4 border-l-2 border-accent pl-4">
				<p className="text-ui">{t("text")}</p>
				<div className="grid gap-4 sm:grid-cols-2">
					<TextField {...field("day", today)} type="date" label={t("day")} min={today} />
					<TextField {...field("time", "09:00")} type="time" label={t("time")} help={t("zone", { zone })} />
				</div>
				<div>
					<Button
						type="submit"
						name="intent"
						value="schedule"
						variant="secondary"
						pending={formData?.get("intent") === "schedule"}
						pendingLabel={t("scheduling")}
					>
						{t("schedule")}
					</Button>
				</div>
			</div>
		</details>
	);
}
