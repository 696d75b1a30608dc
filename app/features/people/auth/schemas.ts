import { z } from "zod";
import { emailText } from "#app/shared/forms/email-text.ts";
import { errorKeys } from "#app/shared/forms/form-message.ts";
import { requiredLine } from "#app/shared/forms/person-text.ts";
import { pastedCode } from "#app/shared/text/pasted-code.ts";
import { isCommonPassword } from "./password/common-passwords";

const key = errorKeys<"auth">();

/** Messages are keys of `locales/<language>/people/auth.json`; `meta` is for the description of the API. */
const email = emailText({ missing: key("errors.emailMissing"), invalid: key("errors.emailInvalid") });

const newPassword = z
	.string({ message: key("errors.passwordMissing") })
	.min(1, key("errors.passwordMissing"))
	.min(10, key("errors.passwordShort"))
	.max(128, key("errors.passwordLong"))
	.refine((password) => !isCommonPassword(password), key("errors.passwordCommon"))
	.meta({ format: "password" });

export const LoginInput = z.strictObject({
	email,
	password: z
		.string({ message: key("errors.passwordMissing") })
		.min(1, key("errors.passwordMissing"))
		.max(128, key("errors.passwordLong"))
		.meta({ format: "password" }),
	code: z.string().overwrite(pastedCode).max(12, key("errors.codeInvalid")).optional(),
});

export const ApiLoginInput = LoginInput.extend({
	secondFactor: z
		.string()
		.overwrite(pastedCode)
		.min(1, key("errors.factorCodeMissing"))
		.max(40, key("errors.factorWrong"))
		.optional(),
});

/** Posted when the page stores who signed in (`IdentityField`). */
const identity = z.enum(["keep"]).optional();

export const LoginForm = LoginInput.extend({ identity });

export const RegisterInput = z.strictObject({
	name: requiredLine(100, {
		missing: key("errors.nameMissing"),
		long: key("errors.nameLong"),
		unreadable: key("errors.nameInvalid"),
	}),
	email,
	password: newPassword,
});

export const RegisterForm = RegisterInput.extend({ identity });

export const ForgotPasswordInput = z.strictObject({ email });

export const ResetPasswordInput = z.strictObject({
	token: z
		.string({ message: key("errors.linkInvalid") })
		.min(20, key("errors.linkInvalid"))
		.max(128, key("errors.linkInvalid")),
	password: newPassword,
});

export const NewPasswordForm = z.strictObject({ password: newPassword });

export const NewEmailForm = z.strictObject({ email });

/** The token of a mail's link, for pages with only a button. */
export const LinkForm = z.strictObject({ token: z.string().min(20).max(128) });

const byCode = z.strictObject({
	way: z.literal("code"),
	code: z
		.string({ message: key("errors.factorCodeMissing") })
		.overwrite(pastedCode)
		.min(1, key("errors.factorCodeMissing"))
		.max(12, key("errors.factorWrong")),
});
/** `response` is the browser's passkey response as JSON. */
const byPasskey = z.strictObject({ way: z.literal("passkey"), response: z.string().max(20_000) });
const byRecoveryCode = z.strictObject({
	way: z.literal("recovery"),
	recoveryCode: z
		.string({ message: key("errors.recoveryCodeMissing") })
		.overwrite(pastedCode)
		.min(1, key("errors.recoveryCodeMissing"))
		.max(40, key("errors.factorWrong")),
});

export const IdentityForm = z.discriminatedUnion("way", [
	z.strictObject({
		way: z.literal("password"),
		password: z
			.string({ message: key("errors.passwordMissing") })
			.min(1, key("errors.passwordMissing"))
			.max(128, key("errors.passwordLong")),
	}),
	byCode,
	byRecoveryCode,
	byPasskey,
]);

export const SecondFactorForm = z.discriminatedUnion("way", [
	byCode.extend({ identity }),
	byRecoveryCode.extend({ identity }),
	byPasskey.extend({ identity }),
]);

/** Passkey sign-in without a password. */
export const PasskeySignInForm = byPasskey.omit({ way: true }).extend({ identity });

export const VerifyEmailInput = z.strictObject({ token: z.string().optional(), intent: z.literal("again").optional() });
