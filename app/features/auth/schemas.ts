import { z } from "zod";
import { isCommonPassword } from "./password/common-passwords";

/** Messages are keys of `locales/<language>/auth.json`; `meta` is for the description of the API. */
const email = z
	.string({ message: "errors.emailMissing" })
	.trim()
	.toLowerCase()
	.min(1, "errors.emailMissing")
	.max(254, "errors.emailInvalid")
	.pipe(z.email("errors.emailInvalid"))
	.meta({ format: "email" });

const newPassword = z
	.string({ message: "errors.passwordMissing" })
	.min(1, "errors.passwordMissing")
	.min(10, "errors.passwordShort")
	.max(128, "errors.passwordLong")
	.refine((password) => !isCommonPassword(password), "errors.passwordCommon")
	.meta({ format: "password" });

const controlCharacters = /\p{Cc}/u;

export const LoginInput = z.strictObject({
	email,
	password: z
		.string({ message: "errors.passwordMissing" })
		.min(1, "errors.passwordMissing")
		.max(128, "errors.passwordLong")
		.meta({ format: "password" }),
	/** The six digits that an account asks for after several failures. */
	code: z.string().trim().max(12, "errors.codeInvalid").optional(),
});

export const RegisterInput = z.strictObject({
	name: z
		.string({ message: "errors.nameMissing" })
		.trim()
		.min(1, "errors.nameMissing")
		.max(100, "errors.nameLong")
		.refine((name) => !controlCharacters.test(name), "errors.nameInvalid"),
	email,
	password: newPassword,
});

export const ForgotPasswordInput = z.strictObject({ email });

export const ResetPasswordInput = z.strictObject({
	token: z.string({ message: "errors.linkInvalid" }).min(20, "errors.linkInvalid").max(128, "errors.linkInvalid"),
	password: newPassword,
});
