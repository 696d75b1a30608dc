import { useTranslation } from "react-i18next";
import { entrancePath } from "#app/features/people/auth/entrance/entrance.ts";
import { PasskeyButton, type PasskeyButtonProps } from "../passkeys/passkey-button";

const IDENTITY_FIELDS = { identity: "keep" };

export function PasskeySignIn({ search }: { search: URLSearchParams }) {
	const { t } = useTranslation("factors");
	return (
		<div className="mt-5">
			<PasskeyButton
				ceremony="signIn"
				action={entrancePath("/login/passkey", search)}
				fields={IDENTITY_FIELDS}
				isOffered
				variant="secondary"
				size="lg"
				className="w-full"
			>
				{t("passkeys.signIn")}
			</PasskeyButton>
		</div>
	);
}

type Props = Pick<PasskeyButtonProps, "send"> & { label: string; className?: string; keepsIdentity?: boolean };

export function PasskeyProof({ label, className, keepsIdentity = false, send }: Props) {
	return (
		<div className={className}>
			<PasskeyButton
				ceremony="prove"
				fields={{ way: "passkey", ...(keepsIdentity ? IDENTITY_FIELDS : {}) }}
				send={send}
				variant="secondary"
				size="lg"
				className="w-full"
			>
				{label}
			</PasskeyButton>
		</div>
	);
}
