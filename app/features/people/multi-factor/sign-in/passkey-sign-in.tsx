import { useTranslation } from "react-i18next";
import { entrancePath } from "#app/features/people/auth/entrance/entrance.ts";
import { PasskeyButton, type PasskeyButtonProps } from "../passkeys/passkey-button";

const KEEPS = { identity: "keep" };

/** The way in without a password, below the form of the password; the field of the e-mail offers it as well. */
export function PasskeySignIn({ search }: { search: URLSearchParams }) {
	const { t } = useTranslation("factors");
	return (
		<div className="mt-5">
			<PasskeyButton
				ceremony="signIn"
				action={entrancePath("/login/passkey", search)}
				fields={KEEPS}
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

/** Proves with a passkey of the account who one is, to the page it stands on unless it is sent otherwise. */
export function PasskeyProof({ label, className, keepsIdentity = false, send }: Props) {
	return (
		<div className={className}>
			<PasskeyButton
				ceremony="prove"
				fields={{ way: "passkey", ...(keepsIdentity ? KEEPS : {}) }}
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
