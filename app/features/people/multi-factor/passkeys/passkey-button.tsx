import { useTranslation } from "react-i18next";
import { Button, type ButtonProps } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { usePasskey, usePasskeyHindrance } from "./use-passkey";

export type PasskeyButtonProps = Parameters<typeof usePasskey>[0] &
	Pick<ButtonProps, "variant" | "size" | "className" | "children">;

/** When unsupported it explains why to those who create a passkey; elsewhere it is hidden. */
export function PasskeyButton({ ceremony, action, fields, send, isOffered, ...look }: PasskeyButtonProps) {
	const { t } = useTranslation("factors");
	const hindrance = usePasskeyHindrance();
	const isPossible = hindrance?.reason === null;
	const { state, press } = usePasskey({ ceremony, action, fields, send, isOffered: isOffered && isPossible });

	if (!isPossible) {
		if (ceremony !== "register") return null;
		return hindrance?.reason ? (
			<Notice tone="info">{t(`passkeys.cannot.${hindrance.reason}`, { host: hindrance.host })}</Notice>
		) : (
			<noscript>
				<Notice tone="info">{t("passkeys.cannot.script")}</Notice>
			</noscript>
		);
	}
	return (
		<div>
			<Button
				{...look}
				pending={state === "pending"}
				pendingLabel={t("passkeys.pending")}
				onClick={() => {
					press();
				}}
			/>
			{state !== "idle" && state !== "pending" ? (
				<Notice tone="warning" className="mt-4">
					{t(`passkeys.${state}`)}
				</Notice>
			) : null}
		</div>
	);
}
