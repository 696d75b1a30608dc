import type { AppLoadContext } from "@remix-run/cloudflare";
import type { z } from "zod";
import { fieldErrors } from "../form-errors";
import type { Namespace } from "../words/i18n";
import { getFixedT } from "../words/i18n.server";

export async function translatedFields(
	context: AppLoadContext,
	namespace: Namespace,
	error: z.ZodError,
): Promise<Record<string, string>> {
	const t = getFixedT(await context.language, namespace) as (key: string) => string;
	return Object.fromEntries(Object.entries(fieldErrors(error)).map(([field, key]) => [field, t(key)]));
}
