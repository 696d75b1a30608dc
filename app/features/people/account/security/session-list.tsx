import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { Laptop, Smartphone } from "#app/ui/icons.tsx";
import { SplitSection } from "#app/ui/split-section.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import type { SessionView } from "./session-view";

export function SessionList({ sessions }: { sessions: SessionView[] }) {
	const { t } = useTranslation("account");
	return (
		<SplitSection id="sessions" title={t("sessions.title")} text={t("sessions.text")}>
			<ul>
				{sessions.map((session) => (
					<li key={session.id} className="flex items-center gap-4 border-b border-line py-4 first:pt-1">
						<SessionWords session={session} />
						{session.isThis ? (
							<Badge tone="success" className="shrink-0 whitespace-nowrap">
								{t("sessions.thisDevice")}
							</Badge>
						) : (
							<End session={session} />
						)}
					</li>
				))}
			</ul>
			{sessions.length > 1 ? (
				<Form method="post" preventScrollReset className="mt-4">
					<ConfirmButton
						name="intent"
						value="endOthers"
						variant="danger"
						question={t("sessions.endOthersQuestion", { count: sessions.length - 1 })}
						confirm={t("sessions.endOthersConfirm")}
					>
						{t("sessions.endOthers")}
					</ConfirmButton>
				</Form>
			) : null}
		</SplitSection>
	);
}

function SessionWords({ session: { isHandheld, ...words } }: { session: SessionView }) {
	const Icon = isHandheld ? Smartphone : Laptop;
	return (
		<>
			<Icon className="size-5 text-ink-muted" />
			<div className="min-w-0 grow">
				<p className="text-ui font-strong">{words.device}</p>
				<p className="text-step-1 text-ink-muted">{words.lastUse}</p>
				<p className="text-step-1 text-ink-subtle">{words.begunText}</p>
			</div>
		</>
	);
}

function End({ session: { id, device } }: { session: SessionView }) {
	const { t } = useTranslation("account");
	const isEnding = useNavigation().formData?.get("sessionId") === id;
	return (
		<Form method="post" preventScrollReset className="shrink-0">
			<input type="hidden" name="sessionId" value={id} />
			<Button type="submit" name="intent" value="end" variant="secondary" size="sm" pending={isEnding}>
				{t("sessions.end")}
				<span className="sr-only">
					<Colon />
					{device}
				</span>
			</Button>
		</Form>
	);
}
