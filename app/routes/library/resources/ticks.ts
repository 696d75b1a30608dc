import { redirect } from "@remix-run/cloudflare";
import { changeTicks } from "#app/features/library/resources/checklist/change-ticks.server.ts";
import { tickChange, writeTicks } from "#app/features/library/resources/checklist/tick-change.ts";
import { TicksForm } from "#app/features/library/resources/checklist/ticks-form.server.ts";
import { openResource } from "#app/features/library/resources/open-resource.server.ts";
import { everyone, guarded } from "#app/features/people/auth/access.server.ts";
import { badForm, notFound } from "#app/shared/api/api-error.server.ts";
import { parseForm } from "#app/shared/forms/parse-form.server.ts";

/** Guests get their ticks in the URL, because cached pages depend on nothing else. */
export const action = guarded(everyone, async ({ context, db, params, request, user }) => {
	const form = parseForm(await request.formData(), TicksForm);
	if (form.status !== "success") throw badForm();
	const now = new Date();
	const slug = String(params.slug).slice(0, 100);
	const found = await openResource(db, { slug, language: await context.language, user, now });
	if (found === "missing") throw notFound();
	if (found === "closed") throw badForm(403);

	const known = new Set((found.facts.sections ?? []).flatMap(({ items }) => items));
	const items = form.value.intent === "reset" ? [] : form.value.item;
	const change = tickChange({ was: form.value.was, items, known, now: now.getTime() });
	if (user) await changeTicks(db, { userId: user.id, documentId: found.entry.id, change });
	if (request.headers.get("Accept") === "application/json") return Response.json({ saved: user !== null });

	const own = `${params.lang ? `/${params.lang}` : ""}/resources/${slug}`;
	const ticks = Object.fromEntries(
		items.filter(({ item }) => known.has(item)).map(({ item }) => [item, now.getTime()]),
	);
	return redirect(user || items.length === 0 ? own : `${own}?ticked=${writeTicks(ticks)}`, 303);
});
