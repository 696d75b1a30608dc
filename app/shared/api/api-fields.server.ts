import type { AppLoadContext } from "@remix-run/cloudflare";
import type { z } from "zod";
import { fieldErrors } from "../form-errors";
import { sayMessage } from "../forms/say-message.server";
import type { Namespace } from "../words/i18n";

export async function translatedFields(
	context: AppLoadContext,
	namespace: Namespace,
	error: z.ZodError,
): Promise<Record<string, string>> {
	const language = await context.language;
	return Object.fromEntries(
		Object.entries(fieldErrors(error)).map(([field, key]) => [field, sayMessage(language, namespace, { key })]),
	);
}
