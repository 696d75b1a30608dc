import { PasswordField } from "#app/features/people/auth/entrance/auth-fields.tsx";
import type { FormView } from "#app/shared/forms/form-reply.ts";
import { CodeField, RecoveryField } from "../sign-in/second-factor-forms";
import type { TypedWay } from "./proof-ways";

export function WayField({ way, form }: { way: TypedWay; form: FormView }) {
	if (way === "code") return <CodeField form={form} />;
	if (way === "recovery") return <RecoveryField form={form} />;
	return (
		<>
			<input type="hidden" name="way" value="password" />
			<PasswordField form={form} id="proof-password" />
		</>
	);
}
