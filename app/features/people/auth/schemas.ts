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
	/** The six digits that an account asks for after several failures. */
	code: z.string().overwrite(pastedCode).max(12, key("errors.codeInvalid")).optional(),
});

/** What a program signs in with: page and program share the rest. */
export const ApiLoginInput = LoginInput.extend({
	/** The code of an authenticator app, or a recovery code, for an account with a second factor. */
	secondFactor: z
		.string()
		.overwrite(pastedCode)
		.min(1, key("errors.factorCodeMissing"))
		.max(40, key("errors.factorWrong"))
		.optional(),
});

/** What the pages on which one signs in send beside: whether they keep who entered (`IdentityField`). */
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

/** Another address for an account, or the wish to take back the last one. */
export const NewEmailForm = z.strictObject({ email });

/** The token of a mail's link, where a press is all that is asked for. */
export const LinkForm = z.strictObject({ token: z.string().min(20).max(128) });

/** A proof of who one is: the way, and the fields of that way. */
const byCode = z.strictObject({
	way: z.literal("code"),
	code: z
		.string({ message: key("errors.factorCodeMissing") })
		.overwrite(pastedCode)
		.min(1, key("errors.factorCodeMissing"))
		.max(12, key("errors.factorWrong")),
});
/** `response` is what the browser has made of the passkey, as JSON. */
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

/** A second factor, after the password. */
export const SecondFactorForm = z.discriminatedUnion("way", [
	byCode.extend({ identity }),
	byRecoveryCode.extend({ identity }),
	byPasskey.extend({ identity }),
]);

/** A passkey in the place of a password. */
export const PasskeySignInForm = byPasskey.omit({ way: true }).extend({ identity });

/** Either the token of a link, or the wish for a new one. */
export const VerifyEmailInput = z.strictObject({ token: z.string().optional(), intent: z.literal("again").optional() });
