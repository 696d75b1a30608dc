import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Strength, strengthOf } from "#app/features/people/auth/password/password-strength.ts";
import { PasswordField } from "#app/ui/form/password-field.tsx";

const STEPS_OF_STRENGTH: Record<Strength, number> = { short: 0, common: 0, weak: 1, fair: 2, strong: 3 };

export function NewPasswordField({ error }: { error?: string }) {
	const { t } = useTranslation(["account", "auth"]);
	const [strength, setStrength] = useState<Strength | null>(null);
	const input = useRef<HTMLInputElement>(null);
	const judge = (typed: string) => setStrength(typed ? strengthOf(typed) : null);
	useEffect(() => {
		if (input.current?.value) setStrength(strengthOf(input.current.value));
	}, []);
	const filled = strength === null ? 0 : STEPS_OF_STRENGTH[strength];
	return (
		<div>
			<PasswordField
				id="password"
				name="password"
				autoComplete="new-password"
				required
				label={t("auth:fields.newPassword")}
				help={t("auth:fields.passwordHelp")}
				showLabel={t("auth:fields.show")}
				hideLabelText={t("auth:fields.hide")}
				error={error}
				ref={input}
				onChange={({ target }) => judge(target.value)}
			/>
			<div hidden={strength === null} className="mt-3">
				<div aria-hidden="true" className="grid grid-cols-3 gap-1">
					{[1, 2, 3].map((step) => (
						<span key={step} className={`h-1 rounded-full ${step <= filled ? "bg-brand" : "bg-line"}`} />
					))}
				</div>
				<p role="status" className="mt-2 text-label text-ink-muted">
					{strength ? t(`password.strength.${strength}`) : null}
				</p>
			</div>
		</div>
	);
}
