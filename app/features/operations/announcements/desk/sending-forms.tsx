import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FormReply } from "#app/shared/forms/form-reply.ts";
import { useFields } from "#app/shared/forms/use-fields.ts";
import { Button, type ButtonProps } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { AnnouncementPageData } from "./announcement-page-data.server";

type Props = Pick<AnnouncementPageData, "announcement" | "size" | "zone" | "today"> & { reply: FormReply | undefined };

/** A draft: to oneself, at a time to come, or to all at once. */
export function DraftForms({ announcement, size, zone, today, reply }: Props) {
	const { t } = useTranslation("announcements");
	const { audienceName, revision: seen } = announcement;
	return (
		<div className="grid max-w-160 gap-8">
			<p className="text-ui">{t("send.audience", { audience: audienceName, count: size.count, number: size.text })}</p>
			<DeedButton intent="test" seen={seen} help={t("send.testHelp")}>
				{t("send.test")}
			</DeedButton>
			<ScheduleForm seen={seen} zone={zone} today={today} reply={reply} />
			<Deed intent="send" seen={seen}>
				<ConfirmButton
					question={t("send.question", { audience: audienceName, count: size.count, number: size.text })}
					confirm={t("send.confirm", { count: size.count, number: size.text })}
				>
					{t("send.now")}
				</ConfirmButton>
			</Deed>
			<Deed intent="delete" seen={seen}>
				<ConfirmButton variant="quiet" question={t("remove.question")} confirm={t("remove.confirm")}>
					{t("remove.button")}
				</ConfirmButton>
			</Deed>
		</div>
	);
}

function ScheduleForm({ seen, zone, today, reply }: { seen: number } & Pick<Props, "zone" | "today" | "reply">) {
	const { t } = useTranslation("announcements");
	const { field } = useFields({ namespace: "announcements", reply, intent: "schedule" });
	const isPending = useNavigation().formData?.get("intent") === "schedule";
	return (
		<Deed intent="schedule" seen={seen}>
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField {...field("day", today)} type="date" label={t("send.day")} min={today} />
				<TextField {...field("time", "09:00")} type="time" label={t("send.time")} help={t("send.zone", { zone })} />
			</div>
			<Button type="submit" variant="secondary" pending={isPending} pendingLabel={t("form.saving")} className="mt-4">
				{t("send.schedule")}
			</Button>
		</Deed>
	);
}

/** One that waits for its time. */
export function ScheduledForms({ announcement, size }: Pick<Props, "announcement" | "size">) {
	const { t } = useTranslation("announcements");
	const { revision: seen, sendAt, audienceName } = announcement;
	return (
		<div className="grid max-w-160 gap-6">
			<p className="text-ui">
				{t("send.waits", { audience: audienceName, at: sendAt, count: size.count, number: size.text })}
			</p>
			<DeedButton intent="unschedule" seen={seen}>
				{t("send.unschedule")}
			</DeedButton>
			<DeedButton intent="test" seen={seen} help={t("send.testHelp")}>
				{t("send.test")}
			</DeedButton>
		</div>
	);
}

/** One that is on its way. */
export function StopForm({ announcement: { revision: seen } }: Pick<Props, "announcement">) {
	const { t } = useTranslation("announcements");
	return (
		<Deed intent="stop" seen={seen}>
			<ConfirmButton variant="secondary" question={t("stop.question")} confirm={t("stop.confirm")}>
				{t("stop.button")}
			</ConfirmButton>
		</Deed>
	);
}

type DeedProps = { intent: string; seen: number; children: ReactNode };

function Deed({ intent, seen, children }: DeedProps) {
	return (
		<Form method="post" noValidate preventScrollReset>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="seen" value={seen} />
			{children}
		</Form>
	);
}

function DeedButton({ intent, seen, help, children }: DeedProps & { help?: string; variant?: ButtonProps["variant"] }) {
	const { t } = useTranslation("announcements");
	const isPending = useNavigation().formData?.get("intent") === intent;
	return (
		<Deed intent={intent} seen={seen}>
			<Button type="submit" variant="secondary" pending={isPending} pendingLabel={t("form.saving")}>
				{children}
			</Button>
			{help ? <p className="mt-2 text-label text-ink-muted">{help}</p> : null}
		</Deed>
	);
}
