import { useTranslation } from "react-i18next";
import { Button, type ButtonProps } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { useKnowsPasskeys, usePasskey } from "./use-passkey";

type Props = Parameters<typeof usePasskey>[0] & Pick<ButtonProps, "variant" | "size" | "className" | "children">;

/** A button that has the device make or use a passkey. Not there in a browser that cannot, or without script. */
export function PasskeyButton({ ceremony, action, fields, isOffered, ...look }: Props) {
	const { t } = useTranslation("factors");
	const knows = useKnowsPasskeys();
	const { state, press } = usePasskey({ ceremony, action, fields, isOffered: isOffered && knows === true });

	if (knows === false && ceremony === "register") return <Notice tone="info">{t("passkeys.unsupported")}</Notice>;
	if (!knows) return null;
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
			{state === "failed" || state === "known" ? (
				<Notice tone="warning" className="mt-4">
					{t(`passkeys.${state}`)}
				</Notice>
			) : null}
		</div>
	);
}
