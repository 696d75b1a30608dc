import { useTranslation } from "react-i18next";
import type { QueuedAction } from "#app/shared/device-queue/queued-action.ts";
import { QueuedActionsNotice } from "#app/ui/states/queued-actions-notice.tsx";

type Props = { post: QueuedAction | undefined; onDiscard: () => void };

/** Says that a text waits in this browser, and for what. */
export function WaitingNotice({ post, onDiscard }: Props) {
	const { t } = useTranslation("forum");
	const words = {
		network: t("waiting.network"),
		signIn: t("waiting.signIn"),
		toSignIn: t("waiting.toSignIn"),
		refused: t("waiting.refused"),
		understood: t("waiting.understood"),
		discard: t("waiting.discard"),
	};
	return <QueuedActionsNotice actions={post ? [post] : []} words={words} onDismiss={onDiscard} className="mt-3" />;
}
