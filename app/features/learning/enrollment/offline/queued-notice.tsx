import { useTranslation } from "react-i18next";
import type { QueuedAction } from "#app/shared/device-queue/queued-action.ts";
import { dropQueuedAction } from "#app/shared/device-queue/queued-action-store.ts";
import { QueuedActionsNotice } from "#app/ui/states/queued-actions-notice.tsx";

type Props = {
	deeds: readonly QueuedAction[];
	className?: string;
};

/** Queued or refused actions on this thing. */
export function QueuedNotice({ deeds, className }: Props) {
	const { t } = useTranslation("lesson");
	const words = {
		network: t("kept.waiting"),
		signIn: t("kept.signIn"),
		toSignIn: t("kept.toSignIn"),
		refused: t("kept.refused"),
		understood: t("kept.understood"),
	};
	return (
		<QueuedActionsNotice
			actions={deeds}
			words={words}
			onDismiss={({ key }) => dropQueuedAction(key)}
			className={className}
		/>
	);
}
