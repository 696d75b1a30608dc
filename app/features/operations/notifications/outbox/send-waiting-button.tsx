import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { MESSAGES_LIST, type MessagesQuery } from "./messages-query";

export function SendWaitingButton({ query }: { query: MessagesQuery }) {
	const { t } = useTranslation("outbox");
	const { formData } = useNavigation();
	return (
		<Form method="post" action={MESSAGES_LIST.href(query)} preventScrollReset>
			<Button
				type="submit"
				name="intent"
				value="sendWaiting"
				variant="secondary"
				pending={formData?.get("intent") === "sendWaiting"}
				pendingLabel={t("sending")}
			>
				{t("sendWaiting")}
			</Button>
		</Form>
	);
}
