import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button.tsx";
import { Colon } from "#app/ui/text/joining.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import type { ErrorStatus } from "./errors-query";

type Props = {
	fingerprint: string;
	message: string;
	status: ErrorStatus;
	returnTo: string;
	size?: "sm" | "md";
};

const ACTIONS_OF_STATUS = {
	open: ["resolve", "mute"],
	resolved: ["reopen"],
	muted: ["resolve", "reopen"],
} as const satisfies Record<ErrorStatus, readonly string[]>;

export function StatusActions({ fingerprint, message, status, returnTo, size = "md" }: Props) {
	const { t } = useTranslation("errors");
	const { formAction, formData } = useNavigation();
	const target = `/admin/errors/${fingerprint}`;
	const pending = formAction === target ? formData?.get("intent") : null;

	return (
		<Form method="post" action={target} className="flex flex-wrap gap-2" preventScrollReset>
			<input type="hidden" name="returnTo" value={returnTo} />
			{ACTIONS_OF_STATUS[status].map((deed) => (
				<Button
					key={deed}
					type="submit"
					name="intent"
					value={deed}
					variant="secondary"
					size={size}
					pending={pending === deed}
				>
					{t(`deeds.${deed}`)}
					<VisuallyHidden>
						<Colon />
						{message}
					</VisuallyHidden>
				</Button>
			))}
		</Form>
	);
}
